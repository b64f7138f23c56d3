import { expect, it } from 'vitest'
import type { UnitChoice } from '../units/use-units.ts'
import { usualUnit } from './use-walk-in.ts'

const unit = (name: string, other: Partial<UnitChoice> = {}): UnitChoice => ({
  key: name,
  roomId: name,
  unit: 1,
  name,
  guests: 2,
  isReady: true,
  isFree: true,
  hindrance: undefined,
  ...other,
})
const units = [
  unit('taken', { isFree: false }),
  unit('small', { guests: 1 }),
  unit('dirty', { isReady: false }),
  unit('ready'),
  unit('family', { guests: 4 }),
]

it.each([
  ['one guest gets the first free one', { guests: 1, isToday: true }, 'small'],
  ['two who come today get one that is ready', { guests: 2, isToday: true }, 'ready'],
  ['two who come another day get the first that holds them', { guests: 2, isToday: false }, 'dirty'],
  ['four get one that holds four', { guests: 4, isToday: true }, 'family'],
  ['five get none', { guests: 5, isToday: true }, undefined],
])('%s', (_, coming, name) => {
  expect(usualUnit(units, coming)?.name).toBe(name)
})

it('offers one that is not ready where no other is free', () => {
  expect(usualUnit([unit('dirty', { isReady: false })], { guests: 2, isToday: true })?.name).toBe('dirty')
})
