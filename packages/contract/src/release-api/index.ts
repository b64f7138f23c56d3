import { z } from 'zod'
import { eventSchema } from '../releases/declared-events.ts'
import { environmentName, releaseVersion } from '../releases/index.ts'
import { type ReleaseErrorCode, releaseErrorStatus } from './errors.ts'

export { actorText } from './actor-text.ts'
export { type ReleaseErrorCode, releaseErrorStatus, releaseErrorWords } from './errors.ts'
export {
  type EventPosition,
  eventPosition,
  type ReleaseEvent,
  type ReleaseEventType,
  releaseEvent,
  releaseEventType,
  writeEventPosition,
} from './events.ts'

/**
 * Releases over HTTPS, for teams and their CI, below `/api/releases/REMOTE`. Each call has the header
 * `Authorization: Bearer …`: a token of the team, or the OIDC token of its CI.
 *
 * | Call                 | Body                                    | Answer                                          |
 * | -------------------- | --------------------------------------- | ----------------------------------------------- |
 * | GET `/`              |                                         | `releaseState`                                  |
 * | PUT `/VERSION`       | the built folder, tar + gzip            | 201 `publishReceipt`; 200 where it was the same |
 * | POST `/promote`      | `promoteInput`                          | `releaseState`                                  |
 * | POST `/canary`       | `canaryInput`                           | `releaseState`                                  |
 * | POST `/rollback`     | `rollbackInput`                         | `releaseState`                                  |
 * | POST `/retire`       | `retireInput`                           | `releaseState`                                  |
 * | POST `/approve`      | `approveInput`                          | `releaseState`                                  |
 * | POST `/approve-look` | `approveLookInput`                      | `releaseState`                                  |
 * | POST `/preview`      | `previewInput`                          | `previewReceipt`                                |
 *
 * GET `/api/releases/events` sends `releaseEvent`s of all remotes of the team as server-sent events, those after
 * `Last-Event-ID` first.
 * GET `/api/releases/impact?subject=call:offers.list` answers `impact`, and GET `/api/releases/declared-events`
 * answers `liveEvents`, both without a token: release.json is public.
 * On a platform with several environments a call is about the site's own one, or the one that its body names, or the
 * query of a GET, as `environment`. `GET /api/releases/diff?from=staging&to=production` answers with a `releaseDiff` of
 * the remotes that the token is for.
 *
 * Every error is a `releaseErrorBody`.
 */
export const releaseApiPath = '/api/releases'

/** Content type of the archive: a gzipped tar with release.json at its root. */
export const archiveType = 'application/gzip'

/** Limits of an archive, before and after it is unpacked. */
export const archiveLimits = {
  /** Size of the sent archive in bytes. */
  bytes: 16 * 1024 * 1024,
  /** Total size of the unpacked files in bytes. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Most unpacked bytes for each sent byte, checked after the first megabyte is unpacked. */
  ratio: 100,
  files: 2_000,
  /** Longest path inside the archive, in characters. */
  pathChars: 200,
} as const

/** How long a preview address is valid, in days. */
export const previewDays = { usual: 7, most: 30 } as const

/**
 * What a token may do with its remote. `publish` includes previews, `approve` pictures; `override_freeze` is for a promotion or a canary
 * during a freeze, with a reason.
 */
export const releaseRight = z.enum([
  'publish',
  'promote',
  'canary',
  'rollback',
  'retire',
  'approve',
  'override_freeze',
])

/** Id of the pictures of one try of the gate: `3f2a9c01b7de`. */
export const picturesId = z.string().regex(/^[0-9a-f]{12}$/)

/** The environment that a call is about; by default the site's own. */
const environment = environmentName.optional()

/** Why a version goes live during a freeze; it stands in the history. Needs the right `override_freeze`. */
const despiteFreeze = z.string().trim().min(3).max(300).optional()

export const publishReceipt = z.object({ remote: z.string(), version: releaseVersion })
export const promoteInput = z.strictObject({ version: releaseVersion, environment, despiteFreeze })
export const canaryInput = z.strictObject({
  version: releaseVersion,
  /** Percentage of visitors. */
  percent: z.int().min(1).max(99),
  environment,
  despiteFreeze,
})
export const rollbackInput = z.strictObject({ environment })
/** In every environment. */
export const retireInput = z.strictObject({ version: releaseVersion })
/** For every environment that asks for it. */
export const approveInput = z.strictObject({ version: releaseVersion })
/** The pictures of a version that looks different from the live one; needs the right `approve`. */
export const approveLookInput = z.strictObject({
  version: releaseVersion,
  /** Id of the pictures that the person has seen, as the comparison names it; without it, those that there are now. */
  pictures: picturesId.exactOptional(),
})
export const stateQuery = z.object({ environment })
export const diffQuery = z.object({ from: environmentName, to: environmentName })
export const previewInput = z.strictObject({
  version: releaseVersion,
  /** Days until the preview addresses expire. */
  days: z.int().min(1).max(previewDays.most).default(previewDays.usual),
})

/**
 * Releases that use a call, an event, a slot or a backend (`subject`): live ones, canaries, and those before, to which a
 * rollback returns.
 */
export const impact = z.object({
  subject: z.string(),
  usedBy: z.array(
    z.object({
      remote: z.string(),
      version: releaseVersion,
      channel: z.enum(['live', 'canary', 'previous']),
      /** Of 100 visitors, those of a canary. */
      percent: z.number().exactOptional(),
      /** `may call`: the release is older than declarations and can make every call. */
      role: z.enum(['calls', 'may call', 'sends', 'hears', 'fills', 'asks', 'reads']),
      /** Whether its guests lose something if the subject goes. */
      breaks: z.boolean(),
    }),
  ),
})

/** Events of teams, as live releases declare them. */
export const liveEvents = z.object({
  events: z.array(z.object({ name: z.string(), version: releaseVersion, schema: eventSchema })),
})

/** Result of the gate for exactly the files of a version. */
const gateOutcome = z.enum(['missing', 'passed', 'failed'])

/** How a server renders one widget. */
const widgetRendering = z.object({
  widget: z.string(),
  renders: z.int(),
  /** Pages that had to leave the widget to the browser. */
  failures: z.int(),
  /** 95th percentile of the last hundred renders in milliseconds; null before the first. */
  p95Ms: z.number().nullable(),
  last: z
    .object({
      kind: z.enum(['threw', 'late', 'ended', 'refused', 'busy']),
      /** Without what a guest gave. */
      message: z.string(),
      at: z.string(),
    })
    .nullable(),
})

/** State of a remote: the live releases, and the twenty highest published versions. */
export const releaseState = z.object({
  remote: z.string(),
  /** Left out where the platform has one environment. */
  environment: environmentName.exactOptional(),
  stable: releaseVersion.nullable(),
  previous: releaseVersion.nullable(),
  canary: z.object({ version: releaseVersion, percent: z.number() }).nullable(),
  /** Highest version first. */
  versions: z.array(
    z.object({
      version: releaseVersion,
      /** `promoted`: live for some visitors, now or before; `withdrawn`: rolled back, demoted or retired. */
      status: z.enum(['published', 'promoted', 'withdrawn']),
      gate: gateOutcome,
      /** Who approved it; null if it has to be approved first, left out where nobody has to. */
      approval: z
        .object({
          by: z.string(),
          /** As in `releaseEvent`. */
          person: z.string().exactOptional(),
          at: z.iso.datetime(),
        })
        .nullable()
        .exactOptional(),
      /** Its place in the gate's queue, from 1; left out where it does not wait. */
      gatePlace: z.int().min(1).optional(),
      /** Renders of its widgets by the server that answers, since its start; left out before the first. */
      rendering: z.array(widgetRendering).exactOptional(),
    }),
  ),
  /** Number of versions in the gate's queue, of all teams; servers before 2026-11-28 leave it out. */
  gateQueue: z.int().optional(),
})

/** The live version of a remote in one environment. */
const liveVersion = z.object({
  version: releaseVersion,
  /** Who published it, by its signature; null if nothing proves it. */
  publisher: z.string().nullable(),
  /** Commit or revision of its sources. */
  commit: z.string().nullable(),
  since: z.string().nullable(),
})

/** Remotes whose live version differs between two environments; null where nothing is live. */
export const releaseDiff = z.object({
  from: environmentName,
  to: environmentName,
  remotes: z.array(
    z.object({ remote: z.string(), from: liveVersion.nullable(), to: liveVersion.nullable() }),
  ),
})

/** Total size of the files of one kind. */
const weight = z.object({
  /** Uncompressed size. */
  bytes: z.int(),
  /** Size compressed with Brotli, as sent to most browsers. */
  brotliBytes: z.int(),
})

/**
 * Kinds of files of a release: `words` of all languages; `server`, which renders and is never sent; `embed`,
 * the modules for partners' pages; `other`, such as pictures.
 */
export const fileKind = z.enum(['script', 'style', 'words', 'embed', 'server', 'other'])

/**
 * A preview of a version, readable by anyone who has its addresses, with its size beside the live version's.
 */
export const previewReceipt = z.object({
  remote: z.string(),
  version: releaseVersion,
  /** Opens the site with this version, in the current tab only. */
  url: z.string(),
  /** Compares the version with the live one: screens, sizes, facts. */
  compare: z.string(),
  /** Both addresses stop working at this moment. */
  expiresAt: z.iso.datetime(),
  /** Null if nothing is live. */
  live: releaseVersion.nullable(),
  gate: gateOutcome,
  /** One entry for each kind of file in either version; zero if a version has no such file. */
  sizes: z.array(z.object({ kind: fileKind, live: weight, candidate: weight })),
})

const codes = Object.keys(releaseErrorStatus) as [ReleaseErrorCode, ...ReleaseErrorCode[]]

/** Body of every error: `error` in the language of `Accept-Language`; `detail` in English, for engineers. */
export const releaseErrorBody = z.object({
  error: z.string(),
  code: z.enum(codes),
  /** The exact cause: the file, the failed checks, or the available versions. */
  detail: z.string().optional(),
  /** Of `release_frozen`: why, and until when. */
  freeze: z.object({ reason: z.string(), until: z.iso.datetime() }).optional(),
})

export type ReleaseRight = z.infer<typeof releaseRight>
export type PublishReceipt = z.infer<typeof publishReceipt>
export type Impact = z.infer<typeof impact>
export type ReleaseDiff = z.infer<typeof releaseDiff>
export type ReleaseState = z.infer<typeof releaseState>
export type GateOutcome = z.infer<typeof gateOutcome>
export type Weight = z.infer<typeof weight>
export type FileKind = z.infer<typeof fileKind>
export type PreviewReceipt = z.infer<typeof previewReceipt>
export type ReleaseErrorBody = z.infer<typeof releaseErrorBody>
