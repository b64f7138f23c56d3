import { canHost, contractVersion, type ReleaseManifest } from '@calm-rest/contract/releases'
import type { Check } from '@calm-rest/releases'

/** Checks that a release needs no later contract than the live hosts have. */
export const checkContract = ({ contract }: ReleaseManifest): Check => ({
  name: 'contract with the host',
  ok: canHost(contract),
  found: `built for ${contract}, the host speaks ${contractVersion}`,
})
