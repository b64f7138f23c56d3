import type { DepositRule } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { depositOf } from './deposit.ts'

const stay = { checkIn: '2027-07-01', totalCents: 705_01, firstNightCents: 235_00 } as const
const today = '2027-06-01'

it.each<[string, DepositRule | undefined, number | undefined]>([
  ['none', undefined, undefined],
  ['a share, rounded once', { kind: 'percent', percent: 30, daysBefore: null }, 211_50],
  ['the first night', { kind: 'first_night', daysBefore: null }, 235_00],
  ['all', { kind: 'all', daysBefore: null }, 705_01],
])('R-deposit: is %s', (_, rule, cents) => {
  expect(depositOf(rule, stay, today)?.cents).toBe(cents)
})

it('R-deposit: is never more than the total, and nothing of a stay that costs nothing', () => {
  const rule = { kind: 'first_night', daysBefore: null } as const
  expect(depositOf(rule, { ...stay, totalCents: 100_00 }, today)?.cents).toBe(100_00)
  expect(depositOf(rule, { ...stay, totalCents: 0 }, today)).toBeUndefined()
})

it.each([
  [null, '2027-06-01', true],
  [14, '2027-06-17', false],
  [30, '2027-06-01', true],
  [60, '2027-06-01', true],
])('R-deposit: %s days before arrival it is due on %s', (daysBefore, dueOn, isDueAtOnce) => {
  expect(depositOf({ kind: 'all', daysBefore }, stay, today)).toMatchObject({ dueOn, isDueAtOnce })
})
