import type { Presence } from './presence.ts'
import type { TabMessage, Tabs } from './tabs.ts'

/** How long calls wait. A tab that is awake answers within a few; one that is busy later, one that sleeps not at all. */
export const patienceMs = 50

/** Keeps this tab in step with the others, and answers what they ask. The way to ask them comes back. */
export const followTabs = (tabs: Tabs, presence: Presence) => {
  let waiting: (() => void) | undefined
  let askedIn: number | undefined

  const answer = (to: string) => {
    const session = presence.current()
    if (session) tabs.tell({ type: 'answered', to, session, token: presence.token.usable() })
  }

  const take = ({ session, token }: Extract<TabMessage, { type: 'answered' }>) => {
    if (presence.user()) presence.renewed(session, token)
    // somebody who left since we asked must not come back by an answer
    else if (askedIn === presence.era()) void presence.came(session, token)
    if (presence.token.usable()) waiting?.()
  }

  tabs.onMessage((message) => {
    switch (message.type) {
      case 'asked':
        return answer(message.from)
      case 'answered':
        return message.to === tabs.name && take(message)
      case 'signed-in':
        return void presence.came(message.session, message.token)
      case 'renewed':
        presence.renewed(message.session, message.token)
        return waiting?.()
      case 'signed-out':
        return void presence.went()
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
      askedIn = presence.era()
      tabs.tell({ type: 'asked', from: tabs.name })
    })
}
