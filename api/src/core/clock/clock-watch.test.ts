import { expect, it } from 'vitest'
import { createClockWatch } from './clock-watch.ts'

const hourMs = 60 * 60 * 1000

/** Starts a watch with a wall clock and the time that really passes. */
const startWatch = () => {
  let wallMs = Date.parse('2027-06-01T06:00:00Z')
  let elapsedMs = 0
  const watch = createClockWatch(
    () => new Date(wallMs),
    () => elapsedMs,
  )
  return {
    isSteadyAfter: (hours: number, wallHours = hours) => {
      elapsedMs += hours * hourMs
      wallMs += wallHours * hourMs
      return watch.isSteady()
    },
  }
}

it('trusts a clock that runs with time, and one that is a little off', () => {
  const { isSteadyAfter } = startWatch()
  expect([isSteadyAfter(0), isSteadyAfter(1), isSteadyAfter(1, 1.1), isSteadyAfter(1, 0.9)]).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it.each([365 * 24, -3])('does not trust one that has jumped by %i hours until a day has passed', (jump) => {
  const { isSteadyAfter } = startWatch()
  expect(isSteadyAfter(1, 1 + jump)).toBe(false)
  expect([isSteadyAfter(1), isSteadyAfter(22), isSteadyAfter(1)]).toEqual([false, false, true])
})

it('waits another day if it jumps back', () => {
  const { isSteadyAfter } = startWatch()
  expect([isSteadyAfter(1, 5000), isSteadyAfter(12), isSteadyAfter(1, -4998), isSteadyAfter(12)]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isSteadyAfter(12)).toBe(true)
})
