import type { LoginReceipt, Result, SessionApi } from '@calm-rest/contract/api'
import type { SessionPort, SessionUser } from '@calm-rest/contract/widget'
import type { WindowEnd } from '../google/index.ts'
import { sessionIn, tokenIn } from './login-receipt.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { SignOutDelivery } from './sign-out-delivery.ts'
import { userOf } from './stored-session.ts'
import type { TabSession } from './tab-session.ts'
import type { Tabs } from './tabs.ts'

/** Opens Google's window and resolves with its outcome. Call it within a click, or the browser blocks the window. */
export type OpenGoogle = () => Promise<WindowEnd>

interface PortDeps {
  client: SessionApi
  tabSession: TabSession
  tabs: Tabs
  signOutDelivery: SignOutDelivery
  openGoogle: OpenGoogle
}

/** Sign-in as widgets see it. No token passes through here. */
export const createSessionPort = (deps: PortDeps): SessionPort => {
  const { client, tabSession, tabs, signOutDelivery, openGoogle } = deps

  const signInWith = (login: () => Promise<Result<LoginReceipt>>) =>
    oneAtATime(async (): Promise<Result<SessionUser>> => {
      await signOutDelivery.finish()
      const result = await login()
      if (!result.ok) return result
      await signOutDelivery.cancel()
      const session = sessionIn(result.value)
      const token = tokenIn(result.value)
      tabs.send({ type: 'signed-in', session, token })
      await tabSession.signedIn(session, token)
      return { ok: true, value: session.user }
    })

  return {
    current: tabSession.user,
    subscribe: (listener) => tabSession.store.subscribe(listener),
    signIn: (credentials) => signInWith(() => client.login(credentials)),
    signInWithGoogle: async () => {
      // before anything else: browsers open windows only within the click
      const end = await openGoogle()
      if (!end.ok) return { ok: false, failure: { kind: 'google', problem: end.problem } }
      return signInWith(() => client.google(end.profile))
    },
    signOut: async () => {
      tabs.send({ type: 'signed-out' })
      await Promise.all([tabSession.signedOut(), signOutDelivery.begin()])
    },
    changed: (user) => {
      const now = tabSession.current()
      if (now?.user.id !== user.id) return
      const session = { ...now, user: userOf(user) }
      tabs.send({ type: 'renewed', session })
      tabSession.renewed(session)
    },
  }
}
