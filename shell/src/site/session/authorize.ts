import type { LoginReceipt, Result, SessionApi } from '@calm-rest/contract/api'
import type { AccessToken } from './access-token.ts'
import { type KeptSession, userOf } from './kept-session.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Presence } from './presence.ts'
import { sessionIn, tokenIn } from './received.ts'
import type { Tabs } from './tabs.ts'

interface AuthorizeParts {
  client: SessionApi
  presence: Presence
  tabs: Tabs
  /** Asks the other tabs; settles once one has answered, or none will. */
  askTabs: () => Promise<void>
  /** Done once this tab knows who is signed in. */
  restored: Promise<void>
}

const nobody: Result<undefined> = { ok: true, value: undefined }

/**
 * The access token for a call, fetched when the first call needs one. Of all tabs whose token has ended one renews it,
 * and the others get it from that tab: they wait for their turn and ask again before they would go themselves.
 */
export const createAuthorize = ({ client, presence, tabs, askTabs, restored }: AuthorizeParts) => {
  const { token } = presence
  let renewal: Promise<Result<string | undefined>> | undefined

  const renew = async (): Promise<Result<string | undefined>> => {
    if (!token.usable()) await askTabs()
    const before = presence.current()
    if (!before) return nobody
    const known = token.usable()
    if (known) return given(known)
    const era = presence.era()
    const result = await client.refresh()
    // somebody signed out meanwhile: the answer is of no use to anybody
    if (presence.era() !== era) return nobody
    if (!result.ok) return isOver(result) ? ended() : result
    return result.value.user.id === before.user.id ? renewed(before, result.value) : replaced(result.value)
  }

  const renewed = (before: KeptSession, receipt: LoginReceipt) => {
    // the end of a session never moves
    const session = { ...before, user: userOf(receipt.user) }
    const fresh = tokenIn(receipt)
    tabs.tell({ type: 'renewed', session, token: fresh })
    presence.renewed(session, fresh)
    return given(fresh)
  }

  /** What was kept is out of date: the cookie is another guest's, for whom this call was not meant. */
  const replaced = (receipt: LoginReceipt) => {
    const now = { session: sessionIn(receipt), token: tokenIn(receipt) }
    tabs.tell({ type: 'signed-in', ...now })
    void presence.came(now.session, now.token)
    return nobody
  }

  const ended = () => {
    tabs.tell({ type: 'signed-out' })
    void presence.went()
    return nobody
  }

  return async (refused?: string): Promise<Result<string | undefined>> => {
    await restored
    if (!presence.user()) return nobody
    if (refused !== undefined) token.refuse(refused)
    const usable = token.usable()
    if (usable) return given(usable)
    renewal ??= oneAtATime(renew).finally(() => {
      renewal = undefined
    })
    return renewal
  }
}

const given = ({ token }: AccessToken): Result<string> => ({ ok: true, value: token })

/** The session has ended: not "the server is busy", nor "no connection". */
const isOver = (result: Result<unknown>) =>
  !result.ok && result.failure.kind === 'api' && result.failure.code === 'unauthorized'
