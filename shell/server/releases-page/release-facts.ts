import type { Channels, ReleaseChange, ReleaseManifest } from '@calm-rest/contract/releases'
import {
  type FlagsFile,
  firstScripts,
  type GateReport,
  type Health,
  type LeftOut,
  type Outcomes,
  type Publisher,
  placesLeftOut,
  type ReleaseStore,
  type ReleaseVitals,
  type Vitals,
  type WaitingVersion,
  weigh,
} from '@calm-rest/releases'
import type { BackendFigures } from '../backends/backend-figures.ts'
import type { RenderFigures, Rendering } from '../rendering/render-figures.ts'
import { channelVersions } from './channel-versions.ts'
import { type FlagFacts, flagFacts } from './rules/flag-facts.ts'
import type { HookFacts } from './rules/hook-facts.ts'
import { type StoryEntry, storyOf, type VersionFacts, versionsOf } from './story/story-facts.ts'
import { type WaitingPlace, waitingPlaces } from './waiting-places.ts'

export interface ReleaseFacts {
  channel: 'live' | 'canary' | 'previous'
  version: string
  status: ReturnType<ReleaseStore['versionStatus']>
  percent: number | undefined
  /** Publisher and origin, as its signature proves them. */
  publisher: Publisher | undefined
  /** When it was last made live. */
  change: ReleaseChange | undefined
  /** Scripts of the heaviest widget with the container and one language, in bytes as sent. */
  scriptBytes: number
  health: Health
  vitals: ReleaseVitals
  /** Renders of its widgets on the server. */
  rendering: RenderFigures[]
  gate: GateReport | undefined
}

export interface RemoteFacts {
  remote: string
  owner: string | undefined
  /** Paths of its pages, as the live release declares them. */
  paths: string[]
  /** Declared places that it does not get. */
  leftOut: LeftOut[]
  releases: ReleaseFacts[]
  /** Requests to its backends. */
  backends: BackendFigures[]
  /** What happened to its versions, the newest first. */
  story: StoryEntry[]
  versions: VersionFacts[]
  /** Its versions in the gate's queue, each with its place. */
  waiting: WaitingPlace[]
  /** The live release; undefined if nothing is live. */
  live: ReleaseManifest | undefined
  /** Flags that its releases declare; undefined if their file cannot be read. */
  flags: FlagFacts[] | undefined
  /** Hooks of this remote alone. */
  hooks: HookFacts[]
}

const healthMs = 2 * 24 * 60 * 60 * 1000

const makesLive: readonly ReleaseChange['action'][] = ['promote', 'canary', 'rollback']

interface Figures {
  outcomes: Outcomes
  vitals: Pick<Vitals, 'summary'>
  rendering: Rendering
  /** Requests to the backends of a remote. */
  backendFigures: (remote: string) => BackendFigures[]
}

/** Start of the time whose page views count for the health of a release, ISO. */
export const healthSince = (now: Date) => new Date(now.getTime() - healthMs).toISOString()

/** The change by which guests got a version. */
export const madeLive = ({ history }: Channels, version: string) =>
  history.findLast((change) => change.version === version && makesLive.includes(change.action))

interface RemoteDeps {
  now: Date
  waiting: readonly WaitingVersion[]
  flags: Pick<FlagsFile, 'read'> | undefined
  /** Of the whole site. */
  hooks: readonly HookFacts[]
}

/** Facts of one remote for teams. */
export const remoteFacts = (
  store: ReleaseStore,
  { outcomes, vitals, rendering, backendFigures }: Figures,
  remote: string,
  { now, waiting, flags, hooks }: RemoteDeps,
): RemoteFacts => {
  const channels = store.readChannels(remote)
  const since = healthSince(now)
  const live = channels.stable ? store.release(remote, channels.stable) : undefined
  return {
    remote,
    // an archive may contain any name; the grant that published it is known
    owner: live?.publisher?.team ?? live?.manifest.owner,
    paths: (live?.manifest.places?.routes ?? []).map(({ path }) => path),
    leftOut: placesLeftOut(store).filter((one) => one.remote === remote),
    releases: channelVersions(channels).map((each) => ({
      ...each,
      status: store.versionStatus(remote, each.version),
      publisher: store.release(remote, each.version)?.publisher,
      change: madeLive(channels, each.version),
      scriptBytes: heaviest(store, remote, each.version),
      health: outcomes.health(remote, each.version, since),
      vitals: vitals.summary(remote, each.version),
      rendering: rendering.figures(remote, each.version),
      gate: store.readGate(remote, each.version),
    })),
    backends: backendFigures(remote),
    story: storyOf(store, remote),
    versions: versionsOf(store, remote),
    waiting: waitingPlaces(waiting, remote),
    live: live?.manifest,
    flags: flagFacts(store, flags, remote),
    hooks: hooks.filter((hook) => hook.remote === remote),
  }
}

const heaviest = (store: ReleaseStore, remote: string, version: string): number => {
  const manifest = store.release(remote, version)?.manifest
  if (!manifest) return 0
  const widgets = Object.keys(manifest.exposes)
  return Math.max(
    ...widgets.map((widget) => weigh(manifest, firstScripts(manifest, widget, 'en')).brotliBytes),
  )
}
