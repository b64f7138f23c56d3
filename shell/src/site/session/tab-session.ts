import type { SessionUser } from '@calm-rest/contract/widget'
import { type AccessToken, createAccessToken } from './access-token.ts'
import { createSessionStore } from './session-store.ts'
import type { StoredSession } from './stored-session.ts'
import type { StoredValue } from './stored-value.ts'

/** The session of this tab: its state, the copy in storage for the next page, and the access token in memory. */
export const createTabSession = (stored: StoredValue<StoredSession>) => {
  const store = createSessionStore()
  const token = createAccessToken()
  let revision = 0

  const user = () => store.getState().user

  return {
    store,
    token,
    user,
    /** Grows with every sign-in and sign-out: an answer to a call of an earlier revision is out of date. */
    revision: () => revision,
    current: (): StoredSession | undefined => {
      const { user, sessionExpiresAt } = store.getState()
      return user && sessionExpiresAt ? { user, expiresAt: sessionExpiresAt } : undefined
    },
    /** Takes the session that storage holds. Writes nothing, since another tab may be clearing storage. */
    restored: (session: StoredSession | undefined) => {
      if (session?.user.id !== user()?.id) {
        revision += 1
        token.drop()
      }
      if (session) store.getState().signedIn(session)
      else store.getState().signedOut()
    },
    signedIn: (session: StoredSession, access?: AccessToken) => {
      revision += 1
      token.drop()
      token.take(access)
      store.getState().signedIn(session)
      return stored.write(session)
    },
    /** The same guest with other details or a new token; ignored where another guest is signed in. */
    renewed: (session: StoredSession, access?: AccessToken) => {
      const before = user()
      if (before?.id !== session.user.id) return
      token.take(access)
      if (isSame(before, session.user) && session.expiresAt === store.getState().sessionExpiresAt) return
      store.getState().signedIn(session)
      void stored.write(session)
    },
    signedOut: () => {
      revision += 1
      token.drop()
      store.getState().signedOut()
      return stored.clear()
    },
  }
}

export type TabSession = ReturnType<typeof createTabSession>

const isSame = (one: SessionUser, other: SessionUser) =>
  (Object.keys(one) as (keyof SessionUser)[]).every((field) => one[field] === other[field])
