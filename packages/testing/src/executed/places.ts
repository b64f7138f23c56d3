import { join } from 'node:path'

/** Where a process tells what ran in it, as long as it is there. */
export const socketFile = (folder: string, pid: number) => join(folder, `${pid}.sock`)

/** Where it has told so when it ended. */
export const exitFile = (folder: string, pid: number) => join(folder, `${pid}.ended.json`)
