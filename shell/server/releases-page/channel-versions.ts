import type { Channels } from '@calm-rest/contract/releases'

/** Versions of the channels, as a row of the overview shows them. */
export const channelVersions = ({ stable, canary, previous }: Channels) =>
  [
    { channel: 'live' as const, version: stable, percent: undefined },
    { channel: 'canary' as const, version: canary?.version, percent: canary?.percent },
    { channel: 'previous' as const, version: previous, percent: undefined },
  ].filter((each): each is typeof each & { version: string } => Boolean(each.version))
