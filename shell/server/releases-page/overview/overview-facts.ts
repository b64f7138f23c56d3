import type { Channels } from '@calm-rest/contract/releases'
import {
  type GateReport,
  type Health,
  type Outcomes,
  type ReleaseStore,
  type Subject,
  usesOf,
  type WaitingVersion,
} from '@calm-rest/releases'
import { channelVersions } from '../channel-versions.ts'
import { healthSince, madeLive } from '../release-facts.ts'
import { type PublishedVersion, publishedVersionsOf } from '../story/story-facts.ts'
import { type WaitingPlace, waitingPlaces } from '../waiting-places.ts'

/** A version that guests get. */
export interface ShownVersion {
  version: string
  percent: number | undefined
  /** ISO; undefined if the history begins later. */
  since: string | undefined
  health: Health
  gate: GateReport | undefined
}

/** One remote in the overview. */
export interface OverviewRow {
  remote: string
  owner: string | undefined
  live: ShownVersion | undefined
  canary: ShownVersion | undefined
  waiting: WaitingPlace[]
  /** Empty without a search. */
  versions: PublishedVersion[]
  /** Calls, events, slots, backends and flags that its live release and its canary declare. */
  uses: Subject[]
}

interface RowDeps {
  store: ReleaseStore
  outcomes: Pick<Outcomes, 'health'>
  now: Date
  waiting: readonly WaitingVersion[]
  /** Words that are searched for. */
  search: string
}

/** A remote as one row: what is live, and how it does. */
export const overviewRow = (
  { store, outcomes, now, waiting, search }: RowDeps,
  remote: string,
): OverviewRow => {
  const channels: Channels = store.readChannels(remote)
  const shown = channelVersions(channels).map(({ channel, version, percent }) => ({
    channel,
    version,
    percent,
    since: madeLive(channels, version)?.at,
    health: outcomes.health(remote, version, healthSince(now)),
    gate: store.readGate(remote, version),
  }))
  const guestsGet = [channels.stable, channels.canary?.version].flatMap(
    (version) => (version && store.release(remote, version)?.manifest) || [],
  )
  const release = channels.stable ? store.release(remote, channels.stable) : undefined
  return {
    remote,
    // an archive may contain any name; the grant that published it is known
    owner: release?.publisher?.team ?? release?.manifest.owner,
    live: shown.find(({ channel }) => channel === 'live'),
    canary: shown.find(({ channel }) => channel === 'canary'),
    waiting: waitingPlaces(waiting, remote),
    versions: search === '' ? [] : publishedVersionsOf(store, remote),
    uses: [...new Set(guestsGet.flatMap((manifest) => usesOf(manifest)).map(({ subject }) => subject))],
  }
}
