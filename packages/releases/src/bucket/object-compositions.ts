import type { ObjectStore } from '@calm-rest/objects'
import {
  type Compositions,
  createCompositions,
  isCompositionId,
  parseSet,
  renderSet,
  touchMs,
  versionsOf,
} from '../composition/compositions.ts'
import { ownFacts } from './facts.ts'
import { compositionKey, compositionsFolder } from './keys.ts'

/**
 * Sets of releases that any server of the site served: in files of `folder` on this machine, and in the
 * bucket for all servers.
 */
export const createObjectCompositions = (bucket: ObjectStore, folder: string) => {
  const here = createCompositions(folder)
  const touched = new Map<string, number>()

  const ensureLocal = async (id: string): Promise<void> => {
    if (!isCompositionId(id) || here.read(id)) return
    const found = await bucket.get(compositionKey(id))
    if (found) here.add(id, parseSet(found.content.toString()))
  }

  const compositions: Compositions = {
    note: (composition, now) => {
      here.note(composition, now)
      const { id } = composition
      if (now.getTime() - (touched.get(id) ?? 0) < touchMs) return
      touched.set(id, now.getTime())
      // written again every hour: the object's age tells when the set was last served
      const set = Buffer.from(renderSet(versionsOf(composition)))
      // the page does not wait for this; if it fails, the next page writes it
      bucket.put(compositionKey(id), set, ownFacts).catch(() => touched.delete(id))
    },
    read: here.read,
    servedSince: async (since) => {
      const recent = (await bucket.list(compositionsFolder)).filter(({ changedAt }) => changedAt >= since)
      const sets = await Promise.all(recent.map(({ key }) => bucket.get(key)))
      return sets.flatMap((set) => (set ? [parseSet(set.content.toString())] : []))
    },
  }
  return { compositions, ensureLocal }
}
