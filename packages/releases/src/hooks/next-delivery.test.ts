import { expect, it } from 'vitest'
import type { HookDelivery } from './deliveries.ts'
import { afterDelivery, afterFailure, mayPost, usualHookPace } from './next-delivery.ts'

const now = new Date('2027-06-01T12:00:00.000Z')
const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
const event = { id: 'evt_2' }
const failing = { event: 'evt_2', since: inMs(-1000), attempts: 1, nextAt: inMs(0), error: 'timeout' }

it.each<[string, Partial<HookDelivery>, boolean]>([
  ['nothing is known of', {}, true],
  ['is paused', { paused: { at: inMs(-1), error: 'http_410' } }, false],
  ['another process has for a moment more', { claim: { by: 'other', until: inMs(1) } }, false],
  ['another process had until now', { claim: { by: 'other', until: inMs(0) } }, true],
  ['this process has', { claim: { by: 'own', until: inMs(1) } }, true],
  ['is tried again now', { failing }, true],
  ['is tried again in a moment', { failing: { ...failing, nextAt: inMs(1) } }, false],
  ['failed with an event before', { failing: { ...failing, event: 'evt_1', nextAt: inMs(1) } }, true],
])('a hook that %s', (_what, state, mayBePosted) => {
  expect(mayPost({ position: {}, ...state }, event, 'own', now)).toBe(mayBePosted)
})

it('remembers what it delivered, and forgets failures and claims', () => {
  const placed = { event, position: new Map([['mf-rooms', 3]]) } as never
  expect(afterDelivery(placed, now)).toEqual({
    position: { 'mf-rooms': 3 },
    delivered: { event: 'evt_2', at: now.toISOString() },
  })
})

const fail = (state: Partial<HookDelivery>, error = 'timeout') =>
  afterFailure({ position: { 'mf-rooms': 2 }, ...state }, event, error, now, usualHookPace)

it.each([
  [0, 5_000],
  [1, 20_000],
  [4, 1_280_000],
  [5, 3_600_000],
  [9, 3_600_000],
])('waits after %i failures before this one a fifth more or less than %i ms', (attempts, pauseMs) => {
  const state = attempts === 0 ? {} : { failing: { ...failing, attempts } }
  const waits = Array.from({ length: 50 }, () => {
    const next = fail(state).failing
    expect(next?.attempts).toBe(attempts + 1)
    return (Date.parse(next?.nextAt ?? '') - now.getTime()) / pauseMs
  })
  expect(Math.min(...waits)).toBeGreaterThan(0.799)
  expect(Math.max(...waits)).toBeLessThan(1.201)
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(0.05)
})

it('counts anew for another event, and keeps what was delivered', () => {
  const delivered = { event: 'evt_1', at: inMs(-9) }
  expect(fail({ delivered, failing: { ...failing, event: 'evt_1', attempts: 7 } })).toEqual({
    position: { 'mf-rooms': 2 },
    delivered,
    failing: { event: 'evt_2', since: inMs(0), attempts: 1, nextAt: expect.any(String), error: 'timeout' },
  })
})

it.each([
  ['timeout', 24 * 3_600_000 - 1, undefined],
  ['timeout', 24 * 3_600_000, { at: now.toISOString(), error: 'timeout' }],
  ['http_410', 0, { at: now.toISOString(), error: 'http_410' }],
])('after %s, which began %i ms ago, it is paused: %j', (error, ms, paused) => {
  expect(fail({ failing: { ...failing, since: inMs(-ms) } }, error).paused).toEqual(paused)
})
