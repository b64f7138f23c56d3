import { expect, it } from 'vitest'
import { areaOf, cellAfter, isIn, select } from './selection.ts'

const cell = (row: number, night: string) => ({ row, night: `2027-12-${night}` })

it('chooses a night by one press and all up to another by a second; a third begins anew', () => {
  const one = select(undefined, cell(2, '26'))
  expect(areaOf(one)).toEqual({
    rows: { first: 2, last: 2 },
    nights: { first: '2027-12-26', last: '2027-12-26' },
  })
  const area = select(one, cell(0, '24'))
  expect(areaOf(area)).toEqual({
    rows: { first: 0, last: 2 },
    nights: { first: '2027-12-24', last: '2027-12-26' },
  })
  expect(isIn(areaOf(area), cell(1, '25'))).toBe(true)
  expect(isIn(areaOf(area), cell(3, '25'))).toBe(false)
  expect(isIn(areaOf(area), cell(1, '27'))).toBe(false)
  expect(select(area, cell(1, '25'))).toEqual({ corner: cell(1, '25') })
})

it.each([
  ['ArrowRight', cell(1, '25')],
  ['ArrowUp', cell(0, '24')],
  ['Home', cell(1, '01')],
  ['End', cell(1, '31')],
])('%s leads on', (key, next) => {
  expect(cellAfter(key, cell(1, '24'), { rows: 3, from: '2027-12-01', until: '2028-01-01' })).toEqual(next)
})

it('stays in the grid, and leaves other keys alone', () => {
  const bounds = { rows: 3, from: '2027-12-24', until: '2027-12-27' }
  expect(cellAfter('ArrowLeft', cell(0, '24'), bounds)).toEqual(cell(0, '24'))
  expect(cellAfter('ArrowRight', cell(0, '26'), bounds)).toEqual(cell(0, '26'))
  expect(cellAfter('ArrowDown', cell(2, '26'), bounds)).toEqual(cell(2, '26'))
  expect(cellAfter('a', cell(2, '26'), bounds)).toBeUndefined()
})
