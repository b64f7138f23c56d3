import { z } from 'zod'
import { releaseVersion } from '../releases/index.ts'
import { type ReleaseErrorCode, releaseErrorStatus } from './errors.ts'

export { type ReleaseErrorCode, releaseErrorStatus, releaseErrorWords } from './errors.ts'

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
 * | POST `/preview`      | `previewInput`                          | `previewReceipt`                                |
 *
 * Every error is a `releaseErrorBody`.
 */
export const releaseApiPath = '/api/releases'

/** Content type of the archive: a gzipped tar with release.json at its root. */
export const archiveType = 'application/gzip'

/** Limits of an archive, before and after it is unpacked. */
export const archiveLimits = {
  /** Bytes of the archive as it is sent. */
  bytes: 16 * 1024 * 1024,
  /** Bytes of all files together. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Bytes that each sent byte may become, once a first megabyte is unpacked. */
  ratio: 100,
  files: 2_000,
  /** Characters of a path inside the archive. */
  pathChars: 200,
} as const

/** How long an address of a preview can be opened, in days. */
export const previewDays = { usual: 7, most: 30 } as const

/** What a token may do with the remote it is for. Previews come with `publish`. */
export const releaseRight = z.enum(['publish', 'promote', 'canary', 'rollback', 'retire'])

export const publishReceipt = z.object({ remote: z.string(), version: releaseVersion })
export const promoteInput = z.strictObject({ version: releaseVersion })
export const canaryInput = z.strictObject({
  version: releaseVersion,
  /** Of a hundred visitors. */
  percent: z.int().min(1).max(99),
})
export const rollbackInput = z.strictObject({})
export const retireInput = z.strictObject({ version: releaseVersion })
export const previewInput = z.strictObject({
  version: releaseVersion,
  /** Until its addresses end. */
  days: z.int().min(1).max(previewDays.most).default(previewDays.usual),
})

/** Result of the platform's gate for exactly the files of a version. */
const gateOutcome = z.enum(['missing', 'passed', 'failed'])

/** State of a remote: what is live, and the twenty highest versions that are published. */
export const releaseState = z.object({
  remote: z.string(),
  stable: releaseVersion.nullable(),
  previous: releaseVersion.nullable(),
  canary: z.object({ version: releaseVersion, percent: z.number() }).nullable(),
  /** The highest first. */
  versions: z.array(
    z.object({
      version: releaseVersion,
      /** `promoted`: live for somebody now or once; `withdrawn`: rolled back from, demoted or retired. */
      status: z.enum(['published', 'promoted', 'withdrawn']),
      gate: gateOutcome,
    }),
  ),
})

/** What files of one kind weigh together. */
const weight = z.object({
  /** As they were built. */
  bytes: z.int(),
  /** As they are sent to most browsers. */
  brotliBytes: z.int(),
})

/**
 * Kinds of files of a release: `words` of all languages; `server`, which renders and is never sent; `embed`, the modules
 * for partners' pages; `other`, such as pictures.
 */
export const fileKind = z.enum(['script', 'style', 'words', 'embed', 'server', 'other'])

/** A version that whoever has the addresses may see, and what it weighs beside the live one. */
export const previewReceipt = z.object({
  remote: z.string(),
  version: releaseVersion,
  /** The site with this version, in the tab that opens it. */
  url: z.string(),
  /** The version beside what is live: screens, sizes, facts. */
  compare: z.string(),
  /** From then on neither address shows it. */
  expiresAt: z.iso.datetime(),
  /** The live version; null where none is. */
  live: releaseVersion.nullable(),
  gate: gateOutcome,
  /** For each kind of which either version has a file; zero where a version has none. */
  sizes: z.array(z.object({ kind: fileKind, live: weight, candidate: weight })),
})

const codes = Object.keys(releaseErrorStatus) as [ReleaseErrorCode, ...ReleaseErrorCode[]]

/** Body of every error: `error` in the language of `Accept-Language`; `detail` in English, for whoever fixes it. */
export const releaseErrorBody = z.object({
  error: z.string(),
  code: z.enum(codes),
  /** Exactly what was wrong: the file, the failed checks, the versions there are. */
  detail: z.string().optional(),
})

export type ReleaseRight = z.infer<typeof releaseRight>
export type PublishReceipt = z.infer<typeof publishReceipt>
export type ReleaseState = z.infer<typeof releaseState>
export type GateOutcome = z.infer<typeof gateOutcome>
export type Weight = z.infer<typeof weight>
export type FileKind = z.infer<typeof fileKind>
export type PreviewReceipt = z.infer<typeof previewReceipt>
export type ReleaseErrorBody = z.infer<typeof releaseErrorBody>
