import type { LocalBuild } from '@calm-rest/contract/releases'

const ownNames = ['localhost', '127.0.0.1', '[::1]']

/** Sources are served to the machine that they run on; under another host name the page has what is released. */
export const localFor = (local: LocalBuild | undefined, address: string): LocalBuild | undefined =>
  ownNames.includes(new URL(address).hostname) ? local : undefined
