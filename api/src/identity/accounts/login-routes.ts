import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { PasswordCheck } from './password-check.ts'
import type { AccountQueries } from './queries.ts'
import type { SignIn } from './sessions/sign-in.ts'

interface LoginDeps {
  accounts: AccountQueries
  passwordCheck: PasswordCheck
  signIn: SignIn
  limit: MiddlewareHandler<ApiEnv>
}

export const loginRoutes = ({ accounts, passwordCheck, signIn, limit }: LoginDeps) =>
  new Hono<ApiEnv>().post('/login', limit, jsonBody(calls.login.body), async (c) => {
    const { email, password, remember = false } = c.req.valid('json')
    const found = await accounts.findByEmail(email)
    if (!(await passwordCheck.isRight(c, email, found?.passwordHash, password)) || !found) {
      throw new ApiError('invalid_credentials')
    }
    return c.json(await signIn(c, found.user, { remember, provedBy: found.passwordHash }))
  })
