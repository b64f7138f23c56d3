import type { SessionApi } from '@calm-rest/contract/api'
import { createAuthorize } from './authorize.ts'
import { followTabs } from './follow-tabs.ts'
import { createRestore, onReturn } from './restore.ts'
import { createSessionPort, type OpenGoogle } from './session-port.ts'
import { createSignOutDelivery } from './sign-out-delivery.ts'
import { parseStoredSession } from './stored-session.ts'
import { createStoredValue } from './stored-value.ts'
import { createTabSession } from './tab-session.ts'
import { openTabs } from './tabs.ts'
import { watchExpiry } from './watch-expiry.ts'

export interface SessionOptions {
  /** Its answers carry tokens: this module alone may have it. */
  client: SessionApi
  openGoogle: OpenGoogle
}

/**
 * Sign-in of the page: `store` is its state, `port` is for widgets, `authorize` gives the API client its token, and
 * `restored` resolves once storage was read.
 */
export const createSession = ({ client, openGoogle }: SessionOptions) => {
  const stored = createStoredValue('user', parseStoredSession)
  const tabSession = createTabSession(stored)
  const tabs = openTabs()
  const askTabs = followTabs(tabs, tabSession)
  const signOutDelivery = createSignOutDelivery(client)
  const restore = createRestore({ stored, tabSession, askTabs })
  const expiry = watchExpiry(tabSession.store, () => void tabSession.signedOut())
  const restored = restore()

  void signOutDelivery.retry()
  addEventListener('online', () => void signOutDelivery.retry())
  onReturn(() => {
    expiry.check()
    void restore()
    void signOutDelivery.retry()
  })

  return {
    store: tabSession.store,
    port: createSessionPort({ client, tabSession, tabs, signOutDelivery, openGoogle }),
    authorize: createAuthorize({ client, tabSession, tabs, askTabs, restored }),
    restored,
  }
}
