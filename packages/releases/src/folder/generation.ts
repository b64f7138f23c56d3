import { randomUUID } from 'node:crypto'
import { renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that every change of a channel below `folder` replaces: readers look at one file instead of every remote's. */
export const createGeneration = (folder: string) => {
  const path = join(folder, 'generation')
  return {
    /** Differs after every change of a channel; undefined before the first one. */
    read: (): string | undefined => {
      const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
      // the kernel sets the time of change; nobody can set it back
      return stat && `${stat.ino} ${stat.ctimeNs}`
    },
    /** Called under the lock, once the channels are written. It need not be durable: no reader survives a crash. */
    next: () => {
      const draft = `${path}.${process.pid}.new`
      writeFileSync(draft, `${randomUUID()}\n`)
      renameSync(draft, path)
    },
  }
}
