import { type Answer, Refused } from '@calm-rest/command'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { type AssertRoom, assertNextVersion, type BackendsFile, type ReleaseStore } from '@calm-rest/releases'
import type { ReleaseCommand } from './arguments.ts'
import { storeBuild } from './store-build.ts'

/** Publishes the build that an image brings: without sources there is no other. */
export const publishBuilt = async (
  { remote, version }: Extract<ReleaseCommand, { name: 'publish' }>,
  built: ReleaseManifest | undefined,
  deps: { store: ReleaseStore; backends: BackendsFile; assertRoom: AssertRoom },
): Promise<Answer> => {
  if (!built) throw new Refused(`There are neither sources nor a build of ${remote} here.`)
  if (version !== undefined && version !== built.version) {
    throw new Refused(`Only ${remote} ${built.version} is here, built; ${version} needs the sources.`)
  }
  assertNextVersion(remote, built.version, await deps.store.versions(remote))
  return storeBuild(built, deps)
}
