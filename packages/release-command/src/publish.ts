import { join } from 'node:path'
import { buildRemote, packageVersion } from '@calm-rest/build'
import type { Answer } from '@calm-rest/command'
import {
  type AssertRoom,
  assertBackendsMapped,
  assertNoConflict,
  type BackendsFile,
  type ReleaseStore,
} from '@calm-rest/releases'
import { root } from '@calm-rest/releases/checkout'
import { actingUser } from './acting-user.ts'
import type { ReleaseCommand } from './arguments.ts'
import { assertPublishable } from './publish-rules.ts'

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
  const built = await buildRemote(remote, version)
  assertNoConflict(store, built)
  assertBackendsMapped(backends, built)
  const dist = join(root, remote, 'dist')
  await assertRoom({ remote, team: built.owner, folder: dist })
  const publisher = { by: actingUser(), at: new Date().toISOString(), commit: built.revision }
  await store.publish(built, dist, publisher)
  await store.notePublished(remote, version, publisher.by)
  return {
    text: `published ${remote} ${version}\nnext: npm run release -- promote ${remote} ${version}`,
    json: { remote, version, published: true },
  }
}
