import type { LoginReceipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionIn, tokenIn } from './login-receipt.ts'

const minuteMs = 60_000
const accessMs = limits.session.accessMinutes * minuteMs
const now = Date.parse('2027-03-01T12:00:00Z')

/** What a server answers whose clock is this far ahead of ours. */
const receiptOf = (aheadMs: number) =>
  ({
    user: { id: 'u1' },
    token: 'token',
    tokenExpiresAt: new Date(now + aheadMs + accessMs).toISOString(),
    sessionExpiresAt: new Date(now + aheadMs + 720 * minuteMs).toISOString(),
  }) as LoginReceipt

it.each([
  ['as ours', 0, 0],
  ['a little ahead, since the answer took its time', 59_999, 59_999],
  ['a little behind', -59_999, -59_999],
  ['a minute ahead', minuteMs, 0],
  ['hours behind', -180 * minuteMs, 0],
])(
  'ends a session twelve hours from now by our clock where the one of the server is %s',
  (_, aheadMs, offMs) => {
    vi.useFakeTimers({ now })
    onTestFinished(() => void vi.useRealTimers())
    const { expiresAt } = sessionIn(receiptOf(aheadMs))
    expect(Date.parse(expiresAt) - now).toBe(720 * minuteMs + offMs)
  },
)

it('lets a token last for its time from now, whatever the server thinks the time is', () => {
  vi.useFakeTimers({ now })
  onTestFinished(() => void vi.useRealTimers())
  expect(tokenIn(receiptOf(180 * minuteMs))).toEqual({ token: 'token', until: now + accessMs })
})
