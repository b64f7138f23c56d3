import { identityAlgorithm, identityAudience } from '@calm-rest/contract/backends'
import { calls } from '@calm-rest/contract/openapi'
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import type { CallApi } from '../rendering/call-api.ts'
import { BackendFailed } from './backend-failed.ts'

interface GuestTokenDeps {
  callApi: CallApi
  now: () => Date
}

/** An unknown key is looked for again after this time: the API may just have made it. */
const askAgainMs = 5_000
const freshMs = 5 * 60_000

/** Reads the public keys of the API, wherever it runs. */
export const readIdentityKeys = (callApi: CallApi): Promise<Response> =>
  callApi({ method: 'GET', path: calls.readIdentityKeys.path, headers: { accept: 'application/json' } })

/**
 * Tokens of guests that a page sends along for a backend. Only the API of this site signs them, so that what a page
 * makes up, a token for another backend, and an expired one never reach a server of a team.
 */
export const createGuestTokens = ({ callApi, now }: GuestTokenDeps) => {
  // the address is not used: the API may be in this process
  const keys = createRemoteJWKSet(new URL('http://localhost'), {
    cooldownDuration: askAgainMs,
    cacheMaxAge: freshMs,
    [customFetch]: () => readIdentityKeys(callApi),
  })

  return {
    /** The `Authorization` for this backend; undefined if the page has sent none that is valid there. */
    authorizationFor: async (
      remote: string,
      backend: string,
      authorization: string | undefined,
    ): Promise<string | undefined> => {
      const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? []
      if (token === undefined) return undefined
      try {
        await jwtVerify(token, keys, {
          algorithms: [identityAlgorithm],
          audience: identityAudience(remote, backend),
          requiredClaims: ['exp', 'sub'],
          typ: 'JWT',
          currentDate: now(),
        })
      } catch (cause) {
        if (cause instanceof errors.JOSEError) return undefined
        throw new BackendFailed('backend_unavailable', 'The keys of guests cannot be read.', { cause })
      }
      return `Bearer ${token}`
    },
  }
}

export type GuestTokens = ReturnType<typeof createGuestTokens>
