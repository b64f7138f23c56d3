import {
  readKeys,
  type SegmentName,
  type SnapshotName,
  type StoredObjects,
  type WholeSnapshot,
} from './names.ts'

/** A state that can be restored, and what it takes. */
export interface RestorePlan {
  snapshot: WholeSnapshot
  /** In the order in which they are applied. */
  segments: SegmentName[]
  /** Everything that was acknowledged before this moment is in it. */
  reachedAt: Date
}

/** Returns the newest state of `at` or before that can be restored, by the keys of the bucket alone. */
export const planRestore = (keys: readonly string[], at: Date): RestorePlan | undefined => {
  const objects = readKeys(keys)
  const lookUp = createLookUp(objects)
  for (const { generation, sequence, takenAt } of statesUntil(objects, at)) {
    const chain = lookUp(generation, sequence)
    if (chain) return { snapshot: chain.snapshot, segments: chain.segments, reachedAt: takenAt }
  }
  return undefined
}

/** Returns the moment of the newest object of `at` or before, whether or not its state can be restored. */
export const newestState = (keys: readonly string[], at: Date): Date | undefined => {
  const objects = readKeys(keys)
  const parts = objects.parts.map(({ name }) => name.takenAt)
  const states = [...statesUntil(objects, at).map(({ takenAt }) => takenAt), ...parts]
  return states.filter((takenAt) => takenAt <= at).sort((a, b) => b.getTime() - a.getTime())[0]
}

/** Newest first. */
const statesUntil = ({ segments, snapshots }: StoredObjects, at: Date): SnapshotName[] =>
  [...segments, ...snapshots]
    .map(({ name }): SnapshotName => name)
    .filter(({ takenAt }) => takenAt <= at)
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime() || b.sequence - a.sequence)

const keyOf = (generation: string, sequence: number) => `${generation}/${sequence}`

const createLookUp = ({ segments, snapshots }: StoredObjects) => {
  const bySegment = new Map(segments.map(({ name }) => [keyOf(name.generation, name.sequence), name]))
  const bySnapshot = new Map(snapshots.map(({ name }) => [keyOf(name.generation, name.sequence), name]))
  /** Returns the nearest snapshot before a state, and the segments from there; undefined if something is missing. */
  return (generation: string, sequence: number) => {
    const chain: SegmentName[] = []
    for (let state = sequence; ; ) {
      const snapshot = bySnapshot.get(keyOf(generation, state))
      if (snapshot) return { snapshot, segments: chain.reverse() }
      const segment = bySegment.get(keyOf(generation, state))
      if (!segment || segment.base >= state) return undefined
      chain.push(segment)
      state = segment.base
    }
  }
}
