import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { failAs } from '../http/failure-shape.ts'
import { type ClientKey, countAttempt, limiterOf } from '../http/rate-limit.ts'
import { jsonBody } from '../http/validate.ts'
import type { Passwords } from './passwords.ts'
import type { AccountQueries } from './queries.ts'
import type { SignIn } from './sessions/sign-in.ts'

interface LoginParts {
  accounts: AccountQueries
  passwords: Passwords
  signIn: SignIn
  clientKey: ClientKey
  /** Failed sign-ins of one account from one address, in 15 minutes. */
  failedLogins: number
  limit: MiddlewareHandler<ApiEnv>
}

const fail = failAs((message) => ({ ok: false, message }))

export const loginRoutes = ({ accounts, passwords, signIn, clientKey, failedLogins, limit }: LoginParts) => {
  const failures = limiterOf(failedLogins, 15 * 60)

  return new Hono<ApiEnv>().post('/login', fail, limit, jsonBody(calls.login.body), async (c) => {
    const { email, password, remember = false } = c.req.valid('json')
    const account = `${clientKey(c)} ${email.toLowerCase()}`
    // counted before the work, so that attempts at the same moment count too
    await countAttempt(failures, account)
    const found = await accounts.findByEmail(email)
    if (!(await passwords.verify(found?.passwordHash, password)) || !found) {
      throw new ApiError('invalid_credentials')
    }
    await failures.delete(account)
    return c.json(await signIn(c, found.user, remember))
  })
}
