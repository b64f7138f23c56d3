import type { SessionUser } from '@calm-rest/contract/widget'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'
import { watchExpiry } from './watch-expiry.ts'

const day = 24 * 60 * 60_000
const start = Date.parse('2027-05-10T08:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

const signIn = (leftMs: number) => {
  const store = createSessionStore()
  const ended = vi.fn()
  const { check } = watchExpiry(store, ended)
  const user = { id: 'u1' } as SessionUser
  store.getState().signedIn({ user, expiresAt: new Date(start + leftMs).toISOString() })
  return { store, ended, check }
}

it('ends a session when it expires', () => {
  const { ended } = signIn(60_000)
  vi.advanceTimersByTime(59_999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ended).toHaveBeenCalledOnce()
})

it('ends at once one that has expired, also while the device slept', () => {
  expect(signIn(0).ended).toHaveBeenCalledOnce()
  const { ended, check } = signIn(60_000)
  vi.setSystemTime(start + 60_000)
  expect(ended).not.toHaveBeenCalled()
  check()
  expect(ended).toHaveBeenCalledOnce()
})

it('waits for one that is longer than a timer of a browser', () => {
  const { ended } = signIn(60 * day)
  vi.advanceTimersByTime(59 * day)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(day)
  expect(ended).toHaveBeenCalledOnce()
})

it('waits for none once somebody has signed out', () => {
  const { ended, store } = signIn(60_000)
  store.getState().signedOut()
  vi.advanceTimersByTime(day)
  expect(ended).not.toHaveBeenCalled()
})
