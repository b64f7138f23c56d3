import type { Answer } from '@calm-rest/command'
import type { ReleaseStore } from '@calm-rest/releases'
import { actingUser } from './acting-user.ts'

interface SignDeps {
  store: ReleaseStore
  /** Id of the key that signs here. */
  signingKey: string | undefined
  say: (line: string) => void
}

/**
 * Signs published versions of these remotes again if another key signed them, or only the given version;
 * unproven ones are reported and left unsigned.
 */
export const signAll = async (
  remotes: readonly string[],
  only: string | undefined,
  { store, signingKey, say }: SignDeps,
): Promise<Answer> => {
  const signed: string[] = []
  for (const remote of remotes) {
    const versions = await store.versions(remote)
    for (const version of versions.filter((each) => only === undefined || each === only)) {
      await store.ensureLocal(remote, version)
      const release = store.release(remote, version)
      const approval = await store.readLatestApproval(remote, version)
      const isApprovedAnew = !approval || approval.fault !== undefined || approval.key === signingKey
      if (release && release.key === signingKey && isApprovedAnew) continue
      try {
        await store.sign(remote, version, actingUser())
        signed.push(`${remote} ${version}`)
      } catch (cause) {
        say((cause as Error).message)
      }
    }
  }
  return { text: signed.map((name) => `signed ${name}`).join('\n') || 'nothing to sign', json: { signed } }
}

/** Signs one version without a valid signature: the user of this command vouches for it. */
export const adopt = async (remote: string, version: string, { store }: SignDeps): Promise<Answer> => {
  const by = actingUser()
  await store.sign(remote, version, by, { by, at: new Date().toISOString() })
  return { text: `signed ${remote} ${version}`, json: { signed: [`${remote} ${version}`] } }
}
