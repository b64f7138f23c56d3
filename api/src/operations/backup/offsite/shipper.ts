import type { ObjectFacts, ObjectStore } from '@calm-rest/objects'
import type { Database } from 'better-sqlite3'
import { createSeal, type KeyPair, type Seal } from './age.ts'
import { changedPages, hashPages, type Image, type PageHashes, takeImage } from './image.ts'
import { newGeneration, partKey, segmentKey, type WholeSnapshot, wholeKey } from './names.ts'
import { encodeParts, encodeSegment, encodeWhole } from './segment.ts'

export const sealedFacts: ObjectFacts = { contentType: 'application/octet-stream', cacheControl: 'no-store' }

interface ShipperDeps {
  /** A connection of its own, which never writes. */
  db: Database
  store: Pick<ObjectStore, 'create'>
  /** Public keys of the owner. */
  recipients: readonly string[]
  /** Key of this generation, in memory only: the rehearsal decrypts with it. */
  ownKey: KeyPair
  /** Interval of snapshots while the database changes. */
  snapshotEveryMs: number
  /** Without changes a segment without pages says that the site is still there. */
  aliveEveryMs: number
  now: () => Date
}

/** The bytes of a snapshot that are still to be stored. */
interface PendingSnapshot {
  name: WholeSnapshot
  objects: { key: string; sealed: Buffer }[]
}

export interface Shipped {
  /** Everything that was acknowledged before this moment is in the bucket. */
  until: Date
  /** Objects stored by this call, and their bytes. */
  objects: number
  bytes: number
}

/**
 * Ships the states of a database into a bucket, as one generation: snapshots, and segments with the pages that changed.
 * Nothing is ever replaced there. A call that fails leaves a state of before; the next one ships what has changed since.
 */
export const createShipper = (deps: ShipperDeps) => {
  const { db, store, recipients, ownKey, snapshotEveryMs, aliveEveryMs, now } = deps
  const seal: Seal = createSeal([...recipients, ownKey.recipient])
  const generation = newGeneration(now())
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck()
  /** The last state that is stored, as a segment or as what the first snapshot is made of. */
  let stored: { sequence: number; hashes: PageHashes; version: number; at: Date } | undefined
  let sequence = 0
  let pending: PendingSnapshot | undefined
  let snapshot: { sequence: number; at: Date } | undefined
  let lastObjectAt = new Date(0)

  const put = async (key: string, sealed: Buffer): Promise<number> => {
    // false: an attempt whose answer was lost had stored it, since a key is never used twice
    await store.create(key, sealed, sealedFacts)
    return sealed.length
  }

  const prepareSnapshot = async (image: Image, ofSequence: number, takenAt: Date): Promise<void> => {
    const parts = encodeParts(image)
    const name = { generation, sequence: ofSequence, takenAt, parts: parts.length }
    const objects: PendingSnapshot['objects'] = []
    for (const [part, content] of parts.entries()) {
      objects.push({ key: partKey(name, part), sealed: await seal(content) })
    }
    objects.push({ key: wholeKey(name), sealed: await seal(encodeWhole(name, image)) })
    pending = { name, objects }
  }

  const begin = async (): Promise<Shipped> => {
    const at = now()
    const version = dataVersion.get() ?? 0
    const image = takeImage(db)
    await prepareSnapshot(image, 0, at)
    stored = { sequence: 0, hashes: hashPages(image), version, at }
    return { until: at, objects: 0, bytes: 0 }
  }

  const shipSegment = async (before: NonNullable<typeof stored>): Promise<Shipped> => {
    const at = now()
    const version = dataVersion.get() ?? 0
    const isSame = version === before.version
    if (isSame && at.getTime() - lastObjectAt.getTime() < aliveEveryMs) {
      return { until: at, objects: 0, bytes: 0 }
    }
    const image = takeImage(db)
    const hashes = hashPages(image)
    const pages = changedPages(before.hashes, hashes)
    const isChanged = pages.length > 0 || hashes.length !== before.hashes.length
    sequence += 1
    const name = { generation, sequence, base: before.sequence, takenAt: at }
    const bytes = await put(segmentKey(name), await seal(encodeSegment(name, image, pages)))
    lastObjectAt = at
    // a state without changes is that of its base: later segments skip it
    stored = isChanged
      ? { sequence, hashes, version, at }
      : { sequence: before.sequence, hashes, version, at }
    if (isSnapshotDue(at)) await prepareSnapshot(image, stored.sequence, at)
    return { until: at, objects: 1, bytes }
  }

  const isSnapshotDue = (at: Date) =>
    !pending &&
    snapshot !== undefined &&
    stored !== undefined &&
    stored.sequence > snapshot.sequence &&
    at.getTime() - snapshot.at.getTime() >= snapshotEveryMs

  return {
    generation,
    /** Whether a state of this generation can be restored. */
    isRestorable: () => snapshot !== undefined,
    /** Ships what has changed since the last call. Throws `ObjectStoreFailed`. */
    ship: (): Promise<Shipped> => (stored ? shipSegment(stored) : begin()),
    /** Stores the next object of a snapshot; false if there is none to be stored. */
    shipPart: async (): Promise<boolean> => {
      const [next, ...rest] = pending?.objects ?? []
      if (!pending || !next) return false
      await put(next.key, next.sealed)
      pending.objects = rest
      if (rest.length === 0) {
        const { name } = pending
        snapshot = { sequence: name.sequence, at: name.takenAt }
        pending = undefined
      }
      return true
    },
  }
}

export type Shipper = ReturnType<typeof createShipper>
