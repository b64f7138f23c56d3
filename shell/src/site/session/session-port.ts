import type { LoginReceipt, Result, SessionApi } from '@calm-rest/contract/api'
import type { SessionPort, SessionUser } from '@calm-rest/contract/widget'
import type { WindowEnd } from '../google/index.ts'
import type { Farewell } from './farewell.ts'
import { userOf } from './kept-session.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Presence } from './presence.ts'
import { sessionIn, tokenIn } from './received.ts'
import type { Tabs } from './tabs.ts'

/** Opens Google's window and answers how it ended. Called within a click. */
export type OpenGoogle = () => Promise<WindowEnd>

interface PortParts {
  client: SessionApi
  presence: Presence
  tabs: Tabs
  farewell: Farewell
  openGoogle: OpenGoogle
}

/** Sign-in as widgets see it: who is there, and how to come and go. No token passes through here. */
export const createSessionPort = (parts: PortParts): SessionPort => {
  const { client, presence, tabs, farewell, openGoogle } = parts

  const enter = (login: () => Promise<Result<LoginReceipt>>) =>
    oneAtATime(async (): Promise<Result<SessionUser>> => {
      await farewell.finish()
      const result = await login()
      if (!result.ok) return result
      await farewell.forget()
      const session = sessionIn(result.value)
      const token = tokenIn(result.value)
      tabs.tell({ type: 'signed-in', session, token })
      await presence.came(session, token)
      return { ok: true, value: session.user }
    })

  return {
    current: presence.user,
    subscribe: (listener) => presence.store.subscribe(listener),
    signIn: (credentials) => enter(() => client.login(credentials)),
    signInWithGoogle: async () => {
      // before anything else: browsers open windows only within the click
      const end = await openGoogle()
      if (!end.ok) return { ok: false, failure: { kind: 'google', problem: end.problem } }
      return enter(() => client.google(end.profile))
    },
    signOut: async () => {
      tabs.tell({ type: 'signed-out' })
      await Promise.all([presence.went(), farewell.begin()])
    },
    changed: (user) => {
      const now = presence.current()
      if (now?.user.id !== user.id) return
      const session = { ...now, user: userOf(user) }
      tabs.tell({ type: 'renewed', session })
      presence.renewed(session)
    },
  }
}
