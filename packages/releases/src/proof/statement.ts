import { type ReleaseManifest, releaseVersion, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'

const text = z.string().min(1).max(500)

/** Who published a release. What a CI's identity proved is here as its issuer said it; an archive says nothing of it. */
export const publisher = z.object({
  by: text,
  at: z.iso.datetime(),
  team: text.optional(),
  /** The grant that allowed it, where it came over HTTPS. */
  grant: text.optional(),
  /** Who vouches for the identity of the CI; statements before 2026-11-27 lack it. */
  issuer: text.optional(),
  repository: text.optional(),
  commit: text.optional(),
  ref: text.optional(),
  workflow: text.optional(),
})

export type Publisher = z.infer<typeof publisher>

export const statementType = 'https://in-toto.io/Statement/v1'
const predicateType = 'https://calmrest.example/release/v1'
/** Type of the payload of an envelope: an in-toto statement, as sigstore and SLSA have it. */
export const payloadType = 'application/vnd.in-toto+json'

/** Files by their names and hashes. */
export const subject = z
  .array(z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) }))
  .min(1)

/** What a signature says: these files, by their hashes, are this version of this remote, and who published it. */
export const statement = z.object({
  _type: z.literal(statementType),
  subject,
  predicateType: z.literal(predicateType),
  predicate: z.object({
    remote: remoteName,
    version: releaseVersion,
    /** When it was signed: the key has to be valid then. */
    signedAt: z.iso.datetime(),
    publisher,
  }),
})

export type Statement = z.infer<typeof statement>

/** A release as it is signed. */
export interface Signable {
  manifest: Pick<ReleaseManifest, 'remote' | 'version'> & {
    files: Record<string, { integrity: string }>
  } & Partial<Pick<ReleaseManifest, 'revision' | 'builtAt' | 'builtFrom'>>
  /** Hash of release.json. */
  hash: string
}

const hexOf = (integrity: string) => Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex')

/** Every file with its digest, by name; release.json covers what else stands in it. */
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
