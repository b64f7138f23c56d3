import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** An in-memory folder, which Linux has. */
const inMemory = '/dev/shm'
/** Maximum size of the servers' data of a run, with their logs. */
const neededBytes = 2 * 1024 ** 3

/** Parent folder for many short-lived files: in memory if there is space, since that is fastest. */
export const quickFolder = (): string => (freeBytes(inMemory) >= neededBytes ? inMemory : tmpdir())

const freeBytes = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
