import { expect, it } from 'vitest'
import { worstWindow } from './layout-shift.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
})

it('is zero where nothing moved', () => {
  expect(worstWindow([]).value).toBe(0)
})

it('adds up shifts that follow each other within a second', () => {
  expect(worstWindow([shift(0, 0.1), shift(900, 0.2)]).value).toBeCloseTo(0.3)
})

it('takes the worst window, not the sum, where a second passes in between', () => {
  expect(worstWindow([shift(0, 0.1), shift(1000, 0.2)]).value).toBe(0.2)
})

it('ends a window after five seconds', () => {
  const everyHalfSecond = Array.from({ length: 12 }, (_, i) => shift(i * 500, 0.01))
  expect(worstWindow(everyHalfSecond).value).toBeCloseTo(0.1)
})

it('ignores a shift after an input', () => {
  expect(worstWindow([shift(0, 0.5, true), shift(100, 0.1)]).value).toBe(0.1)
})
