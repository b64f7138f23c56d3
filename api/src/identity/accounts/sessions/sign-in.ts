import type { LoginReceipt, User } from '@calm-rest/contract/api'
import type { Context } from 'hono'
import { ApiError } from '../../../core/http/api-error.ts'
import type { ApiEnv } from '../../../core/http/env.ts'
import { refreshTokenOf, setRefreshToken } from './cookie.ts'
import type { NewSession, SessionQueries, SessionTokens } from './queries.ts'

/** Gives a browser its tokens: the refresh token as a cookie, the rest in the answer. */
export const answerTokens = (
  c: Context<ApiEnv>,
  user: User,
  { accessToken, accessEndsAt, refreshToken, endsAt }: SessionTokens,
  now: Date,
): LoginReceipt => {
  setRefreshToken(c, refreshToken, endsAt, now)
  return { ok: true, user, token: accessToken, tokenExpiresAt: accessEndsAt, sessionExpiresAt: endsAt }
}

/**
 * Signs in a guest whose identity as `user` is proved. Answer its return value. A former session of the browser ends,
 * so that its tokens are useless after the sign-in.
 */
export const createSignIn =
  (sessions: SessionQueries, now: () => Date) =>
  async (
    c: Context<ApiEnv>,
    user: User,
    how: Pick<NewSession, 'remember' | 'provedBy'>,
  ): Promise<LoginReceipt> => {
    const before = refreshTokenOf(c)
    if (before !== undefined) await sessions.endByRefresh(before)
    const startedAt = now()
    const tokens = await sessions.start({ ...how, userId: user.id, now: startedAt })
    if (!tokens) throw new ApiError('invalid_credentials')
    return answerTokens(c, user, tokens, startedAt)
  }

export type SignIn = ReturnType<typeof createSignIn>
