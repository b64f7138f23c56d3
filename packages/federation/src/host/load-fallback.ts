import type { ComposedRemote, ReleaseManifest } from '@calm-rest/contract/releases'
import { withinDeadline } from './deadline.ts'
import type { Release } from './release.ts'
import { ReleaseFailure } from './release-failure.ts'

/** Loads the fallback release. The browser refuses a manifest that is not the promoted one. */
export const loadFallback = async (
  { base, integrity }: NonNullable<ComposedRemote['fallback']>,
  deadlineMs: number,
): Promise<Release> => {
  const address = `${base}release.json`
  const read = async () => {
    const response = await fetch(address, { integrity })
    // a proxy's page, a 404 or a 503 has another hash and is refused before this line
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
