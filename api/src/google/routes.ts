import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'

interface GoogleParts {
  limit: MiddlewareHandler<ApiEnv>
  /** Refuses what does not come from our own pages. */
  ownPages: MiddlewareHandler<ApiEnv>
}

export const googleRoutes = ({ limit, ownPages }: GoogleParts) =>
  new Hono<ApiEnv>().post('/google', ownPages, limit, jsonBody(calls.loginWithGoogle.body), () => {
    // A name and an address in a body prove nothing, and no identity provider has vouched for them here.
    throw new ApiError('google_proof_missing')
  })
