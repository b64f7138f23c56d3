import type { Answer } from '@calm-rest/command'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import {
  type AssertRoom,
  assertBackendsMapped,
  assertNoConflict,
  type BackendsFile,
  type ReleaseStore,
} from '@calm-rest/releases'
import { buildFolder } from '@calm-rest/releases/checkout'
import { actingUser } from './acting-user.ts'

interface PublishDeps {
  store: ReleaseStore
  backends: BackendsFile
  assertRoom: AssertRoom
}

/** Publishes the build in a remote's dist/ by the rules of the platform. */
export const storeBuild = async (
  built: ReleaseManifest,
  { store, backends, assertRoom }: PublishDeps,
): Promise<Answer> => {
  const { remote, version } = built
  assertNoConflict(store, built)
  assertBackendsMapped(backends, built)
  const dist = buildFolder(remote)
  await assertRoom({ remote, team: built.owner, folder: dist })
  const publisher = { by: actingUser(), at: new Date().toISOString(), commit: built.revision }
  await store.publish(built, dist, publisher)
  await store.notePublished(remote, version, publisher.by)
  return {
    text: `published ${remote} ${version}\nnext: npm run release -- promote ${remote} ${version}`,
    json: { remote, version, published: true },
  }
}
