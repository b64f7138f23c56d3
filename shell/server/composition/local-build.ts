import type { LocalBuild } from '@calm-rest/contract/releases'
import { isLoopback } from '@calm-rest/server'

/** Sources are served to the machine that they run on; under another host name the page has what is released. */
export const localFor = (local: LocalBuild | undefined, address: string): LocalBuild | undefined =>
  isLoopback(new URL(address).hostname) ? local : undefined
