import { buildRemote, packageVersion } from '@calm-rest/build'
import type { Answer } from '@calm-rest/command'
import type { AssertRoom, BackendsFile, ReleaseStore } from '@calm-rest/releases'
import type { ReleaseCommand } from './arguments.ts'
import { assertPublishable } from './publish-rules.ts'
import { storeBuild } from './store-build.ts'

/** Builds a remote of this tree and publishes it; the version is that of its package by default. */
export const publish = async (
  { remote, version = packageVersion(remote) }: Extract<ReleaseCommand, { name: 'publish' }>,
  {
    store,
    backends,
    assertRoom,
    say,
  }: { store: ReleaseStore; backends: BackendsFile; assertRoom: AssertRoom; say: (line: string) => void },
): Promise<Answer> => {
  assertPublishable(remote, version, await store.versions(remote))
  say(`Building ${remote} ${version} …`)
  return storeBuild(await buildRemote(remote, version), { store, backends, assertRoom })
}
