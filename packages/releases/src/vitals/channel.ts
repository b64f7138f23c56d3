import type { Channels } from '@calm-rest/contract/releases'

/**
 * Channel of a version; `preview` is for previews only. The previous version counts as stable, since pages
 * fall back to it.
 */
export type Channel = 'stable' | 'canary' | 'preview'

/** The channel that names a version. */
export const channelOf = ({ stable, previous, canary }: Channels, version: string): Channel => {
  if (version === canary?.version) return 'canary'
  return version === stable || version === previous ? 'stable' : 'preview'
}
