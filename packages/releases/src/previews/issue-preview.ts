import type { GateOutcome, PreviewReceipt } from '@calm-rest/contract/release-api'
import { notPublished, ReleaseRefused } from '../folder/refusals.ts'
import type { ReleaseStore } from '../release-store.ts'
import { compareSizes } from '../weigh.ts'
import { previewLinks } from './preview-links.ts'
import type { Previews } from './previews.ts'

const dayMs = 24 * 60 * 60 * 1000

interface IssueDeps {
  store: ReleaseStore
  previews: Previews
}

interface Issued {
  remote: string
  version: string
  /** Days until its addresses expire. */
  days: number
  /** Origin of the site. */
  site: string
}

/**
 * Signs the addresses of a published version, and compares it with the live one. Throws `ReleaseRefused` if
 * no page would show it: it is not published, not proven, or withdrawn.
 */
export const issuePreview = async (
  { store, previews }: IssueDeps,
  { remote, version, days, site }: Issued,
  now: Date,
): Promise<PreviewReceipt> => {
  if (store.versionStatus(remote, version) === 'withdrawn') {
    throw new ReleaseRefused(
      'version_withdrawn',
      `${remote} ${version} was rolled back or retired: it is no longer served.`,
    )
  }
  const published = await store.versions(remote)
  if (!published.includes(version)) throw notPublished(remote, version, published)
  await store.ensureLocal(remote, version)
  const release = store.release(remote, version)
  if (!release) {
    throw new ReleaseRefused('release_unproven', `${remote} ${version} is not whole, or no key signed it.`)
  }
  const until = new Date(now.getTime() + days * dayMs)
  const live = store.readStable(remote)
  return {
    remote,
    version,
    ...previewLinks(previews, { site, remote, version, until }),
    expiresAt: until.toISOString(),
    live: live?.version ?? null,
    gate: await readGateOutcome(store, remote, version),
    sizes: compareSizes(live, release.manifest),
  }
}

/** Result of the gate for the published files of a version, which must be on this machine. */
export const readGateOutcome = async (
  store: ReleaseStore,
  remote: string,
  version: string,
): Promise<GateOutcome> => {
  const report = await store.readLatestGate(remote, version)
  if (!report || report.hash !== store.release(remote, version)?.hash) return 'missing'
  return report.passed ? 'passed' : 'failed'
}
