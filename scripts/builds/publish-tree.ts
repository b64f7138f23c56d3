import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { AlreadyPublished, type ReleaseStore } from '@calm-rest/shell/server'
import { root } from '../root.ts'
import { buildRemote, packageVersion } from './build-remote.ts'
import { readBuild } from './read-build.ts'
import { sourceHash } from './source-hash.ts'
import { remotes } from './workspaces.ts'

type Say = (line: string) => void

/** Publishes a build that is at hand for every remote that has never been released here: a first start. */
export const publishMissing = async (store: ReleaseStore): Promise<void> => {
  const released = new Set(store.remotes())
  for (const name of remotes()) {
    const build = readBuild(name)
    // one that is published and live for nobody was meant so
    if (released.has(name) || !build || (await store.readManifest(name, build.version))) continue
    if (await publishUnlessThere(store, build)) await store.promote(name, build.version, 'first start')
  }
}

/**
 * Makes the store serve what stands in this tree: builds what is stale, publishes and promotes it. A published
 * version never changes, so that work in progress goes out as `1.0.0-local.<hash of its sources>`.
 */
export const publishTree = async (store: ReleaseStore, say: Say, except: readonly string[] = []) => {
  for (const name of remotes().filter((remote) => !except.includes(remote))) {
    const source = sourceHash(name)
    const live = store.readStable(name)
    if (live?.source === source) continue
    const version = await versionFor(store, name, source)
    const build = await buildRemote(name, version)
    if (!(await store.readManifest(name, version))) await publishUnlessThere(store, build)
    await store.promote(name, version, 'npm start')
    say(`${name} ${version}`)
  }
}

/** Answers whether it did: several servers may start on one store at the same moment. */
const publishUnlessThere = async (store: ReleaseStore, build: ReleaseManifest): Promise<boolean> => {
  try {
    await store.publish(build, join(root, build.remote, 'dist'))
    return true
  } catch (cause) {
    if (cause instanceof AlreadyPublished) return false
    throw cause
  }
}

const versionFor = async (store: ReleaseStore, name: string, source: string) => {
  const version = packageVersion(name)
  const published = await store.readManifest(name, version)
  return !published || published.source === source ? version : `${version}-local.${source.slice(0, 8)}`
}
