import type { LoginReceipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { AccessToken } from './access-token.ts'
import { type KeptSession, userOf } from './kept-session.ts'

const accessMs = limits.session.accessMinutes * 60_000

/** A clock that is off by less counts as right: the way of the answer takes its time, too. */
const toleranceMs = 60_000

export interface Received {
  session: KeptSession
  token: AccessToken
}

/**
 * What the API gave, in times of this device's clock, which may be hours off: the server's "now" is the end of the new
 * access token less its lifetime.
 */
export const toReceived = (receipt: LoginReceipt, now = Date.now()): Received => {
  const ahead = now - (Date.parse(receipt.tokenExpiresAt) - accessMs)
  const offset = Math.abs(ahead) < toleranceMs ? 0 : ahead
  const expiresAt = new Date(Date.parse(receipt.sessionExpiresAt) + offset).toISOString()
  return {
    session: { user: userOf(receipt.user), expiresAt },
    token: { token: receipt.token, until: now + accessMs },
  }
}
