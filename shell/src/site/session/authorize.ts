import type { LoginReceipt, Result, SessionApi } from '@calm-rest/contract/api'
import type { AccessToken } from './access-token.ts'
import { sessionIn, tokenIn } from './login-receipt.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type StoredSession, userOf } from './stored-session.ts'
import type { TabSession } from './tab-session.ts'
import type { Tabs } from './tabs.ts'

interface AuthorizeDeps {
  client: SessionApi
  tabSession: TabSession
  tabs: Tabs
  /** Asks the other tabs; settles once one has answered, or none will. */
  askTabs: () => Promise<void>
  /** Resolves once storage was read. */
  restored: Promise<void>
}

const nobody: Result<undefined> = { ok: true, value: undefined }

/**
 * Gives a call its access token, fetched when the first call needs one. Of all tabs whose token has expired one renews
 * it and the others get it from that tab: each waits for its turn and asks the tabs again before it calls the server.
 */
export const createAuthorize = ({ client, tabSession, tabs, askTabs, restored }: AuthorizeDeps) => {
  const { token } = tabSession
  let renewal: Promise<Result<string | undefined>> | undefined

  const renew = async (): Promise<Result<string | undefined>> => {
    if (!token.usable()) await askTabs()
    const before = tabSession.current()
    if (!before) return nobody
    const known = token.usable()
    if (known) return given(known)
    const revision = tabSession.revision()
    const result = await client.refresh()
    // signed out meanwhile: the answer belongs to a session that is over
    if (tabSession.revision() !== revision) return nobody
    if (!result.ok) return isOver(result) ? ended() : result
    return result.value.user.id === before.user.id ? renewed(before, result.value) : replaced(result.value)
  }

  const renewed = (before: StoredSession, receipt: LoginReceipt) => {
    // the end of a session never moves
    const session = { ...before, user: userOf(receipt.user) }
    const fresh = tokenIn(receipt)
    tabs.send({ type: 'renewed', session, token: fresh })
    tabSession.renewed(session, fresh)
    return given(fresh)
  }

  /** The stored session is out of date: the cookie is another guest's, for whom this call was not meant. */
  const replaced = (receipt: LoginReceipt) => {
    const now = { session: sessionIn(receipt), token: tokenIn(receipt) }
    tabs.send({ type: 'signed-in', ...now })
    void tabSession.signedIn(now.session, now.token)
    return nobody
  }

  const ended = () => {
    tabs.send({ type: 'signed-out' })
    void tabSession.signedOut()
    return nobody
  }

  return async (refused?: string): Promise<Result<string | undefined>> => {
    await restored
    if (!tabSession.user()) return nobody
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

/** Whether the session has ended: neither a busy server nor a lost connection says so. */
const isOver = (result: Result<unknown>) =>
  !result.ok && result.failure.kind === 'api' && result.failure.code === 'unauthorized'
