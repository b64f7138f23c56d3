import type { Channels } from '@calm-rest/contract/releases'
import type { ReleaseStore, StoredRelease } from '../release-store.ts'

/** What a composition is made of. */
export type ComposedFrom = Pick<ReleaseStore, 'remotes' | 'readChannels' | 'release'>

/**
 * Milliseconds for which readings are valid while no channel changes. Files that something else than a release store
 * changed are noticed after it, as are keys.
 */
const validMs = 1_000

/** Reads each value once. */
const once = (store: ComposedFrom): ComposedFrom => {
  let remotes: string[] | undefined
  const channels = new Map<string, Channels>()
  const releases = new Map<string, StoredRelease | undefined>()
  return {
    remotes: () => {
      remotes ??= store.remotes()
      return remotes
    },
    readChannels: (remote) => {
      const known = channels.get(remote) ?? store.readChannels(remote)
      channels.set(remote, known)
      return known
    },
    release: (remote, version) => {
      const key = `${remote} ${version}`
      if (!releases.has(key)) releases.set(key, store.release(remote, version))
      return releases.get(key)
    },
  }
}

/**
 * Readings of a store for page views: the files of all remotes are looked at once for each change of a channel, not for
 * each page. A promotion counts from the next page view on, whichever process made it.
 */
export const createRecentReadings = (
  store: ComposedFrom & Pick<ReleaseStore, 'generation'>,
  now: () => number = () => performance.now(),
) => {
  let readings = once(store)
  let generation: string | undefined
  let readAt = Number.NEGATIVE_INFINITY

  return (): ComposedFrom => {
    const current = store.generation()
    if (current === undefined) return store
    if (current !== generation || now() - readAt >= validMs) {
      readings = once(store)
      generation = current
      readAt = now()
    }
    return readings
  }
}
