import type { SessionApi } from '@calm-rest/contract/api'
import { createAuthorize } from './authorize.ts'
import { createFarewell } from './farewell.ts'
import { followTabs } from './follow-tabs.ts'
import { createKept } from './kept.ts'
import { parseKeptSession } from './kept-session.ts'
import { createPresence } from './presence.ts'
import { createRestore, onReturn } from './restore.ts'
import { createSessionPort, type OpenGoogle } from './session-port.ts'
import { openTabs } from './tabs.ts'
import { watchExpiry } from './watch-expiry.ts'

export interface SessionOptions {
  /** Gives and takes tokens: for this module alone. */
  client: SessionApi
  openGoogle: OpenGoogle
}

/**
 * Sign-in of the page: `store` says who is there, `port` is what widgets get, `authorize` gives the API client its
 * token, and `restored` is done once it is known who was signed in before.
 */
export const createSession = ({ client, openGoogle }: SessionOptions) => {
  const kept = createKept('user', parseKeptSession)
  const presence = createPresence(kept)
  const tabs = openTabs()
  const askTabs = followTabs(tabs, presence)
  const farewell = createFarewell(client)
  const restore = createRestore({ kept, presence, askTabs })
  const expiry = watchExpiry(presence.store, () => void presence.went())
  const restored = restore()

  void farewell.tryAgain()
  addEventListener('online', () => void farewell.tryAgain())
  onReturn(() => {
    expiry.check()
    void restore()
    void farewell.tryAgain()
  })

  return {
    store: presence.store,
    port: createSessionPort({ client, presence, tabs, farewell, openGoogle }),
    authorize: createAuthorize({ client, presence, tabs, askTabs, restored }),
    restored,
  }
}
