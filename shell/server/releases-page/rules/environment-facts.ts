import type { ReleaseStore } from '@calm-rest/releases'
import { madeLive } from '../release-facts.ts'

/** What is live in an environment. */
export interface EnvironmentFacts {
  name: string
  /** Whether this site is it. */
  isHere: boolean
  live: ReadonlyMap<string, { version: string; since: string | undefined }>
}

const readEnvironment = async (store: ReleaseStore, name: string): Promise<EnvironmentFacts> => {
  const its = await store.at(name)
  const live = its.remotes().flatMap((remote) => {
    const channels = its.readChannels(remote)
    const { stable } = channels
    return stable ? [[remote, { version: stable, since: madeLive(channels, stable)?.at }] as const] : []
  })
  return { name, isHere: name === store.environment, live: new Map(live) }
}

/** Other environments may be in a bucket, and many pages may ask. */
const recentMs = 10_000

/** Environments of the platform in their order, at most ten seconds old; none where it has one only. */
export const createReadEnvironments = (store: ReleaseStore) => {
  let reading: Promise<EnvironmentFacts[]> | undefined
  let readAtMs = 0
  return (): Promise<EnvironmentFacts[]> => {
    if (reading && performance.now() - readAtMs < recentMs) return reading
    readAtMs = performance.now()
    const fresh = Promise.all(store.environments().map((name) => readEnvironment(store, name)))
    // what cannot be read costs the page this section alone, until the next page view
    reading = fresh.catch(() => {
      reading = undefined
      return []
    })
    return reading
  }
}
