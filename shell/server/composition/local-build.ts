import type { LocalBuild } from '@calm-rest/contract/releases'
import { isLoopback } from '@calm-rest/server'

/** What runs locally is for the machine it runs on: whoever asks under another name gets what is released. */
export const localFor = (local: LocalBuild | undefined, address: string): LocalBuild | undefined =>
  isLoopback(new URL(address).hostname) ? local : undefined
