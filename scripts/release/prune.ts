import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createCompositions, type ReleaseStore } from '@calm-rest/shell/server'
import { rcompare } from 'semver'

/** Versions of a remote that are kept whatever happens: the newest. */
const keptNewest = 5

/** A page that is older asks for nothing any more. */
const openPageMs = 24 * 60 * 60 * 1000

/** Versions that no page can ask for: neither named by a channel, nor served within the last day, nor new. */
export const prunable = (store: ReleaseStore, remote: string, now: Date): string[] => {
  const { stable, previous, canary } = store.readChannels(remote)
  const served = createCompositions(store.folder).servedSince(new Date(now.getTime() - openPageMs))
  const needed = new Set([stable, previous, canary?.version, ...served.map((set) => set[remote])])
  const versions = store.versions(remote).sort(rcompare)
  return versions.slice(keptNewest).filter((version) => !needed.has(version))
}

export const prune = (store: ReleaseStore, remote: string, now = new Date()): string[] => {
  const removed = prunable(store, remote, now)
  for (const version of removed) rmSync(join(store.folder, remote, version), { recursive: true, force: true })
  return removed
}
