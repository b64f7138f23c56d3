import type { SessionPort } from '@calm-rest/contract/widget'

const refused = { ok: false, failure: { kind: 'network' } } as const

/** On a partner's page nobody signs in: no cookie and no token ever reaches it. */
export const signedOutSession: SessionPort = {
  current: () => undefined,
  subscribe: () => () => {},
  signIn: async () => refused,
  signInWithGoogle: async () => refused,
  signOut: async () => {},
  changed: () => {},
}
