import type { LocalBuild } from '@calm-rest/contract/releases'
import { isLoopback } from '@calm-rest/server'

/** Sources are served only to their own machine; under another host name the page has released files. */
export const localFor = (local: LocalBuild | undefined, address: string): LocalBuild | undefined =>
  isLoopback(new URL(address).hostname) ? local : undefined
