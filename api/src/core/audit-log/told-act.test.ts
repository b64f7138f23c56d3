import { expect, it } from 'vitest'
import type { LogLine } from './audit-log.ts'
import { actKindOf, closedFacts, closedUnitOf, isOnStay, placeOfAct, unitOfAct } from './told-act.ts'

const closed = { roomId: 'loft', unit: 2, from: '2027-07-01', until: '2027-07-04' }
const line = (action: string, after: LogLine['after'], before: LogLine['before'] = null, subject = 'CR-1') =>
  ({ action, before, after, subject }) as LogLine

it.each([
  ['a unit that is taken out', line('unit remove', null), 'removed'],
  ['a type with fewer guests', line('room change', { guests: 1 }), 'fewer'],
  ['a lower price', line('booking price', { totalCents: 1 }, { totalCents: 2 }), 'lower'],
  ['the same price', line('booking price', { totalCents: 2 }, { totalCents: 2 }), 'long'],
  ['nights out of sale', line('block add', closed), 'closed'],
  ['a move out of a broken unit', line('booking move', closedFacts(closed)), 'closed'],
  ['a long stay', line('booking change', { checkOut: '2027-12-01' }), 'long'],
])('the owner is told of %s as what it is', (_, act, kind) => {
  expect(actKindOf(act)).toBe(kind)
  const isStay = kind === 'lower' || kind === 'long'
  expect(isOnStay(actKindOf(act))).toBe(isStay)
  expect(placeOfAct(act)).toEqual(isStay ? { section: 'stay', reference: 'CR-1' } : { section: 'chart' })
})

it('knows the unit that an act closed, directly or with a move', () => {
  expect(closedUnitOf(line('block add', closed))).toEqual(closed)
  expect(closedUnitOf(line('booking move', closedFacts(closed)))).toEqual(closed)
  expect(closedUnitOf(line('booking move', { unit: 2 }))).toBeUndefined()
})

it('names the room of an act, and the unit where it has one', () => {
  expect(unitOfAct(line('block add', closed, null, 'x'))).toEqual({ roomId: 'loft', unit: 2 })
  expect(unitOfAct(line('unit remove', null, null, 'loft/3'))).toEqual({ roomId: 'loft', unit: 3 })
  expect(unitOfAct(line('room change', null, null, 'loft'))).toEqual({ roomId: 'loft' })
})
