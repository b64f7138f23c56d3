import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { releaseRight } from '@calm-rest/contract/release-api'
import { environmentName, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { writeAtomically } from '../folder/files.ts'
import { withLock } from '../folder/lock.ts'
import { parsedFiles } from '../folder/parsed-files.ts'
import { subjectPattern } from './subject-pattern.ts'

/** What a grant allows, and to which team. */
const grant = z.object({
  /** Team as CODEOWNERS names it; part of the history. */
  team: z.string().min(1).max(100),
  remote: remoteName,
  rights: z.array(releaseRight).min(1),
  /** Whether it may promote a version that the gate has not passed. */
  withoutGate: z.boolean().default(false),
  /** Whether it may watch the events of all teams' remotes, for tools of the platform. */
  watchesAll: z.boolean().optional(),
  /** Environments in which it may make a version live, or roll back; all if left out. */
  environments: z.array(environmentName).min(1).optional(),
  /** Expiry of the grant. */
  until: z.iso.datetime().optional(),
})

const storedToken = grant.extend({
  /** Id of the token; not secret. */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** SHA-256 of the secret, which has 256 random bits. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** The only person who has it, as the platform knows; two tokens of a team without it count as one person. */
  holder: z.string().min(1).max(100).optional(),
  until: z.iso.datetime(),
  revoked: z.object({ at: z.iso.datetime(), by: z.string() }).optional(),
})

const httpsOrLoopback = z.url({ protocol: /^https?$/ }).refine(
  (address) => {
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  },
  { error: 'https, or this machine itself' },
)

/** An identity that a CI proves by OIDC, like trusted publishers of PyPI and npm. */
const trustedPublisher = grant.extend({
  /** Name of the grant in the history. */
  name: z.string().regex(/^[\w.-]{1,60}$/),
  /** The exact `iss` of its tokens; the keys are found by its `.well-known/openid-configuration`. */
  issuer: httpsOrLoopback,
  /** The required `aud` of its tokens: this site, so that no other site can replay them here. */
  audience: z.string().min(1).max(300),
  /** The required `sub` of its tokens; a `*` stands for any characters but `:`. */
  subject: subjectPattern,
})

const grants = z.object({
  tokens: z.array(storedToken).default([]),
  trustedPublishers: z.array(trustedPublisher).default([]),
})

export type Grants = z.infer<typeof grants>
export type StoredToken = z.infer<typeof storedToken>
export type TrustedPublisher = z.infer<typeof trustedPublisher>

const none: Grants = { tokens: [], trustedPublishers: [] }

/** grants.json in the trust folder. A change applies from the next request. */
export const openGrantsFile = (folder: string) => {
  const path = join(folder, 'grants.json')
  const file = parsedFiles((content) => grants.parse(JSON.parse(content.toString())))

  /** Throws an error that names the file if it is invalid. */
  const read = (): Readonly<Grants> => {
    try {
      return file(path) ?? none
    } catch (cause) {
      throw new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause })
    }
  }

  /** Reads, changes and writes under a lock. */
  const change = (decide: (now: Readonly<Grants>) => Grants): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    withLock(folder, () => writeAtomically(path, `${JSON.stringify(decide(read()), null, 2)}\n`, 0o600))
  }

  return { read, change }
}

export type GrantsFile = ReturnType<typeof openGrantsFile>
