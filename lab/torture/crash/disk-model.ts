import type { Random } from '@calm-rest/testing/random'

/** A write that was not synced yet. */
interface Pending {
  at: number
  bytes: Buffer
}

interface Inode {
  /** Content that is on the drive for certain. */
  synced: Buffer
  /** Writes since the last sync; after a cut any of them may be there, and the last one by half. */
  pending: Pending[]
}

export type DiskCall =
  | { kind: 'write'; path: string; at: number; bytes: Buffer }
  | { kind: 'sync' | 'unlink'; path: string }
  | { kind: 'truncate'; path: string; length: number }
  | { kind: 'link' | 'rename'; path: string; to: string }

const put = (into: Buffer, { at, bytes }: Pending): Buffer => {
  const grown = Buffer.alloc(Math.max(into.length, at + bytes.length))
  into.copy(grown)
  bytes.copy(grown, at)
  return grown
}

/** Bytes that a drive writes as a whole or not at all. */
const sector = 512

/** Half of a write, up to a sector. */
const torn = ({ at, bytes }: Pending, random: Random): Pending => {
  const sectors = Math.floor(random.between(0, bytes.length / sector))
  return { at, bytes: bytes.subarray(0, sectors * sector) }
}

/**
 * Models a drive that keeps for certain only what was synced. File names count as synced at once, as in a file system
 * with a journal.
 */
export const createDisk = () => {
  const files = new Map<string, Inode>()
  const inode = (path: string) => {
    const known = files.get(path) ?? { synced: Buffer.alloc(0), pending: [] }
    files.set(path, known)
    return known
  }
  const syncAll = (file: Inode) => {
    file.synced = file.pending.reduce(put, file.synced)
    file.pending = []
  }

  return {
    apply: (call: DiskCall) => {
      const file = inode(call.path)
      if (call.kind === 'write') file.pending.push({ at: call.at, bytes: call.bytes })
      if (call.kind === 'sync' || call.kind === 'truncate') syncAll(file)
      if (call.kind === 'truncate') file.synced = file.synced.subarray(0, call.length)
      if (call.kind === 'link' || call.kind === 'rename') files.set(call.to, file)
      if (call.kind === 'unlink' || call.kind === 'rename') files.delete(call.path)
    },
    /** Possible content of the drive after a power cut: of the writes that were not synced, each by chance. */
    afterCut: (random: Random): Map<string, Buffer> =>
      new Map(
        [...files].map(([path, { synced, pending }]) => {
          const survivors = pending.filter(() => random.next() < 0.5)
          const last = survivors.at(-1)
          const written =
            last && random.next() < 0.3 ? [...survivors.slice(0, -1), torn(last, random)] : survivors
          return [path, written.reduce(put, synced)]
        }),
      ),
  }
}
