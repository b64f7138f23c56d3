import { statfs } from 'node:fs/promises'
import { Refused } from '@calm-rest/command/outcomes'

/** For logs, and for an operator to log in. */
const reserveBytes = 32 * 1024 * 1024

const inMegabytes = (bytes: number) => bytes / 1024 / 1024

/** What may still be written to the disk of a folder: who writes to the bucket must not be able to fill it. */
export interface Room {
  /** Throws `Refused` if these bytes have no room. */
  take(bytes: number, what: string): void
}

export const roomOf = (freeBytes: number): Room => {
  let left = freeBytes
  return {
    take: (bytes, what) => {
      if (bytes > left)
        throw new Refused(
          `The disk is short: ${what} takes ${Math.ceil(inMegabytes(bytes))} MB, and ${Math.floor(inMegabytes(Math.max(0, left)))} MB are free.`,
        )
      left -= bytes
    },
  }
}

export const openRoom = async (folder: string): Promise<Room> => {
  const { bavail, bsize } = await statfs(folder)
  return roomOf(bavail * bsize - reserveBytes)
}
