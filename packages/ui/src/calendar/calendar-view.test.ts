import { describe, expect, it } from 'vitest'
import { canTurn, focusDay, turn } from './calendar-view.ts'
import { dayByKey } from './day-by-key.ts'

const view = { month: '2027-03-01', focused: '2027-03-31' }
const two = { months: 2, earliest: '2027-03-10', latest: '2029-03-09' } as const
const one = { ...two, months: 1 } as const

describe('moving to a day', () => {
  it('moves the months only where the day is not shown', () => {
    expect(focusDay(view, '2027-04-30', two)).toEqual({ month: '2027-03-01', focused: '2027-04-30' })
    expect(focusDay(view, '2027-05-01', two)).toEqual({ month: '2027-04-01', focused: '2027-05-01' })
    expect(focusDay(view, '2027-04-01', one)).toEqual({ month: '2027-04-01', focused: '2027-04-01' })
  })

  it('stops at the first and the last day', () => {
    expect(focusDay(view, '2020-01-01', two).focused).toBe('2027-03-10')
    expect(focusDay(view, '2030-01-01', two)).toEqual({ month: '2029-02-01', focused: '2029-03-09' })
  })
})

describe('turning', () => {
  it('takes the day along where it would leave the screen', () => {
    expect(turn(view, 1, one)).toEqual({ month: '2027-04-01', focused: '2027-04-30' })
    expect(turn({ ...view, focused: '2027-04-02' }, 1, two)).toEqual({
      month: '2027-04-01',
      focused: '2027-04-02',
    })
  })

  it('ends with the first and the last month', () => {
    expect(canTurn(view, -1, two)).toBe(false)
    expect(turn(view, -1, two)).toBe(view)
    expect(canTurn({ month: '2029-02-01', focused: '2029-02-01' }, 1, two)).toBe(false)
    expect(canTurn({ month: '2029-02-01', focused: '2029-02-01' }, 1, one)).toBe(true)
    expect(canTurn(view, -1, { months: 2 })).toBe(true)
  })
})

describe('a key', () => {
  it.each([
    ['ArrowLeft', false, '2027-03-30'],
    ['ArrowRight', false, '2027-04-01'],
    ['ArrowUp', false, '2027-03-24'],
    ['ArrowDown', false, '2027-04-07'],
    ['Home', false, '2027-03-29'],
    ['End', false, '2027-04-04'],
    ['PageUp', false, '2027-02-28'],
    ['PageDown', false, '2027-04-30'],
    ['PageUp', true, '2026-03-31'],
    ['PageDown', true, '2028-03-31'],
    ['a', false, undefined],
  ])('%s (Shift: %s) leads to %s', (key, shiftKey, to) => {
    expect(dayByKey('2027-03-31', { key, shiftKey }, 1)).toBe(to)
  })

  it('knows weeks that begin on Sunday', () => {
    expect(dayByKey('2027-03-31', { key: 'Home', shiftKey: false }, 0)).toBe('2027-03-28')
  })
})
