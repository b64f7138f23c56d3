import type { Kept } from './kept.ts'
import type { KeptSession } from './kept-session.ts'
import type { Presence } from './presence.ts'

interface RestoreParts {
  kept: Kept<KeptSession>
  presence: Presence
  askTabs: () => Promise<void>
}

/** When a tab that learned nothing asks again: one that is only just loading hears nobody. */
const askAgainMs = [1_000, 3_000]

/**
 * Brings this tab to what is kept. Where storage is blocked, "nothing" says nothing, and the other tabs may know more.
 */
export const createRestore = ({ kept, presence, askTabs }: RestoreParts) => {
  const askUntilKnown = (era: number) => {
    void askTabs()
    for (const afterMs of askAgainMs) setTimeout(() => presence.era() === era && void askTabs(), afterMs)
  }

  return async (): Promise<void> => {
    const era = presence.era()
    const { value, sure } = await kept.read()
    // who came or went meanwhile is newer than what was read
    if (presence.era() !== era) return
    if (value || sure) presence.found(value)
    else if (!presence.user()) askUntilKnown(era)
  }
}

/** Calls back when somebody looks at this page again: it slept, or came back whole from the history. */
export const onReturn = (listen: () => void) => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listen()
  })
}
