import type { SessionUser } from '@calm-rest/contract/widget'
import { createStore } from 'zustand/vanilla'

interface SessionState {
  user: SessionUser | undefined
  /** Access token: in memory only, and never handed to a remote. */
  token: string | undefined
  signedIn: (user: SessionUser, token: string) => void
  signedOut: () => void
}

export const createSessionStore = () =>
  createStore<SessionState>()((set) => ({
    user: undefined,
    token: undefined,
    signedIn: (user, token) => set({ user, token }),
    signedOut: () => set({ user: undefined, token: undefined }),
  }))

export type SessionStore = ReturnType<typeof createSessionStore>
