import type { StaffStay } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { nationalitiesFrom, rowsOf, withRest } from './nationality-rows.ts'

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

it('sends each nationality once, and none of nobody', () => {
  const rows = [
    { code: 'DE', guests: 1 },
    { code: 'FR', guests: 0 },
    { code: 'DE', guests: 1 },
    { code: '', guests: 2 },
  ]
  expect(nationalitiesFrom(rows)).toEqual({ DE: 2 })
})
