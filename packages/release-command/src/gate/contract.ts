import { canHost, contractVersion, type ReleaseManifest } from '@calm-rest/contract/releases'
import type { Check } from '@calm-rest/releases'

/** A widget may ask for nothing that a live host does not have. */
export const checkContract = ({ contract }: ReleaseManifest): Check => ({
  name: 'contract with the host',
  ok: canHost(contract),
  found: `built for ${contract}, the host speaks ${contractVersion}`,
})
