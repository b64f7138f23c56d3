import type { SessionUser } from '@calm-rest/contract/widget'
import { type AccessToken, createAccessToken } from './access-token.ts'
import type { Kept } from './kept.ts'
import type { KeptSession } from './kept-session.ts'
import { createSessionStore } from './session-store.ts'

/** Who is signed in, in this tab: what is shown, what is kept for the next page, and the token beside it. */
export const createPresence = (kept: Kept<KeptSession>) => {
  const store = createSessionStore()
  const token = createAccessToken()
  let era = 0

  const user = () => store.getState().user

  return {
    store,
    token,
    user,
    /** Changes with everybody who comes or goes: an answer that was asked for in an earlier era is out of date. */
    era: () => era,
    current: (): KeptSession | undefined => {
      const { user, sessionExpiresAt } = store.getState()
      return user && sessionExpiresAt ? { user, expiresAt: sessionExpiresAt } : undefined
    },
    /** What is kept says who is signed in; nothing is written, since another tab may be clearing it just now. */
    found: (session: KeptSession | undefined) => {
      if (session?.user.id !== user()?.id) {
        era += 1
        token.drop()
      }
      if (session) store.getState().signedIn(session)
      else store.getState().signedOut()
    },
    came: (session: KeptSession, access?: AccessToken) => {
      era += 1
      token.drop()
      token.take(access)
      store.getState().signedIn(session)
      return kept.write(session)
    },
    /** The same guest with other details or a new token; of anybody else it says nothing. */
    renewed: (session: KeptSession, access?: AccessToken) => {
      const before = user()
      if (before?.id !== session.user.id) return
      token.take(access)
      if (isSame(before, session.user) && session.expiresAt === store.getState().sessionExpiresAt) return
      store.getState().signedIn(session)
      void kept.write(session)
    },
    went: () => {
      era += 1
      token.drop()
      store.getState().signedOut()
      return kept.clear()
    },
  }
}

export type Presence = ReturnType<typeof createPresence>

const isSame = (one: SessionUser, other: SessionUser) =>
  (Object.keys(one) as (keyof SessionUser)[]).every((field) => one[field] === other[field])
