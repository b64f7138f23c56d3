import type { ReleaseRight } from '@calm-rest/contract/release-api'
import type { Actor } from '../actor.ts'
import { ReleaseRefused } from '../folder/refusals.ts'
import type { Publisher } from '../proof/statement.ts'
import { type CiIdentity, createCiIdentities } from './ci-identity.ts'
import type { GrantsFile, StoredToken, TrustedPublisher } from './grants-file.ts'
import { matchesSubject } from './subject-pattern.ts'
import { findToken, isToken } from './tokens.ts'

/** Permission of one request: the actor, the grant, and what a CI's identity proves. */
export interface Permission {
  team: string
  actor: Exclude<Actor, string>
  withoutGate: boolean
  /** The person, where a CI's issuer or the platform vouches for one. */
  person: string | undefined
  /** Only set if a CI proved it. */
  identity: CiIdentity | undefined
}

/** Finds the holder of a token. Throws `ReleaseRefused` with 401 for an unknown one. */
export const createFindHolder = (file: GrantsFile, now: () => Date) => {
  const ciIdentity = createCiIdentities(now)

  const byToken = (bearer: string): Held => {
    const token = findToken(file.read().tokens, bearer, now())
    if (!token) {
      throw new ReleaseRefused(
        'release_token_invalid',
        'Ask the platform for another: npm run release -- token add.',
      )
    }
    const { team: by, id, holder: person } = token
    return { grants: [token], by, nameOf: () => `token ${id}`, person, identity: undefined }
  }

  const byIdentity = async (bearer: string): Promise<Held> => {
    const { trustedPublishers } = file.read()
    const { identity, audiences } = await ciIdentity(bearer, trustedPublishers)
    const grants = trustedPublishers.filter(
      ({ issuer, audience, subject, until }) =>
        issuer === identity.issuer &&
        audiences.includes(audience) &&
        matchesSubject(subject, identity.subject) &&
        (until === undefined || now().toISOString() < until),
    )
    const by = identity.actor ? `${identity.actor}, ${identity.subject}` : identity.subject
    return {
      grants,
      by,
      nameOf: (grant) => `trusted publisher ${(grant as TrustedPublisher).name}`,
      person: identity.actor,
      identity,
    }
  }

  return async (bearer: string): Promise<Held> => (isToken(bearer) ? byToken(bearer) : byIdentity(bearer))
}

/**
 * Finds the grant with which a token's holder may act on a remote. Throws `ReleaseRefused`: 401 for an
 * unknown token, 403 if the action is not granted.
 */
export const createFindGrant =
  (findHolder: FindHolder) =>
  async (bearer: string, { remote, right, environment }: AskedRight): Promise<Permission> => {
    const { grants, by, nameOf, person, identity } = await findHolder(bearer)
    const own = grants.filter((grant) => grant.remote === remote)
    if (own.length === 0) {
      throw new ReleaseRefused('remote_forbidden', `${by} has no grant for ${remote}.`)
    }
    const granted = own.filter(({ rights }) => right === undefined || rights.includes(right))
    const grant = granted.find(({ environments }) => isFor(environments, environment))
    if (!grant && granted.length > 0) {
      const names = granted.flatMap(({ environments = [] }) => environments).join(', ')
      throw new ReleaseRefused('environment_forbidden', `${by} may do that for ${remote} in ${names} only.`)
    }
    if (!grant) {
      const rights = own.flatMap((each) => each.rights).join(', ')
      throw new ReleaseRefused(
        'right_forbidden',
        `It takes the right ${right}. For ${remote} the rights of ${by} are: ${rights}.`,
      )
    }
    const { team, withoutGate } = grant
    const actor = { by, grant: nameOf(grant), ...(person !== undefined && { person }) }
    return { team, actor, withoutGate, person, identity }
  }

interface AskedRight {
  remote: string
  /** Any if undefined. */
  right?: ReleaseRight | undefined
  /** Environment of the action; undefined if it is about none. */
  environment?: string | undefined
}

const isFor = (environments: readonly string[] | undefined, environment: string | undefined) =>
  !environments || environment === undefined || environments.includes(environment)

/** The facts that a signed statement has of who acted at this moment. */
export const publisherOf = ({ actor, team, person, identity }: Permission, at: Date): Publisher => {
  const { issuer, subject, repository, commit, ref, workflow } = identity ?? {}
  const proven = { issuer, subject, repository, commit, ref, workflow, person }
  return { ...actor, at: at.toISOString(), team, ...proven }
}

/** The holder of a token, with all grants. */
export interface Held {
  grants: readonly (StoredToken | TrustedPublisher)[]
  by: string
  nameOf: (grant: StoredToken | TrustedPublisher) => string
  person: string | undefined
  identity: CiIdentity | undefined
}

export type FindHolder = ReturnType<typeof createFindHolder>
export type FindGrant = ReturnType<typeof createFindGrant>
