import { createRemoteJWKSet, decodeJwt, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { ReleaseRefused } from '../folder/refusals.ts'
import type { TrustedPublisher } from './grants-file.ts'

/** Asymmetric algorithms only: with a shared secret every verifier could make tokens. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
const clockToleranceSeconds = 30
/** Highest age of a token when it arrives. */
const maxTokenAge = '1h'
const issuerTimeoutMs = 5_000
/** Milliseconds for which an issuer that did not respond is not asked again: anyone can send tokens. */
const issuerAwayMs = 10_000

const text = z.string().min(1).max(500).optional()

/** Claims of GitHub Actions, or the equivalent ones of GitLab. */
const claims = z.object({
  sub: z.string().min(1).max(500),
  repository: text,
  sha: text,
  ref: text,
  workflow_ref: text,
  actor: text,
  project_path: text,
  ci_config_ref_uri: text,
  user_login: text,
})

/** Origin of a release as a CI's identity proves it. */
export interface CiIdentity {
  issuer: string
  subject: string
  repository?: string | undefined
  commit?: string | undefined
  ref?: string | undefined
  workflow?: string | undefined
  actor?: string | undefined
}

const invalid = (cause?: unknown) =>
  new ReleaseRefused('release_token_invalid', 'The token is not one of a trusted publisher.', { cause })

/** Verifies OIDC tokens of CIs. Issuers' keys are fetched once and cached while they verify. */
export const createCiIdentities = (now: () => Date) => {
  const keys = new LRUCache<string, JWTVerifyGetKey>({ max: 50 })
  const away = new LRUCache<string, true>({ max: 50, ttl: issuerAwayMs })

  const keysOf = async (issuer: string): Promise<JWTVerifyGetKey> => {
    const known = keys.get(issuer)
    if (known) return known
    if (away.has(issuer)) throw unreachable(issuer)
    try {
      const found = createRemoteJWKSet(await findKeys(issuer), { timeoutDuration: issuerTimeoutMs })
      keys.set(issuer, found)
      return found
    } catch (cause) {
      away.set(issuer, true)
      throw unreachable(issuer, cause)
    }
  }

  /**
   * The identity of a token, and all grants of the platform for it. Throws `ReleaseRefused` for an invalid
   * token.
   */
  return async (
    bearer: string,
    publishers: readonly TrustedPublisher[],
  ): Promise<{ identity: CiIdentity; audiences: readonly string[] }> => {
    const issuer = issuerOf(bearer)
    const trusted = publishers.filter((publisher) => publisher.issuer === issuer)
    // checked before any request: an untrusted issuer is not asked
    if (issuer === undefined || trusted.length === 0) throw invalid()
    const options = {
      issuer,
      algorithms,
      maxTokenAge,
      currentDate: now(),
      audience: trusted.map(({ audience }) => audience),
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    }
    const { payload } = await jwtVerify(bearer, await keysOf(issuer), options).catch((cause) => {
      throw isIssuerAway(cause) ? unreachable(issuer, cause) : invalid(cause)
    })
    const parsed = claims.safeParse(payload)
    if (!parsed.success) throw invalid(parsed.error)
    return { identity: toIdentity(issuer, parsed.data), audiences: [payload.aud ?? []].flat() }
  }
}

const toIdentity = (issuer: string, said: z.infer<typeof claims>): CiIdentity => ({
  issuer,
  subject: said.sub,
  repository: said.repository ?? said.project_path,
  commit: said.sha,
  ref: said.ref,
  workflow: said.workflow_ref ?? said.ci_config_ref_uri,
  actor: said.actor ?? said.user_login,
})

const issuerOf = (bearer: string) => {
  try {
    return decodeJwt(bearer).iss
  } catch {
    return undefined
  }
}

const discovered = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** Address of an issuer's keys by OpenID Connect Discovery, over the same protocol as the issuer. */
const findKeys = async (issuer: string): Promise<URL> => {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(issuerTimeoutMs) })
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`)
  const found = discovered.parse(await response.json())
  const jwks = new URL(found.jwks_uri)
  if (found.issuer !== issuer) throw new Error(`${address} names another issuer: ${found.issuer}`)
  if (jwks.protocol !== new URL(issuer).protocol) throw new Error(`${found.jwks_uri} is no ${issuer}`)
  return jwks
}

const unreachable = (issuer: string, cause?: unknown) =>
  new ReleaseRefused('releases_unavailable', `${issuer} does not answer with its keys.`, { cause })

const isIssuerAway = (cause: unknown) =>
  cause instanceof errors.JWKSTimeout || (cause instanceof Error && !(cause instanceof errors.JOSEError))
