import { newToken } from '../core/secrets/token.ts'
import { goodUser } from './inputs.ts'
import type { TestApi } from './test-api.ts'
import { testNow } from './test-now.ts'

/** Headers of a browser's request to the site of its page. */
export const ownSite = { 'Sec-Fetch-Site': 'same-origin' }

export const sessionCookie = '__Host-calm-rest-session'

/** Returns the values of the session cookie that an answer sets; an empty one removes it. */
export const refreshTokensOf = (answer: Response): string[] =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]?.split('=') ?? [])
    .filter(([name]) => name === sessionCookie)
    .map(([, value = '']) => value)

export const cookieOf = (refreshToken: string) => ({ ...ownSite, Cookie: `${sessionCookie}=${refreshToken}` })

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

type NewMember = Partial<typeof goodUser> & { remember?: boolean }

/** Registers a guest and signs in. */
export const joinAs = async (api: TestApi, { remember = false, ...other }: NewMember = {}) => {
  const person = { ...goodUser, ...other }
  await api.post('/api/users', person)
  return { ...(await signInAs(api, { ...person, remember })), person }
}

interface Login {
  email: string
  password: string
  remember?: boolean
}

export const signInAs = async (api: TestApi, { email, password, remember = false }: Login) => {
  const answer = await api.post('/api/auth/login', { email, password, remember })
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`)
  const [refreshToken = ''] = refreshTokensOf(answer)
  const { user, token } = await answer.json()
  return { userId: user.id as string, token: token as string, refreshToken, auth: bearer(token) }
}

/** Creates a link as if its mail had been sent and opened. */
export const openLink = async (
  api: TestApi,
  kind: 'reset' | 'confirm',
  userId: string,
  minutes = 30,
): Promise<string> => {
  const { token, hash } = newToken()
  const expiresAt = new Date(testNow.getTime() + minutes * 60_000).toISOString()
  const insert = 'INSERT INTO account_links (token_hash, kind, user_id, expires_at) VALUES (?, ?, ?, ?)'
  await api.db.prepare(insert).run(hash, kind, userId, expiresAt)
  return token
}

export const refreshBy = (api: TestApi, refreshToken: string) =>
  api.app.request('/api/auth/refresh', { method: 'POST', headers: cookieOf(refreshToken) })

/** Returns the kinds of mail waiting in the outbox, each with its account. */
export const mailsOf = (api: TestApi) =>
  api.db
    .prepare<[], { kind: string; userId: string; lang: string }>(
      `SELECT kind, payload ->> 'userId' AS "userId", lang FROM outbox ORDER BY id`,
    )
    .all()
