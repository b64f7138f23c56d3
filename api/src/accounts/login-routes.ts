import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { failAs } from '../http/failure-shape.ts'
import { type ClientKey, countAttempt, limiterOf } from '../http/rate-limit.ts'
import { jsonBody } from '../http/validate.ts'
import type { Passwords } from './passwords.ts'
import type { AccountQueries } from './queries.ts'
import { newToken } from './session-token.ts'

interface LoginParts {
  accounts: AccountQueries
  passwords: Passwords
  now: () => Date
  clientKey: ClientKey
  /** Failed sign-ins of one account from one address, in 15 minutes. */
  failedLogins: number
  limits: { login: MiddlewareHandler<ApiEnv>; google: MiddlewareHandler<ApiEnv> }
}

const fail = failAs((message) => ({ ok: false, message }))

export const loginRoutes = ({ accounts, passwords, now, clientKey, failedLogins, limits }: LoginParts) => {
  const failures = limiterOf(failedLogins, 15 * 60)

  return new Hono<ApiEnv>()
    .post('/login', fail, limits.login, jsonBody(calls.login.body), async (c) => {
      const { email, password, remember = false } = c.req.valid('json')
      const account = `${clientKey(c)} ${email.toLowerCase()}`
      // counted before the work, so that attempts at the same moment count too
      await countAttempt(failures, account)
      const found = await accounts.findByEmail(email)
      if (!(await passwords.verify(found?.passwordHash, password)) || !found) {
        throw new ApiError('invalid_credentials')
      }
      await failures.delete(account)
      const { token, ...session } = newToken(now(), remember)
      await accounts.startSession({ ...session, userId: found.user.id })
      return c.json({ ok: true, user: found.user, token })
    })
    .post('/google', limits.google, jsonBody(calls.loginWithGoogle.body), () => {
      // A name and an address in a body prove nothing, and no identity provider has vouched for them here.
      throw new ApiError('google_proof_missing')
    })
}
