import type { LocalBuild } from '@calm-rest/contract/releases'
import { isLoopback } from '@calm-rest/server'

/** Sources are served to this machine only; other host names get released files. */
export const localFor = (local: LocalBuild | undefined, address: string): LocalBuild | undefined =>
  isLoopback(new URL(address).hostname) ? local : undefined
