import type { AccessToken } from './access-token.ts'
import type { StoredSession } from './stored-session.ts'

const channelName = 'calm-rest-session'

/** The session as tabs pass it on. The token goes from memory to memory and never into storage. */
interface Shared {
  session: StoredSession
  token?: AccessToken | undefined
}

export type TabMessage =
  /** Asks for the session and a usable token. `from` is the name of the asking tab. */
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
    send: (message: TabMessage) => channel.postMessage(message),
    onMessage: (listen: (message: TabMessage) => void) =>
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listen(event.data)),
  }
}

export type Tabs = ReturnType<typeof openTabs>
