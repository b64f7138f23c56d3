import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { adoptBuild, changedFilesIn } from '@calm-rest/build/remote'
import { type Answer, Refused } from '@calm-rest/command'
import {
  type AssertRoom,
  assertBackendsMapped,
  assertNextVersion,
  assertNoConflict,
  type BackendsFile,
  type ReleaseStore,
} from '@calm-rest/releases'
import { actingUser } from './acting-user.ts'
import type { ReleaseCommand } from './arguments.ts'
import { assertCommitted } from './publish-rules.ts'

/** Makes a release from another tool chain's build, and publishes it by the rules of `publish`. */
export const publishAdopted = async (
  { build, contract }: Extract<ReleaseCommand, { name: 'adopt' }>,
  { store, backends, assertRoom }: { store: ReleaseStore; backends: BackendsFile; assertRoom: AssertRoom },
): Promise<Answer> => {
  const to = mkdtempSync(join(tmpdir(), 'calm-rest-adopted-'))
  try {
    const adopted = await adoptBuild({ build: resolve(build), to, contract })
    if ('refused' in adopted) throw new Refused(adopted.refused)
    const { manifest, project } = adopted
    const { remote, version } = manifest
    assertNextVersion(remote, version, await store.versions(remote))
    assertCommitted(remote, version, changedFilesIn(project, ['.']))
    assertNoConflict(store, manifest)
    assertBackendsMapped(backends, manifest)
    await assertRoom({ remote, team: manifest.owner, folder: to })
    const publisher = { by: actingUser(), at: new Date().toISOString(), commit: manifest.revision }
    await store.publish(manifest, to, publisher)
    await store.notePublished(remote, version, publisher.by)
    return {
      text: `published ${remote} ${version}\nnext: npm run release -- promote ${remote} ${version}`,
      json: { remote, version, published: true },
    }
  } finally {
    rmSync(to, { recursive: true })
  }
}
