import {
  type Channels,
  firstSegment,
  type ReleaseChange,
  type ReleaseManifest,
} from '@calm-rest/contract/releases'

/** Channels of a remote of which nothing was ever promoted. */
export const noChannels: Channels = {
  stable: null,
  previous: null,
  canary: null,
  manifests: {},
  segments: {},
  history: [],
}

/** The channels after a change, and its entry in the history. */
export interface ChannelChange {
  next: Pick<Channels, 'stable' | 'previous' | 'canary'>
  entry: Omit<ReleaseChange, 'at'>
}

/** Every version that a channel names, each once. */
export const namedVersions = ({ stable, previous, canary }: ChannelChange['next']): string[] => [
  ...new Set([stable, previous, canary?.version].filter((version) => version != null)),
]

/** The release.json of a published version, with its hash. */
export interface PublishedManifest {
  manifest: ReleaseManifest
  hash: string
}

/** Versions whose release.json the next content of channels.json is made from. */
export const versionsToRead = (now: Channels, { next }: ChannelChange): string[] =>
  namedVersions(next).filter(
    (version) => !now.manifests[version] || (version === next.stable && version !== now.stable),
  )

/** The next content of channels.json. `read` answers for `versionsToRead`, and throws where it cannot. */
export const nextChannels = (
  now: Channels,
  { next, entry }: ChannelChange,
  read: (version: string) => PublishedManifest,
): Channels => {
  const at = new Date().toISOString()
  return {
    ...next,
    manifests: Object.fromEntries(
      // a hash that is known stays: what was changed in the store since must not become right by the next promotion
      namedVersions(next).map((version) => [version, now.manifests[version] ?? read(version).hash]),
    ),
    segments:
      next.stable === null || next.stable === now.stable
        ? now.segments
        : Object.fromEntries(
            segmentsOf(next.stable, read).map((segment) => [segment, now.segments[segment] ?? at]),
          ),
    history: [...now.history, { at, ...entry }],
  }
}

/** None where the version cannot be read: no way back may fail for them. */
const segmentsOf = (version: string, read: (version: string) => PublishedManifest): string[] => {
  try {
    return (read(version).manifest.places?.routes ?? []).map(({ path }) => firstSegment(path))
  } catch {
    return []
  }
}
