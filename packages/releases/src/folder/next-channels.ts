import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'

/** Channels of a remote of which nothing was ever promoted. */
export const noChannels: Channels = { stable: null, previous: null, canary: null, manifests: {}, history: [] }

/** The channels after a change, and its entry in the history. */
export interface ChannelChange {
  next: Pick<Channels, 'stable' | 'previous' | 'canary'>
  entry: Omit<ReleaseChange, 'at'>
}

/** Every version that a channel names, each once. */
export const namedVersions = ({ stable, previous, canary }: ChannelChange['next']): string[] => [
  ...new Set([stable, previous, canary?.version].filter((version) => version != null)),
]

/** The next content of channels.json. `hashOf` answers that of the release.json of a published version. */
export const nextChannels = (
  now: Channels,
  { next, entry }: ChannelChange,
  hashOf: (version: string) => string,
): Channels => ({
  ...next,
  manifests: Object.fromEntries(
    // a hash that is known stays: what was changed in the store since must not become right by the next promotion
    namedVersions(next).map((version) => [version, now.manifests[version] ?? hashOf(version)]),
  ),
  history: [...now.history, { at: new Date().toISOString(), ...entry }],
})
