import { createHash } from 'node:crypto'
import type { Composition } from '@calm-rest/contract/releases'
import type { ReleaseStore } from './release-store.ts'

/**
 * The exact set of releases that a page view gets, read anew for each: a promotion needs no restart.
 * A remote whose release cannot be read is left out; its slots say so, and the rest of the page works.
 */
export const compose = (store: ReleaseStore, local: Composition['remotes'] = {}): Composition => {
  const remotes: Composition['remotes'] = {}
  for (const remote of store.remotes()) {
    const manifest = store.readStable(remote)
    if (manifest) remotes[remote] = { base: `/releases/${remote}/${manifest.version}/`, manifest }
  }
  Object.assign(remotes, local)
  const set = Object.entries(remotes).map(([remote, { manifest }]) => `${remote}@${manifest.version}`)
  return { id: createHash('sha256').update(set.join()).digest('hex').slice(0, 12), remotes }
}
