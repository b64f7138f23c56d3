import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { Refused } from '@calm-rest/command/outcomes'
import { hashOf } from '../files.ts'
import type { SnapshotName } from './names.ts'
import type { Room } from './room.ts'

/** A database file that is put together on the disk. Close it in any case. */
export const openStateFile = (path: string, room: Room) => {
  const file = openSync(path, 'w', 0o600)
  let size = 0
  return {
    size: () => size,
    /** Throws `Refused` if the disk has no room for it. */
    resize: (bytes: number) => {
      if (bytes > size) room.take(bytes - size, 'the database')
      ftruncateSync(file, bytes)
      size = bytes
    },
    write: (content: Buffer, position: number) => void writeSync(file, content, 0, content.length, position),
    /** Throws `Refused` if the whole file is another than the one that was backed up. */
    assertSame: (expectedSha256: string, { generation, sequence }: SnapshotName) => {
      if (hashOf(path) === expectedSha256) return
      throw new Refused(`The database of ${generation}/${sequence} is not the one that was backed up.`)
    },
    close: () => closeSync(file),
  }
}

export type StateFile = ReturnType<typeof openStateFile>
