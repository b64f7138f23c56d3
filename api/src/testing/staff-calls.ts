import { type RoleId, type StaffAnswer, type StaffRouteName, staffRoutes } from '@calm-rest/contract/staff'
import type { Database } from '../core/database/database.ts'
import { createDeskCommands } from '../desk/create-desk-commands.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import { ownSite } from './members.ts'
import { testNow } from './test-now.ts'

/** The API, in this process or over HTTP, and its database. */
export interface StaffApi {
  app: { request: (path: string, init?: RequestInit) => Response | Promise<Response> }
  db: Database
}

/** Origin under which a test calls the app without a server. */
export const origin = 'http://localhost'

export const staffCookie = '__Host-calm-rest-staff'

/** Returns the value of the cookie that an answer sets; undefined if it sets none. */
export const staffTokenIn = (answer: Response): string | undefined =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]?.split('=') ?? [])
    .find(([name]) => name === staffCookie)?.[1]

/** Headers of a signed-in browser. */
export const staffHeaders = (token: string) => ({ ...ownSite, Cookie: `${staffCookie}=${token}` })

interface Called<N extends StaffRouteName> {
  status: number
  /** The route's answer; an error has `code`. */
  data: StaffAnswer<N> & { code?: string; current?: unknown; totalPrice?: number }
}

interface Sent {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  headers?: Record<string, string>
}

/** Calls a route of the front desk by its name. */
export const callStaff = async <N extends StaffRouteName>(
  api: StaffApi,
  name: N,
  { params = {}, query = {}, body, headers = {} }: Sent = {},
): Promise<Called<N> & { answer: Response }> => {
  const { method, path } = staffRoutes[name]
  const filled = path.replace(/\{(\w+)\}/g, (_, key) => String(params[key]))
  const address = `${filled}?${new URLSearchParams(query)}`
  const answer = await api.app.request(address, {
    method: method.toUpperCase(),
    headers: { ...ownSite, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, data: await answer.json(), answer }
}

/** Creates a one-time link, like the command. */
export const inviteTo = async (
  api: StaffApi,
  { name, role, email }: { name: string; role: RoleId; email?: string | undefined },
  now: () => Date = () => testNow,
) => createDeskCommands({ db: api.db, who: 'nirosha', now }).staff.invite({ name, role, email })

/** Accepts a one-time link with a passkey. Returns the token of the session. */
export const acceptWith = async (api: StaffApi, token: string, authenticator: Authenticator) => {
  const { data: options } = await callStaff(api, 'inviteOptions', { body: { token } })
  const response = authenticator.create(options as { challenge: string })
  return callStaff(api, 'acceptInvite', { body: { token, response, deviceName: 'Test phone' } })
}

/** Adds a member who signs in without a passkey, by the link in their mailbox. */
export const joinByMail = async (api: StaffApi, role: RoleId, name: string = role) => {
  const { token, member } = await inviteTo(api, { name, role, email: `${name.toLowerCase()}@example.com` })
  const { answer } = await callStaff(api, 'acceptInvite', { body: { token } })
  const headers = staffHeaders(staffTokenIn(answer) ?? '')
  return {
    memberId: member.id,
    headers,
    call: <N extends StaffRouteName>(route: N, sent: Sent = {}) =>
      callStaff(api, route, { ...sent, headers: { ...headers, ...sent.headers } }),
  }
}

/** Signs in with a passkey. */
export const signInWith = async (api: StaffApi, authenticator: Authenticator) => {
  const { data: options } = await callStaff(api, 'signInOptions')
  const response = authenticator.get(options as { challenge: string })
  return callStaff(api, 'signIn', { body: { response } })
}

/** Adds a signed-in member with a passkey, and a function that calls routes as this member. */
export const joinStaff = async (
  api: StaffApi,
  role: RoleId = 'owner',
  { name = role, email, now }: { name?: string; email?: string; now?: () => Date } = {},
) => {
  const authenticator = createAuthenticator({ origin })
  const { token, member } = await inviteTo(api, { name, role, email }, now)
  const { answer, status } = await acceptWith(api, token, authenticator)
  const session = staffTokenIn(answer)
  if (status !== 201 || session === undefined) throw new Error(`The link answered ${status}`)
  const headers = staffHeaders(session)
  return {
    authenticator,
    memberId: member.id,
    headers,
    /** Signs in again, as is necessary on another day. The same headers object gets the new session. */
    signIn: async () => {
      const { answer: again } = await signInWith(api, authenticator)
      Object.assign(headers, staffHeaders(staffTokenIn(again) ?? ''))
    },
    call: <N extends StaffRouteName>(route: N, sent: Sent = {}) =>
      callStaff(api, route, { ...sent, headers: { ...headers, ...sent.headers } }),
  }
}
