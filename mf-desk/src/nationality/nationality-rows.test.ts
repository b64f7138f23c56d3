import type { StaffStay } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { isNotedOfAll, nationalitiesFrom, rowsOf, withChange, withRest } from './nationality-rows.ts'

const stay = (noted: Record<string, number>, phoneCountry: string | null = null) =>
  ({ nationalities: noted, guests: 4, phoneCountry }) as unknown as StaffStay

it('begins with the country of the phone for all, until somebody has asked', () => {
  expect(rowsOf(stay({}, 'DE'))).toEqual([{ code: 'DE', guests: 4 }])
  expect(rowsOf(stay({}))).toEqual([{ code: '', guests: 4 }])
  expect(rowsOf(stay({ FR: 4 }, 'DE'))).toEqual([{ code: 'FR', guests: 4 }])
})

it('has every guest in one row, the most first and those not noted last', () => {
  expect(rowsOf(stay({ FR: 1, DE: 2 }))).toEqual([
    { code: 'DE', guests: 2 },
    { code: 'FR', guests: 1 },
    { code: '', guests: 1 },
  ])
  expect(
    withRest(4, [
      { code: 'DE', guests: 4 },
      { code: 'FR', guests: 3 },
    ])[0],
  ).toEqual({
    code: 'DE',
    guests: 1,
  })
})

it('is noted of all once the numbers are those of all guests', () => {
  const isNoted = [{}, { DE: 3 }, { DE: 2, FR: 1 }, { DE: 4 }, { DE: 2, FR: 2 }].map((noted) =>
    isNotedOfAll(stay(noted)),
  )
  expect(isNoted).toEqual([false, false, false, true, true])
})

it('limits the typed number to the guests of the stay, and leaves one to the first', () => {
  const rows = [
    { code: 'DE', guests: 2 },
    { code: 'FR', guests: 1 },
    { code: 'GB', guests: 1 },
  ]
  const after = (typed: number) => withChange(4, rows, 1, { guests: typed }).map(({ guests }) => guests)
  expect([9, 2, 1.5, 0, -3].map(after)).toEqual([
    [1, 2, 1],
    [1, 2, 1],
    [2, 1, 1],
    [3, 0, 1],
    [3, 0, 1],
  ])
  expect(withChange(4, rows, 0, { code: 'AT' })[0]).toEqual({ code: 'AT', guests: 2 })
})

it('sends each nationality once, and none for rows without guests', () => {
  const rows = [
    { code: 'DE', guests: 1 },
    { code: 'FR', guests: 0 },
    { code: 'DE', guests: 1 },
    { code: '', guests: 2 },
  ]
  expect(nationalitiesFrom(rows)).toEqual({ DE: 2 })
})
