import type { Api } from '@calm-rest/contract/api'
import type { SessionPort } from '@calm-rest/contract/widget'
import type { SessionStore } from './session-store.ts'

/** Sign-in as widgets see it: who is there, and how to come and go. The token stays behind this door. */
export const createSessionPort = (store: SessionStore, api: Api): SessionPort => ({
  current: () => store.getState().user,
  subscribe: (listener) => store.subscribe(listener),
  signIn: async (credentials) => {
    const result = await api.accounts.login(credentials)
    if (!result.ok) return result
    store.getState().signedIn(result.value.user, result.value.token)
    return { ok: true, value: result.value.user }
  },
  signOut: async () => store.getState().signedOut(),
})
