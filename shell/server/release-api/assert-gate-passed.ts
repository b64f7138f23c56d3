import {
  assertLookApproved,
  assertNotRetired,
  placeOf,
  ReleaseRefused,
  type ReleaseStore,
  readGateQueue,
} from '@calm-rest/releases'

/** Throws `ReleaseRefused` unless the platform's gate has passed exactly the files that are published. */
export const assertGatePassed = async (store: ReleaseStore, remote: string, version: string) => {
  assertNotRetired(remote, version, store.readChannels(remote))
  const published = await store.versions(remote)
  if (!published.includes(version)) {
    throw new ReleaseRefused(
      'release_not_found',
      `${remote} ${version} is not published. Published: ${published.join(', ') || 'none'}.`,
    )
  }
  await store.ensureLocal(remote, version)
  const report = await store.readLatestGate(remote, version)
  if (!report || report.hash !== store.release(remote, version)?.hash) {
    const queue = await readGateQueue(store)
    const place = placeOf(queue, remote, version)
    throw new ReleaseRefused(
      'gate_missing',
      `${place ? `${remote} ${version} is number ${place} of ${queue.length} that wait. ` : ''}The gate runs on the platform's machine: npm run release -- gate ${remote} ${version}, or for all that wait: npm run release -- gate --watch.`,
    )
  }
  if (report.passed) return assertLookApproved(store, remote, version)
  const failed = report.checks.filter(({ ok }) => !ok).map(({ name, found }) => `${name}: ${found}`)
  throw new ReleaseRefused('gate_failed', failed.join('\n'))
}
