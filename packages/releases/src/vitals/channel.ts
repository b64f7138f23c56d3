import type { Channels } from '@calm-rest/contract/releases'

/** For whom a version is live; `preview`: for nobody but who asks for it. The version before is what pages fall back to. */
export type Channel = 'stable' | 'canary' | 'preview'

/** The channel that names a version. */
export const channelOf = ({ stable, previous, canary }: Channels, version: string): Channel => {
  if (version === canary?.version) return 'canary'
  return version === stable || version === previous ? 'stable' : 'preview'
}
