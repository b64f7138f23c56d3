import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { buildFolder, readBuild, remotes } from './checkout.ts'
import { AlreadyPublished, ReleaseRefused } from './folder/refusals.ts'
import { assertMayGoLive } from './governance/assert-may-go-live.ts'
import type { ReleaseRules } from './governance/release-rules.ts'
import type { ReleaseStore } from './release-store.ts'

interface FirstReleasesOptions {
  /** Returns the build of a remote; undefined if there is none. */
  build: (remote: string) => Promise<ReleaseManifest> | ReleaseManifest | undefined
  /** The platform's rules for what goes live; none if undefined. */
  rules?: ReleaseRules
  say?: (line: string) => void
}

/**
 * Publishes and promotes every remote that was never released in this store, at a first start; what a rule of the platform
 * keeps from going live stays published. Remotes with a
 * channel are not touched, so that no start undoes a rollback, a canary or another team's release.
 */
export const publishFirstReleases = async (
  store: ReleaseStore,
  { build, rules, say = () => {} }: FirstReleasesOptions,
): Promise<void> => {
  const released = new Set(store.remotes())
  for (const name of remotes().filter((remote) => !released.has(remote))) {
    const built = await build(name)
    // a published version that is not live is left as it is
    if (!built || (await store.readManifest(name, built.version))) continue
    if (!(await publishUnlessThere(store, built, say))) continue
    if (rules && !(await mayGoLive(store, rules, built, say))) continue
    await store.promote(name, built.version, 'first start')
    say(`released ${name} ${built.version}`)
  }
}

const mayGoLive = async (
  store: ReleaseStore,
  rules: ReleaseRules,
  { remote, version }: ReleaseManifest,
  say: (line: string) => void,
): Promise<boolean> => {
  try {
    await assertMayGoLive({ store, rules, now: new Date() }, { remote, version })
    return true
  } catch (cause) {
    if (!(cause instanceof ReleaseRefused)) throw cause
    say(`${remote} ${version} is published and not live: ${cause.message}`)
    return false
  }
}

/** Returns whether it published: several servers may start on one store at once. */
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
    // a machine that only serves has no signing key: it continues with the other remotes
    if (!(cause instanceof ReleaseRefused)) throw cause
    say(`${build.remote} ${build.version} is not released: ${cause.message}`)
    return false
  }
}

/**
 * A line for every remote that is here with another build than its live release, as after an update of the site: the live one
 * stays live.
 */
export const describeOtherBuilds = (
  store: Pick<ReleaseStore, 'readStable'>,
  builds: readonly ReleaseManifest[] = remotes().flatMap((name) => readBuild(name) ?? []),
): string[] =>
  builds.flatMap(({ remote, version, source }) => {
    const live = store.readStable(remote)
    if (!live || live.source === source) return []
    return [
      `${remote} ${live.version} stays live; ${version} is here, with other sources. ` +
        `Release it: npm run release -- publish ${remote}, then promote ${remote} ${version}`,
    ]
  })
