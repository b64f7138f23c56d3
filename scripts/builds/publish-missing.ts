import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { AlreadyPublished, type ReleaseStore } from '@calm-rest/shell/server'
import { root } from '../root.ts'
import { sourceHash } from './source-hash.ts'
import { remotes } from './workspaces.ts'

interface PublishOptions {
  /** Answers the build of a remote; nothing where there is none. */
  build: (remote: string) => Promise<ReleaseManifest> | ReleaseManifest | undefined
  say?: (line: string) => void
}

/**
 * Publishes and promotes every remote that was never released in this store: a first start. What has a channel is never
 * touched, so that no start undoes a rollback, a canary or another team's release.
 */
export const publishMissing = async (
  store: ReleaseStore,
  { build, say = () => {} }: PublishOptions,
): Promise<void> => {
  const released = new Set(store.remotes())
  for (const name of remotes().filter((remote) => !released.has(remote))) {
    const built = await build(name)
    // one that is published and live for nobody was meant so
    if (!built || (await store.readManifest(name, built.version))) continue
    if (!(await publishUnlessThere(store, built))) continue
    await store.promote(name, built.version, 'first start')
    say(`released ${name} ${built.version}`)
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

/** A line for every remote that is live in another state than it has in this tree. */
export const describeUnreleased = (store: ReleaseStore): string[] =>
  remotes().flatMap((name) => {
    const live = store.readStable(name)
    if (!live || live.source === sourceHash(name)) return []
    return [
      `${name} ${live.version} stays live; this tree has other sources. ` +
        `See them: npm run dev ${name}. Release them: npm run release -- publish ${name} VERSION`,
    ]
  })
