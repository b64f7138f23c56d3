import type { ComposedRemote, ReleaseManifest } from '@calm-rest/contract/releases'
import { withinDeadline } from './deadline.ts'
import type { Release } from './release.ts'
import { ReleaseFailure } from './release-failure.ts'

/** The release to go on with. The browser refuses its manifest where it is not the one that was promoted. */
export const loadFallback = async (
  { base, integrity }: NonNullable<ComposedRemote['fallback']>,
  deadlineMs: number,
): Promise<Release> => {
  const address = `${base}release.json`
  const read = async () => {
    const response = await fetch(address, { integrity })
    // a page of a proxy, a 404 or a 503 have another hash and never come this far
    return (await response.json()) as ReleaseManifest
  }
  try {
    return { base, manifest: await withinDeadline(address, deadlineMs, read()), deadlineMs }
  } catch (cause) {
    throw cause instanceof ReleaseFailure
      ? cause
      : new ReleaseFailure('manifest', `${address} could not be had, or is not the promoted one`, cause)
  }
}
