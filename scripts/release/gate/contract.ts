import { contractVersion, type ReleaseManifest } from '@calm-rest/contract/releases'
import type { Check } from '@calm-rest/shell/server'
import { satisfies } from 'semver'

/** A widget may ask for nothing that a live host does not have: the same major, and no later minor. */
export const checkContract = ({ contract }: ReleaseManifest, host = contractVersion): Check => ({
  name: 'contract with the host',
  ok: satisfies(host, `^${contract}`),
  found: `built for ${contract}, the host speaks ${host}`,
})
