import type { LoginReceipt, User } from '@calm-rest/contract/api'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/env.ts'
import { keepRefreshToken, refreshTokenOf } from './cookie.ts'
import type { SessionQueries, SessionTokens } from './queries.ts'

/** Gives a browser its tokens: the refresh token as a cookie, the rest as the answer. */
export const answerTokens = (
  c: Context<ApiEnv>,
  user: User,
  { accessToken, accessEndsAt, refreshToken, endsAt }: SessionTokens,
  now: Date,
): LoginReceipt => {
  keepRefreshToken(c, refreshToken, endsAt, now)
  return { ok: true, user, token: accessToken, tokenExpiresAt: accessEndsAt, sessionExpiresAt: endsAt }
}

/**
 * Signs in whoever has proved to be `user`, by whatever way; answer what it returns. A session that the browser had
 * before ends, so that a token from before the sign-in is worth nothing after it.
 */
export const createSignIn =
  (sessions: SessionQueries, now: () => Date) =>
  async (c: Context<ApiEnv>, user: User, remember: boolean): Promise<LoginReceipt> => {
    const before = refreshTokenOf(c)
    if (before !== undefined) await sessions.endByRefresh(before)
    const startedAt = now()
    return answerTokens(c, user, await sessions.start(user.id, remember, startedAt), startedAt)
  }

export type SignIn = ReturnType<typeof createSignIn>
