import { isRetired, openPageMs, type ReleaseStore } from '@calm-rest/releases'
import { rcompare } from 'semver'

/** Number of newest versions that are never removed. */
const newestToKeep = 5

/**
 * Versions that no page can request: not among the newest, named by no channel, and not served within the
 * last day; and the remains of a retired version after an interruption.
 */
const prunable = async (store: ReleaseStore, remote: string, now: Date): Promise<string[]> => {
  const channels = store.readChannels(remote)
  // the channels of an environment cannot be read
  const environments = await Promise.all(store.environments().map((name) => store.at(name)))
  const stores = environments.length > 0 ? environments : [store]
  const isDamaged = (its: ReleaseStore) =>
    its.remotes().includes(remote) && its.readChannels(remote).history.length === 0
  if (stores.some(isDamaged)) return []
  const named = stores.flatMap((its) => {
    const { stable, previous, canary } = its.readChannels(remote)
    return [stable, previous, canary?.version]
  })
  const served = await store.compositions.servedSince(new Date(now.getTime() - openPageMs))
  const needed = new Set([...named, ...served.map((set) => set[remote])])
  const versions = (await store.versions(remote)).sort(rcompare)
  const retired = versions.filter((version) => isRetired(channels, version))
  const others = versions.filter((version) => !retired.includes(version))
  return [...retired, ...others.slice(newestToKeep).filter((version) => !needed.has(version))]
}

export const prune = async (store: ReleaseStore, remote: string, now = new Date()): Promise<string[]> => {
  const removed = await prunable(store, remote, now)
  for (const version of removed) await store.remove(remote, version)
  return removed
}
