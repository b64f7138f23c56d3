import { forEachConcurrently, type ObjectStore, ObjectStoreFailed } from '@calm-rest/objects'
import { chooseKept, type Keep } from '../keep.ts'
import { databasePrefix, readKeys } from './names.ts'

/** Every shipped state of this time can be restored; of older ones, the snapshots that `Keep` chooses. */
const everyStateMs = 24 * 60 * 60_000

/** Returns the keys that are no longer needed, in the order in which they are removed: a snapshot is first marked as not whole. */
export const chooseRemoved = (keys: readonly string[], keep: Keep, now: Date): string[] => {
  const { segments, snapshots, parts } = readKeys(keys)
  const stored = snapshots
    .map(({ key, name }) => ({ file: key, takenAt: name.takenAt, name }))
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
  // states after it need it, back to the last one that everything is kept of
  const edge = stored.find(({ takenAt }) => now.getTime() - takenAt.getTime() >= everyStateMs)
  if (!edge) return []
  const isOld = ({ takenAt }: { takenAt: Date }) => takenAt < edge.takenAt
  const chosen = new Set([...chooseKept(stored, keep)].map(({ file }) => file))
  const gone = stored.filter((snapshot) => isOld(snapshot) && !chosen.has(snapshot.file))
  const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'))
  const keptFolders = new Set(
    stored.filter((snapshot) => !gone.includes(snapshot)).map(({ file }) => folderOf(file)),
  )
  return [
    ...gone.map(({ file }) => file),
    ...segments.filter(({ name }) => isOld(name)).map(({ key }) => key),
    ...parts.filter(({ key, name }) => isOld(name) && !keptFolders.has(folderOf(key))).map(({ key }) => key),
  ]
}

const concurrency = 8

/** Removes old states of databases. Returns the number of removed objects, or 'refused' if the keys may not remove. */
export const removeOld = async (
  store: Pick<ObjectStore, 'list' | 'remove'>,
  keep: Keep,
  now: Date,
): Promise<number | 'refused'> => {
  const keys = (await store.list(databasePrefix)).map(({ key }) => key)
  const removed = chooseRemoved(keys, keep, now)
  try {
    await forEachConcurrently(concurrency, removed, (key) => store.remove(key))
    return removed.length
  } catch (cause) {
    if (cause instanceof ObjectStoreFailed && cause.code === 'AccessDenied') return 'refused'
    throw cause
  }
}
