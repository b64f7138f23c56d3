import type { AccessToken } from './access-token.ts'
import type { KeptSession } from './kept-session.ts'

const channelName = 'calm-rest-session'

/** Who is signed in, from one tab to another. The token goes from memory to memory. */
interface Shared {
  session: KeptSession
  token?: AccessToken | undefined
}

export type TabMessage =
  /** "Who is signed in, and does anybody have a token?" `from` is the name of the tab that asks. */
  | { type: 'asked'; from: string }
  | ({ type: 'answered'; to: string } & Shared)
  | ({ type: 'signed-in' } & Shared)
  /** The same guest: a new token, or other details. */
  | ({ type: 'renewed' } & Shared)
  | { type: 'signed-out' }

/** The other tabs of this site in this browser. */
export const openTabs = () => {
  const channel = new BroadcastChannel(channelName)
  return {
    /** Name of this tab among the others. */
    name: crypto.randomUUID(),
    tell: (message: TabMessage) => channel.postMessage(message),
    onMessage: (listen: (message: TabMessage) => void) =>
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listen(event.data)),
  }
}

export type Tabs = ReturnType<typeof openTabs>
