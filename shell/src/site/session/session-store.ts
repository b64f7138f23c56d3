import type { SessionUser } from '@calm-rest/contract/widget'
import { createStore } from 'zustand/vanilla'
import type { StoredSession } from './stored-session.ts'

interface SessionState {
  user: SessionUser | undefined
  /** ISO 8601: the sign-in ends then, whatever happens. */
  sessionExpiresAt: string | undefined
  signedIn: (session: StoredSession) => void
  signedOut: () => void
}

/** The signed-in guest, for the components. It never holds a token. */
export const createSessionStore = () =>
  createStore<SessionState>()((set) => ({
    user: undefined,
    sessionExpiresAt: undefined,
    signedIn: ({ user, expiresAt }) => set({ user, sessionExpiresAt: expiresAt }),
    signedOut: () => set({ user: undefined, sessionExpiresAt: undefined }),
  }))

export type SessionStore = ReturnType<typeof createSessionStore>
