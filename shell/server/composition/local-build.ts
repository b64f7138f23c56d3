import type { LocalBuild } from '@calm-rest/contract/releases'

const ownNames = ['localhost', '127.0.0.1', '[::1]']

/** What runs locally is for the machine it runs on: whoever asks under another name gets what is released. */
export const localFor = (local: LocalBuild | undefined, address: string): LocalBuild | undefined =>
  ownNames.includes(new URL(address).hostname) ? local : undefined
