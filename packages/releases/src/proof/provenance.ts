import { z } from 'zod'
import { type Publisher, type Signable, statementType, subject, subjectOf } from './statement.ts'

const predicateType = 'https://slsa.dev/provenance/v1'

/**
 * How a release is built: `npm run release -- publish`, or `calm-rest-remote publish`; see docs/releases.md.
 */
const buildType = 'https://calmrest.example/build/v1'

/** Builder of a release without a CI's proof: an unknown machine. */
const unknownBuilder = 'https://calmrest.example/builder/unproven'

const descriptor = z.object({
  name: z.string().optional(),
  uri: z.string().optional(),
  digest: z.record(z.string(), z.string()).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
})

type Descriptor = z.infer<typeof descriptor>

/** SLSA provenance of a release as an in-toto statement: where it was built, by whom, and from what. */
export const provenance = z.object({
  _type: z.literal(statementType),
  subject,
  predicateType: z.literal(predicateType),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.string(),
      externalParameters: z.record(z.string(), z.string()),
      internalParameters: z.record(z.string(), z.string()),
      resolvedDependencies: z.array(descriptor),
    }),
    runDetails: z.object({
      builder: z.object({ id: z.string() }),
      metadata: z.object({ finishedOn: z.string() }).partial(),
    }),
  }),
})

export type Provenance = z.infer<typeof provenance>

/** Marks facts that the archive claims: only its team vouches for them. */
const claimed = { annotations: { saidBy: 'release.json' } }

const hexOf = (integrity: string) => Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex')

/** The commit, as the CI's identity proves it, or as release.json claims it. */
const sourceOf = ({ manifest }: Signable, { issuer, repository, commit, ref }: Publisher): Descriptor => {
  if (issuer && repository && commit)
    return {
      name: 'source',
      uri: `git+${repositoryAt(issuer, repository)}${ref ? `@${ref}` : ''}`,
      digest: { gitCommit: commit },
    }
  const { builtFrom, revision = 'unknown' } = manifest
  return {
    name: 'source',
    ...(builtFrom?.commit ? { digest: { gitCommit: builtFrom.commit } } : { uri: `git:${revision}` }),
    ...claimed,
  }
}

/** GitHub's issuer has another host than its repositories. */
const repositoryAt = (issuer: string, repository: string) =>
  `${issuer === 'https://token.actions.githubusercontent.com' ? 'https://github.com' : issuer.replace(/\/$/, '')}/${repository}`

const lockFileOf = ({ manifest: { builtFrom } }: Signable): Descriptor[] =>
  builtFrom?.lockFile
    ? [{ name: 'package-lock.json', digest: { sha384: hexOf(builtFrom.lockFile) }, ...claimed }]
    : []

const present = (facts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined))

/**
 * The platform's facts about a build that it did not see: who submitted it, and what the CI's identity
 * proves. Without such an identity the builder is marked as unknown.
 */
export const makeProvenance = (release: Signable, publisher: Publisher): Provenance => {
  const { by, team, grant, issuer, workflow, repository, ref } = publisher
  const { remote, version, builtAt } = release.manifest
  return {
    _type: statementType,
    subject: subjectOf(release),
    predicateType,
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: present({ remote, version, repository, ref, workflow }),
        internalParameters: present({ publishedBy: by, team, grant }),
        resolvedDependencies: [sourceOf(release, publisher), ...lockFileOf(release)],
      },
      runDetails: {
        builder: { id: issuer && workflow ? `${issuer}#${workflow}` : unknownBuilder },
        metadata: present({ finishedOn: builtAt }),
      },
    },
  }
}
