import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import { hashToken } from '../../core/secrets/token.ts'
import type { AccountQueries } from '../accounts/queries.ts'
import type { SignIn } from '../accounts/sessions/sign-in.ts'
import { endFiles } from './end-window.ts'
import { forgetFlow, readProof } from './flow.ts'
import type { OidcOptions } from './options.ts'
import type { GoogleQueries } from './queries.ts'
import { windowRoutes } from './window-routes.ts'

interface GoogleDeps {
  /** Undefined if no provider is configured. */
  oidc: OidcOptions | undefined
  google: GoogleQueries
  accounts: AccountQueries
  signIn: SignIn
  now: () => Date
  logger: Logger
  limit: MiddlewareHandler<ApiEnv>
  /** Refuses requests that do not come from our own pages. */
  ownPages: MiddlewareHandler<ApiEnv>
}

/**
 * Sign-in with Google. The body of the contract only claims an identity. What counts is the proof that this server got
 * from the provider and that only this browser can present, once.
 */
export const googleRoutes = (deps: GoogleDeps) => {
  const { oidc, google, accounts, signIn, now, logger, limit, ownPages } = deps
  const app = new Hono<ApiEnv>()
    .get('/providers', (c) => c.json({ google: oidc !== undefined }))
    .post('/google', ownPages, limit, jsonBody(calls.loginWithGoogle.body), async (c) => {
      const token = readProof(c)
      if (token === undefined) throw new ApiError('google_proof_missing')
      const { email } = c.req.valid('json')
      const redeemed = await google.redeem({
        tokenHash: hashToken(token),
        email,
        now: now().toISOString(),
        lang: c.get('lang'),
      })
      forgetFlow(c)
      if (redeemed.status === 'refused') throw new ApiError('google_link_refused')
      const user = redeemed.status === 'member' && (await accounts.findById(redeemed.userId))
      if (!user) throw new ApiError('google_proof_missing')
      return c.json(await signIn(c, user, { remember: false }))
    })
    .route('/google', endFiles())
  if (oidc) app.route('/google', windowRoutes({ oidc, google, now, logger, limit }))
  return app
}
