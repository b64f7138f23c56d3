import { type ReleaseManifest, releaseVersion, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'

const text = z.string().min(1).max(500)

/**
 * Publisher of a release. Facts of a CI's identity are as its issuer proved them; the archive's own claims
 * are not part of it.
 */
export const publisher = z.object({
  by: text,
  at: z.iso.datetime(),
  team: text.optional(),
  /** The grant that allowed it, if it came over HTTPS. */
  grant: text.optional(),
  /** Issuer of the CI's identity; statements before 2026-11-27 lack it. */
  issuer: text.optional(),
  repository: text.optional(),
  commit: text.optional(),
  ref: text.optional(),
  workflow: text.optional(),
  /** Subject of the CI's identity; statements before 2026-11-28 lack it. */
  subject: text.optional(),
  /** The person, where a CI's issuer or the platform vouches for one; statements before 2026-11-28 lack it. */
  person: text.optional(),
})

export type Publisher = z.infer<typeof publisher>

export const statementType = 'https://in-toto.io/Statement/v1'
const predicateType = 'https://calmrest.example/release/v1'
/** Type of an envelope's payload: an in-toto statement, as sigstore and SLSA use it. */
export const payloadType = 'application/vnd.in-toto+json'

/** Files by name and hash. */
export const subject = z
  .array(z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) }))
  .min(1)

/**
 * The signed statement: these files, by hash, are this version of this remote, published by this publisher.
 */
export const statement = z.object({
  _type: z.literal(statementType),
  subject,
  predicateType: z.literal(predicateType),
  predicate: z.object({
    remote: remoteName,
    version: releaseVersion,
    /** Time of signing; the key must be valid then. */
    signedAt: z.iso.datetime(),
    publisher,
  }),
})

export type Statement = z.infer<typeof statement>

/** A release to be signed. */
export interface Signable {
  manifest: Pick<ReleaseManifest, 'remote' | 'version'> & {
    files: Record<string, { integrity: string }>
  } & Partial<Pick<ReleaseManifest, 'revision' | 'builtAt' | 'builtFrom'>>
  /** Hash of release.json. */
  hash: string
}

const hexOf = (integrity: string) => Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex')

/** Every file with its digest, by name; release.json covers its other facts. */
export const subjectOf = ({ manifest, hash }: Signable): Statement['subject'] =>
  [
    ['release.json', hash] as const,
    ...Object.entries(manifest.files).map(([name, file]) => [name, file.integrity] as const),
  ]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, integrity]) => ({ name, digest: { sha384: hexOf(integrity) } }))

export const makeStatement = (release: Signable, by: Publisher, signedAt: string): Statement => ({
  _type: statementType,
  subject: subjectOf(release),
  predicateType,
  predicate: {
    remote: release.manifest.remote,
    version: release.manifest.version,
    signedAt,
    publisher: by,
  },
})
