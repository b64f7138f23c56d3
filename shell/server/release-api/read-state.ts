import type { ReleaseState } from '@calm-rest/contract/release-api'
import { type ReleaseStore, readGateOutcome } from '@calm-rest/releases'
import { rcompare } from 'semver'

/** The highest; a store elsewhere is asked for each. */
const shownVersions = 20

/** The live releases of a remote, and its published versions. */
export const readState = async (store: ReleaseStore, remote: string): Promise<ReleaseState> => {
  const { stable, previous, canary } = store.readChannels(remote)
  const published = (await store.versions(remote)).sort(rcompare).slice(0, shownVersions)
  const versions = await Promise.all(
    published.map(async (version) => {
      await store.ensureLocal(remote, version)
      const gate = await readGateOutcome(store, remote, version)
      return { version, status: store.versionStatus(remote, version), gate }
    }),
  )
  return { remote, stable, previous, canary, versions }
}
