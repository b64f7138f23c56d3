/** A moment in a key: 20270601T060000123Z. It sorts by time. */
const stampOf = (at: Date) => at.toISOString().replaceAll(/[-:.]/g, '')

const momentOf = (stamp: string) =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'))

const paddedTo = (digits: number) => (value: number) => String(value).padStart(digits, '0')
const number = paddedTo(8)

/** Everything under this prefix belongs to the backups of databases. */
export const databasePrefix = 'database/'

/** Names the generation that a process begins: its start, and eight random digits. */
export const newGeneration = (startedAt: Date) => `${stampOf(startedAt)}-${crypto.randomUUID().slice(0, 8)}`

/** The pages that changed between two states of the database. */
export interface SegmentName {
  generation: string
  /** Rises by one with each attempt; an attempt that failed leaves a gap. */
  sequence: number
  /** State that it changes: that of an earlier segment or snapshot of the generation. */
  base: number
  /** Everything that was acknowledged before this moment is in it. */
  takenAt: Date
}

export interface SnapshotName {
  generation: string
  /** The state is that of the segment with this number; 0 for the first state of a generation. */
  sequence: number
  takenAt: Date
}

/** A snapshot all of whose parts were stored. */
export interface WholeSnapshot extends SnapshotName {
  parts: number
}

export const segmentKey = ({ generation, sequence, base, takenAt }: SegmentName) =>
  `${databasePrefix}${generation}/segments/${number(sequence)}.${number(base)}.${stampOf(takenAt)}.age`

const snapshotFolder = ({ generation, sequence, takenAt }: SnapshotName) =>
  `${databasePrefix}${generation}/snapshots/${number(sequence)}.${stampOf(takenAt)}`

/** Parts are numbered from 0. */
export const partKey = (snapshot: SnapshotName, part: number) =>
  `${snapshotFolder(snapshot)}/part-${number(part)}.age`

/** Stored last: where it is, all `parts` are there. */
export const wholeKey = (snapshot: WholeSnapshot) =>
  `${snapshotFolder(snapshot)}/whole-${number(snapshot.parts)}.age`

const stamp = String.raw`\d{8}T\d{9}Z`
const place = `^database/(?<generation>${stamp}-[0-9a-f]{8})/`
const segment = new RegExp(`${place}segments/(?<sequence>\\d{8})\\.(?<base>\\d{8})\\.(?<at>${stamp})\\.age$`)
const snapshot = new RegExp(
  `${place}snapshots/(?<sequence>\\d{8})\\.(?<at>${stamp})/(part-(?<part>\\d{8})|whole-(?<parts>\\d{8}))\\.age$`,
)

/** Objects of a bucket that are ours, by what their keys say; other objects are ignored. */
export interface StoredObjects {
  segments: { key: string; name: SegmentName }[]
  snapshots: { key: string; name: WholeSnapshot }[]
  parts: { key: string; name: SnapshotName }[]
}

export const readKeys = (keys: readonly string[]): StoredObjects => {
  const found: StoredObjects = { segments: [], snapshots: [], parts: [] }
  for (const key of keys) {
    const { generation = '', sequence, base, at = '' } = segment.exec(key)?.groups ?? {}
    if (sequence !== undefined) {
      const name = { generation, sequence: Number(sequence), base: Number(base), takenAt: momentOf(at) }
      found.segments.push({ key, name })
      continue
    }
    const groups = snapshot.exec(key)?.groups
    if (!groups) continue
    const name = {
      generation: groups.generation ?? '',
      sequence: Number(groups.sequence),
      takenAt: momentOf(groups.at ?? ''),
    }
    if (groups.parts === undefined) found.parts.push({ key, name })
    else found.snapshots.push({ key, name: withParts(name, Number(groups.parts)) })
  }
  return found
}

const withParts = ({ generation, sequence, takenAt }: SnapshotName, parts: number): WholeSnapshot => ({
  generation,
  sequence,
  takenAt,
  parts,
})

/** Keys of the files of the site, such as photographs: each content once, and lists of paths. */
export const blobPrefix = 'files/blobs/'
export const listPrefix = 'files/lists/'
export const blobKey = (sha256: string) => `${blobPrefix}${sha256}.age`
export const listKey = (takenAt: Date) => `${listPrefix}${stampOf(takenAt)}.age`

const blob = /^files\/blobs\/(?<sha256>[0-9a-f]{64})\.age$/
const list = new RegExp(`^files/lists/(?<at>${stamp})\\.age$`)

export const sha256Of = (key: string) => blob.exec(key)?.groups?.sha256
export const listedAt = (key: string) => {
  const at = list.exec(key)?.groups?.at
  return at === undefined ? undefined : momentOf(at)
}
