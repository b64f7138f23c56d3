import {
  type Channels,
  firstSegment,
  type ReleaseChange,
  type ReleaseManifest,
} from '@calm-rest/contract/releases'

/** Channels of a remote that was never promoted. */
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

/** Versions that the channels name, without duplicates. */
export const namedVersions = ({ stable, previous, canary }: ChannelChange['next']): string[] => [
  ...new Set([stable, previous, canary?.version].filter((version) => version != null)),
]

/** The release.json of a published version, with its hash. */
export interface PublishedManifest {
  manifest: ReleaseManifest
  hash: string
}

/** Versions whose release.json is needed for the next channels.json. */
export const versionsToRead = (now: Channels, { next }: ChannelChange): string[] =>
  namedVersions(next).filter(
    (version) => !now.manifests[version] || (version === next.stable && version !== now.stable),
  )

/** The next content of channels.json. `read` returns the manifests of `versionsToRead`, or throws. */
export const nextChannels = (
  now: Channels,
  { next, entry }: ChannelChange,
  read: (version: string) => PublishedManifest,
): Channels => {
  const at = new Date().toISOString()
  return {
    ...next,
    manifests: Object.fromEntries(
      // a known hash stays, so that a promotion does not legitimise files that were changed in the store
      // since
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

/** Undefined if the version cannot be read: that must not prevent a rollback. */
const segmentsOf = (version: string, read: (version: string) => PublishedManifest): string[] => {
  try {
    return (read(version).manifest.places?.routes ?? []).map(({ path }) => firstSegment(path))
  } catch {
    return []
  }
}
