import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../../../core/http/api-error.ts'
import type { ApiEnv } from '../../../core/http/env.ts'
import type { AccountQueries } from '../queries.ts'
import { forgetRefreshToken, refreshTokenOf } from './cookie.ts'
import type { SessionQueries } from './queries.ts'
import { answerTokens } from './sign-in.ts'

interface SessionDeps {
  accounts: AccountQueries
  sessions: SessionQueries
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
  /** Refuses requests that do not come from our own pages. */
  ownPages: MiddlewareHandler<ApiEnv>
}

/** Routes that use the refresh token in the cookie. */
export const sessionRoutes = ({ accounts, sessions, now, limit, ownPages }: SessionDeps) =>
  new Hono<ApiEnv>()
    .post('/refresh', ownPages, limit, async (c) => {
      const token = refreshTokenOf(c)
      const refreshedAt = now()
      const tokens = token === undefined ? undefined : await sessions.refresh(token, refreshedAt)
      const user = tokens && (await accounts.findById(tokens.userId))
      // keeps the cookie: another tab may have replaced it meanwhile
      if (!tokens || !user) throw new ApiError('unauthorized')
      return c.json(answerTokens(c, user, tokens, refreshedAt))
    })
    .post('/sign-out', ownPages, async (c) => {
      const token = refreshTokenOf(c)
      if (token !== undefined) await sessions.endByRefresh(token)
      const accountHolder = c.get('accountHolder')
      if (accountHolder) await sessions.end(accountHolder.sessionId)
      forgetRefreshToken(c)
      return c.json({ success: true })
    })
