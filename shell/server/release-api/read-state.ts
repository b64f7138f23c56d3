import type { ReleaseState } from '@calm-rest/contract/release-api'
import type { ReleaseStore } from '@calm-rest/releases'
import { rcompare } from 'semver'

/** The highest; a store elsewhere is asked for each. */
const shownVersions = 20

/** What is live of a remote, and what is published of it. */
export const readState = async (store: ReleaseStore, remote: string): Promise<ReleaseState> => {
  const { stable, previous, canary } = store.readChannels(remote)
  const published = (await store.versions(remote)).sort(rcompare).slice(0, shownVersions)
  const versions = await Promise.all(
    published.map(async (version) => {
      await store.ensureLocal(remote, version)
      const report = await store.readLatestGate(remote, version)
      const isOfThese = report !== undefined && report.hash === store.release(remote, version)?.hash
      const gate = isOfThese ? (report.passed ? 'passed' : 'failed') : 'missing'
      return { version, status: store.versionStatus(remote, version), gate } as const
    }),
  )
  return { remote, stable, previous, canary, versions }
}
