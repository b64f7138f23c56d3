import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A folder in memory, which Linux has. */
const inMemory = '/dev/shm'
/** Maximum size of the servers' data of a run, with their logs. */
const neededBytes = 2 * 1024 ** 3

/** Where many files that nobody needs tomorrow are made and deleted quickest: in memory, where there is room for them. */
export const quickFolder = (): string => (freeBytes(inMemory) >= neededBytes ? inMemory : tmpdir())

const freeBytes = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
