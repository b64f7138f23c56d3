import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import type { Flow } from './flow.ts'
import { type Identity, identityOf } from './identity.ts'
import { callbackPath, isSafeIssuer, type OidcOptions } from './options.ts'
import { type Unproven, unprovenBy } from './problem.ts'

/** A visitor waits for it with an empty window. */
const timeoutSeconds = 5

type IdentityResult = { identity: Identity } | Unproven

/** The provider as this site uses it: code and PKCE, one redirect address, RS256 only. */
export const createProvider = ({ issuer, clientId, clientSecret, publicUrl }: OidcOptions) => {
  if (!isSafeIssuer(issuer)) throw new Error(`OIDC_ISSUER must be https, or http on this machine: ${issuer}`)
  const redirectUri = new URL(callbackPath, publicUrl).href
  const configuration = untilItWorks(() =>
    discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
      undefined,
      {
        timeout: timeoutSeconds,
        // without this, the library trusts the token because it came over TLS
        execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      },
    ),
  )

  return {
    /** Returns the address for signing in. Rejects if the provider cannot be reached. */
    authorizationUrl: async ({ state, nonce, verifier, lang }: Flow): Promise<URL> =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: lang,
      }),
    /** Exchanges the code of an answer and verifies the result. `search` is the answer's query. */
    identify: async (search: string, flow: Flow): Promise<IdentityResult> => {
      try {
        const found = await exchange(await configuration(), new URL(search, redirectUri), flow)
        const identity = identityOf(found)
        return identity ? { identity } : { problem: 'refused', reason: 'claims_missing' }
      } catch (cause) {
        return unprovenBy(cause)
      }
    },
  }
}

/** Returns the claims of the ID token, or those of the provider's UserInfo if the token has no address. */
const exchange = async (config: Configuration, answer: URL, { state, nonce, verifier }: Flow) => {
  const tokens = await authorizationCodeGrant(config, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  })
  const claims = tokens.claims()
  if (!claims || claims.email !== undefined) return claims
  return { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)), iss: claims.iss }
}

/** Asks once for all callers, and again after a failure. */
const untilItWorks = <T>(ask: () => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask().catch((cause: unknown) => {
      answer = undefined
      throw cause
    })
    return answer
  }
}
