import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { buildFolder, remotes } from './checkout.ts'
import { AlreadyPublished, ReleaseRefused } from './folder/refusals.ts'
import type { ReleaseStore } from './release-store.ts'

interface FirstReleasesOptions {
  /** Answers the build of a remote; nothing where there is none. */
  build: (remote: string) => Promise<ReleaseManifest> | ReleaseManifest | undefined
  say?: (line: string) => void
}

/**
 * Publishes and promotes every remote that was never released in this store: a first start. What has a channel is never
 * touched, so that no start undoes a rollback, a canary or another team's release.
 */
export const publishFirstReleases = async (
  store: ReleaseStore,
  { build, say = () => {} }: FirstReleasesOptions,
): Promise<void> => {
  const released = new Set(store.remotes())
  for (const name of remotes().filter((remote) => !released.has(remote))) {
    const built = await build(name)
    // one that is published and live for nobody was meant so
    if (!built || (await store.readManifest(name, built.version))) continue
    if (!(await publishUnlessThere(store, built, say))) continue
    await store.promote(name, built.version, 'first start')
    say(`released ${name} ${built.version}`)
  }
}

/** Answers whether it did: several servers may start on one store at the same moment. */
const publishUnlessThere = async (
  store: ReleaseStore,
  build: ReleaseManifest,
  say: (line: string) => void,
): Promise<boolean> => {
  try {
    const by = { by: 'first start', at: new Date().toISOString(), commit: build.revision }
    await store.publish(build, buildFolder(build.remote), by)
    return true
  } catch (cause) {
    if (cause instanceof AlreadyPublished) return false
    // a machine that only serves has no key to sign with: the others go on
    if (!(cause instanceof ReleaseRefused)) throw cause
    say(`${build.remote} ${build.version} is not released: ${cause.message}`)
    return false
  }
}
