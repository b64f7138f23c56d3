import { goodUser } from './inputs.ts'
import type { TestApi } from './test-api.ts'

/** What a browser sends with a request to the site it is on. */
export const ownSite = { 'Sec-Fetch-Site': 'same-origin' }

export const sessionCookie = '__Host-calm-rest-session'

/** Values of the session's cookie that an answer sets; an empty one takes it away. */
export const refreshTokensOf = (answer: Response): string[] =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]?.split('=') ?? [])
    .filter(([name]) => name === sessionCookie)
    .map(([, value = '']) => value)

export const cookieOf = (refreshToken: string) => ({ ...ownSite, Cookie: `${sessionCookie}=${refreshToken}` })

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

interface NewMember {
  email?: string
  password?: string
  remember?: boolean
}

/** Registers somebody and signs in. */
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
