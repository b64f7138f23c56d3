import type { LoginReceipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { AccessToken } from './access-token.ts'
import { type StoredSession, userOf } from './stored-session.ts'

const accessMs = limits.session.accessMinutes * 60_000

/** A clock that is off by less counts as right, since the answer was on its way for a while. */
const toleranceMs = 60_000

/** The access token of a receipt. Its lifetime counts from now, since this device's clock may be hours off. */
export const tokenIn = ({ token }: LoginReceipt): AccessToken => ({ token, until: Date.now() + accessMs })

/**
 * The session that a sign-in began, in times of this device's clock: the server's "now" is the end of the new access
 * token less its lifetime.
 */
export const sessionIn = (receipt: LoginReceipt): StoredSession => {
  const ahead = Date.now() - (Date.parse(receipt.tokenExpiresAt) - accessMs)
  const offset = Math.abs(ahead) < toleranceMs ? 0 : ahead
  const expiresAt = new Date(Date.parse(receipt.sessionExpiresAt) + offset).toISOString()
  return { user: userOf(receipt.user), expiresAt }
}
