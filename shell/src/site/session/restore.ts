import type { StoredSession } from './stored-session.ts'
import type { StoredValue } from './stored-value.ts'
import type { TabSession } from './tab-session.ts'

interface RestoreDeps {
  stored: StoredValue<StoredSession>
  tabSession: TabSession
  askTabs: () => Promise<void>
}

/** When to ask again without an answer: a tab that is loading does not listen yet. */
const askAgainMs = [1_000, 3_000]

/** Restores the session from storage. Where storage is blocked it proves nothing, and the other tabs are asked. */
export const createRestore = ({ stored, tabSession, askTabs }: RestoreDeps) => {
  const askUntilKnown = (revision: number) => {
    void askTabs()
    for (const afterMs of askAgainMs)
      setTimeout(() => tabSession.revision() === revision && void askTabs(), afterMs)
  }

  return async (): Promise<void> => {
    const revision = tabSession.revision()
    const { value, sure } = await stored.read()
    // a sign-in or sign-out meanwhile is newer than storage
    if (tabSession.revision() !== revision) return
    if (value || sure) tabSession.restored(value)
    else if (!tabSession.user()) askUntilKnown(revision)
  }
}

/** Calls back when the page is shown again: from a tab in the background, or from the back-forward cache. */
export const onReturn = (listen: () => void) => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listen()
  })
}
