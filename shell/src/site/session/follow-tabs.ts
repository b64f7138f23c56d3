import type { TabSession } from './tab-session.ts'
import type { TabMessage, Tabs } from './tabs.ts'

/** Longest wait for an answer. An awake tab answers within a few milliseconds, a sleeping one not at all. */
export const patienceMs = 50

/**
 * Applies session events of other tabs to this one, and answers their questions. Returns a function that asks
 * them.
 */
export const followTabs = (tabs: Tabs, tabSession: TabSession) => {
  let waiting: (() => void) | undefined
  let askedAt: number | undefined

  const answer = (to: string) => {
    const session = tabSession.current()
    if (session) tabs.send({ type: 'answered', to, session, token: tabSession.token.usable() })
  }

  const take = ({ session, token }: Extract<TabMessage, { type: 'answered' }>) => {
    if (tabSession.user()) tabSession.renewed(session, token)
    // a sign-out since the question must not be undone by its answer
    else if (askedAt === tabSession.revision()) void tabSession.signedIn(session, token)
    if (tabSession.token.usable()) waiting?.()
  }

  tabs.onMessage((message) => {
    switch (message.type) {
      case 'asked':
        return answer(message.from)
      case 'answered':
        return message.to === tabs.name && take(message)
      case 'signed-in':
        return void tabSession.signedIn(message.session, message.token)
      case 'renewed':
        tabSession.renewed(message.session, message.token)
        return waiting?.()
      case 'signed-out':
        return void tabSession.signedOut()
    }
  })

  return () =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        waiting = undefined
        resolve()
      }
      const timer = setTimeout(done, patienceMs)
      waiting = done
      askedAt = tabSession.revision()
      tabs.send({ type: 'asked', from: tabs.name })
    })
}
