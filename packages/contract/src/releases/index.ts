import { z } from 'zod'
import { ownerOfEvent } from '../events/index.ts'

import type { ShellBuild } from './builds.ts'
import { declaredEvents } from './declared-events.ts'
import { flagValue } from './flags.ts'
import { framework, pageNeeds } from './framework.ts'
import { backendName, filePath, releaseVersion, remoteName } from './names.ts'
import { composedPlaces, type PagePlaces, places } from './places.ts'
import { declaresUses, uses } from './uses.ts'

export { type EmbedBuild, embedBuild, type ShellBuild, shellBuild } from './builds.ts'
export { fileTypes, problemOfTypes, typeOfFile } from './file-types.ts'
export { flagName, flagValue } from './flags.ts'
export { type Framework, framework, frameworkPolicies, needsOf, type PageNeeds } from './framework.ts'
export { integrityOf } from './integrity.ts'
export { backendName, environmentName, releaseVersion, remoteName } from './names.ts'
export {
  type ComposedPlaces,
  type DeclaredPlaces,
  firstSegment,
  type MenuEntry,
  mayHaveSegment,
  menuEntriesMax,
  type PagePlaces,
  type Places,
  parametersOf,
  type RemoteRoute,
  reservedSegments,
  type ScreenSlot,
  screenSlots,
  slotWidgetsMax,
} from './places.ts'
export {
  type FailureReason,
  failureReasons,
  type ReleaseError,
  type ReleaseReport,
  releaseReport,
  reportLimits,
  type SentReport,
  type WidgetVitals,
} from './report.ts'
export type { DeclaredUses } from './uses.ts'

/**
 * Version of the widget contract that a release was built for; the major must match the host's.
 * 1.1.0: widgets for partners' pages (`embeds`, `layout`, `headingLevel`, `category` of featured-rooms, `api.partners`).
 * 1.2.0: pages of reviews (`api.reviews.summary`, `page` of `api.reviews.list`, of review-list and of the screen).
 * 1.3.0: changes of a stay (`api.bookings.quoteChangeByLink`, `changeByLink`, `api.me.quoteChange`,
 * `changeBooking`), and the way back to a booking (`api.bookings.find`, the screen `booking`).
 * 1.4.0: search by dates (`api.offers`, `withSearch` and the stay of room-list, of room-detail and of their screens).
 * 1.5.0: `api.me.cancelBooking` takes the reference of a whole booking, too, and answers with all its rooms.
 * 1.6.0: quotes (`api.quotes`).
 * 1.7.0: `phone` and `arrivalTime` of a booking, and `drafts` of the host.
 * 1.8.0: the search by itself (the widget stay-search, the event `searched`), and `limit` of room-list.
 * 1.9.0: `guests` of `api.rooms.availability`: its answer then has `days`; `submitted` of `load` on the server.
 * 1.10.0: `places` and `events` of a release, `events` of the host, the screen `remote-route`, and `SlotProps`.
 * 1.11.0: `apart` and `app` of `places`.
 * 1.12.0: `facts` of `api.hotel.day`, `property` of a guest's booking.
 * 1.13.0: `api.bookings.sendAddressCode`, `workProof` and `addressCode` of a booking; `unverified` of a summary of reviews.
 * 1.14.0: `terms` of a room and of the hotel's day, `priceVaries` of a room, `nightly` of an offer, `regularPrice` and `breakfast` of a quote;
 * `token` of a booking's receipt and of the screen `booking`, `api.bookings.calendarByLink`.
 * 1.15.0: `lang` of a review, `alt` of a room's picture, `plan` of a room, `caption` of its pictures, `units` of an offer; `room` and `limit` of `api.reviews.list`,
 * `room` of `api.reviews.summary` and of its answer; `api.offers.days`; `minNightsThrough`, `maxNights`, `maxNightsThrough` and
 * `closed` of a day and of offers, `restricted` and `unitsLeft` of a room, the field error `property_closed`.
 * 1.16.0: `backends` of a release, `backend` of the host and of `load`.
 * 1.17.0: `asGuest` of a request to a backend, `guestToken` of the host, `api.me.backendConsents` and `endBackendConsent`;
 * `framework` of a release.
 * 1.18.0: `uses` of a release; without it `api` has no call. Events of teams (`own` of `events`). Flags (`uses.flags`).
 * 1.19.0: `property` of the host.
 * 1.20.0: filters and order of `api.reviews.list` and of the screen `reviews`, counts of `api.reviews.summary`; `look`,
 * `languages`, `currency`, `timeZone`, `legal`, `airportShuttle` and `unwritten` of the property's facts, `hotel` of the host;
 * `textLangs` of a room.
 * 1.21.0: `asks` of a guest's booking, `children` of a change of a stay and of its quote; `isPaused` of the hotel's day.
 */
export const contractVersion = '1.21.0'

const numbersOf = (version: string) => version.split('.').map(Number)

/**
 * Whether a host supports a release that was built for this version of the contract: the same major, and no
 * newer minor.
 */
export const canHost = (built: string, host = contractVersion): boolean => {
  const [major = Number.NaN, minor = Number.NaN] = numbersOf(built)
  const [hostMajor = Number.NaN, hostMinor = Number.NaN] = numbersOf(host)
  return major === hostMajor && minor <= hostMinor
}

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)

const manifestFields = z.object({
  remote: remoteName,
  version: releaseVersion,
  contract: z.string(),
  /** Global variable that the entry sets; unique for each release, so that two can live in one page. */
  container: z.string().regex(/^\w+$/),
  entry: filePath,
  /** The server bundle: the same widgets as HTML (`ServerWidget`), one file. Releases without it show from the browser. */
  server: filePath.optional(),
  /**
   * Files that the first paint of each widget needs beside the entry. The host adds the style sheets to the
   * page or the shadow root before it mounts the widget.
   */
  exposes: z.record(z.string(), z.object({ scripts: z.array(filePath), styles: z.array(filePath) })),
  /** For each widget that partners may show: its module, followed by the modules that it imports. */
  embeds: z.record(z.string(), z.array(filePath)).optional(),
  /** Pages, menu entry and slots of the site that the release fills. */
  places: places.optional(),
  events: declaredEvents.optional(),
  /** Left out by releases for contracts before 1.18.0, which get every call. */
  uses: uses.optional(),
  /** Servers of the team that its widgets reach through the site; the platform maps each name to an origin. */
  backends: z.array(backendName).min(1).max(5).optional(),
  framework: framework.optional(),
  /** For each language the scripts with the words. */
  locales: z.record(z.string(), z.array(filePath)),
  /** Source revision of the build; 'dirty' is appended if the working tree had changes. */
  revision: z.string(),
  /**
   * Sources as the build reports them: the full commit, if the working tree had no changes, and the lock
   * file.
   */
  builtFrom: z
    .object({
      commit: z
        .string()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
        .optional(),
      lockFile: integrity.optional(),
    })
    .optional(),
  /** Team that owns the remote, as CODEOWNERS names it. */
  owner: z.string(),
  /** Props for each widget with which the gate tests it. */
  exampleProps: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Shared packages with the versions of the build. A page uses the host's copy if it satisfies them. */
  shared: z.record(z.string(), z.string()),
  /** Hash of all sources of the build; the same sources are never built twice. */
  source: z.string(),
  builtAt: z.string(),
  files: z.record(
    filePath,
    z.object({
      integrity,
      bytes: z.int(),
      /** Size compressed with Brotli, as sent to most browsers. */
      brotliBytes: z.int().optional(),
    }),
  ),
})

/** Most widgets of a release. The gate tries each of them for some seconds, while others wait. */
const mostWidgets = 30

/** releases/<remote>/<version>/release.json: immutable, names every file with its hash. */
export const releaseManifest = manifestFields.superRefine((release, { addIssue }) => {
  const { places, exposes, files, uses, contract } = release
  const widgets = Object.keys(exposes).length
  if (widgets > mostWidgets) addIssue(`it has ${widgets} widgets of at most ${mostWidgets}`)
  if (!uses && declaresUses(contract)) addIssue(`it is built for contract ${contract} and has no 'uses'`)
  const named = [...(places?.routes ?? []).map(({ widget }) => widget), ...Object.values(places?.slots ?? {})]
  const missing = named.find((widget) => !exposes[widget])
  if (missing) addIssue(`its places name the widget '${missing}', which it does not expose`)
  const foreign = Object.keys(release.events?.own ?? {}).find((name) => ownerOfEvent(name) !== release.remote)
  if (foreign) addIssue(`its own event ${foreign} does not begin with ${release.remote}/`)
  const missingFile = Object.values(places?.app ?? {}).find((name) => !files[name])
  if (missingFile) addIssue(`its app names the file '${missingFile}', which it does not have`)
})

/** One line in the history of a remote. `by` is a person, a team, or an automatic actor. */
const change = z.object({
  at: z.string(),
  action: z.enum(['publish', 'sign', 'approve', 'promote', 'canary', 'rollback', 'demote', 'retire']),
  /**
   * Result of the gate. Its action is `sign`, which servers of every age take as no change of what is live; those from
   * before this field ignore it.
   */
  gate: z.enum(['passed', 'failed']).optional(),
  version: releaseVersion,
  by: z.string(),
  /** The person, where a CI's issuer or the holder of a token vouches for one; changes before 2026-11-28 lack it. */
  person: z.string().optional(),
  /** The grant that allowed it, if the change came over HTTPS. */
  grant: z.string().optional(),
  percent: z.number().optional(),
  /** Reason of an automatic change or of an exception to a rule, or the checks that failed. */
  reason: z.string().optional(),
  /** Id of this change, for stores without locks: a writer that got no response searches for it. */
  id: z.string().optional(),
})

/** releases/<remote>/channels.json: the one file that a promotion changes, atomically. */
export const channels = z.object({
  stable: releaseVersion.nullable(),
  previous: releaseVersion.nullable(),
  canary: z.object({ version: releaseVersion, percent: z.number().min(0).max(100) }).nullable(),
  /**
   * Hash of the release.json of every version named above, so that a live release cannot be changed without
   * this file.
   */
  manifests: z.record(releaseVersion, integrity).default({}),
  /**
   * First path segments of the stable release, each with the time since when it is live without interruption.
   */
  segments: z.record(z.string(), z.string()).default({}),
  history: z.array(change),
})

/** Source of a remote on a page. `preview`: not live, named by a signed link; `local`: a dev server. */
export const source = z.enum(['stable', 'canary', 'preview', 'local'])

/** One remote of a page. */
export const composedRemote = z.object({
  base: z.string(),
  manifest: releaseManifest,
  source,
  /** Values of the flags that it declares, for this page view; left out without one. */
  flags: z.record(z.string(), flagValue).optional(),
  /** The release that replaces this one if it fails: its address, and the hash of its release.json. */
  fallback: z.object({ base: z.string(), integrity, needs: pageNeeds.optional() }).optional(),
})

/**
 * The exact set of releases of one page view. The HTML carries the part that its page needs, so that no request
 * is needed to find them.
 */
export const composition = z.object({
  /** Hash of the set; sent with every API call. */
  id: z.string(),
  remotes: z.record(remoteName, composedRemote),
  /** Left out if no remote has places. */
  places: composedPlaces.optional(),
  /**
   * The server's signature that it gave this set to one page view. Sent in a header of the page, and returned
   * with its reports.
   */
  view: z.string().optional(),
  /**
   * Milliseconds in which a release of this page must load and show something; the host's own limit by
   * default.
   */
  deadlineMs: z.int().positive().optional(),
})

export type ReleaseManifest = z.infer<typeof releaseManifest>
/** Events as a remote declares them. */
export type DeclaredEvents = z.input<typeof declaredEvents>
/** Facts of a release that a page needs. */
export type PageManifest = Pick<
  ReleaseManifest,
  'remote' | 'version' | 'container' | 'entry' | 'exampleProps' | 'events' | 'uses'
> & {
  exposes: Record<string, { styles: string[] }>
  /**
   * Hashes of the entry and the style sheets. Every other file is requested by a file that knows its hash.
   */
  files: Record<string, { integrity: string }>
}
export type Channels = z.infer<typeof channels>
export type Composition = z.infer<typeof composition>
export type ComposedRemote = Composition['remotes'][string]
export type PageRemote = Omit<ComposedRemote, 'manifest'> & { manifest: PageManifest }
/** The composition as the scripts of a page need it. */
export type PageComposition = Omit<Composition, 'remotes' | 'places' | 'view'> & {
  remotes: Record<string, PageRemote>
  places?: PagePlaces | undefined
  /**
   * Address of the whole composition, if this is the part that a document carries. Its content never changes.
   */
  whole?: string | undefined
}
export type ReleaseChange = Channels['history'][number]

/** Files of a local dev server instead of the built and released files. Never used in production. */
export interface LocalBuild {
  /** Origin of the dev server: `http://localhost:3003`. */
  origin: string
  /**
   * The shell's files as absolute addresses, if the shell runs from its sources; otherwise the built shell is
   * used.
   */
  shell?: ShellBuild | undefined
  /** Remotes that run locally; the others come from their releases. */
  remotes: Composition['remotes']
  /** Origins of the remotes' backends on this machine, by name. */
  backends?: Readonly<Record<string, string>> | undefined
}
