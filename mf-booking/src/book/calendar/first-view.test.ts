import { expect, it, vi } from 'vitest'
import { firstView } from './first-view.ts'

it.each([
  ['checkIn', ['', ''], ['2026-11-21', '2026-11-01']],
  ['checkIn', ['2027-03-10', '2027-04-02'], ['2027-03-10', '2027-03-01']],
  ['checkOut', ['2027-03-30', '2027-04-02'], ['2027-04-02', '2027-03-01']],
  ['checkOut', ['2027-03-30', ''], ['2027-03-31', '2027-03-01']],
  ['checkOut', ['', ''], ['2026-11-21', '2026-11-01']],
  ['checkOut', ['2026-11-21', '2026-12-02'], ['2026-12-02', '2026-11-01']],
  ['checkIn', ['2026-11-20', ''], ['2026-11-21', '2026-11-01']],
  ['checkOut', ['2026-10-01', '2026-12-02'], ['2026-12-02', '2026-12-01']],
] as const)('opens for a %s of %j at %j', (name, [checkIn, checkOut], [focused, month]) => {
  expect(firstView(name, { checkIn, checkOut }, '2026-11-21')).toEqual({ focused, month })
})

it('opens at the date of the property by the clock where the API did not say it', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T19:00:00Z'), toFake: ['Date'] })
  // half past midnight in Sri Lanka
  expect(firstView('checkIn', { checkIn: '', checkOut: '' }, undefined).focused).toBe('2026-11-22')
  vi.useRealTimers()
})
