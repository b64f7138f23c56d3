import { expect, it } from 'vitest'
import { defaultPace, retryDelayMs } from './pace.ts'

const waits = (random: number) =>
  Array.from({ length: 9 }, (_, i) => retryDelayMs(i + 1, defaultPace, () => random) / 60_000)

it('doubles the wait from half a minute to an hour, and shortens it by up to half', () => {
  expect(waits(1)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60])
  expect(waits(0)).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 30, 30])
})

it('holds a mail longer than an attempt may take, so that no other process sends it meanwhile', () => {
  expect(defaultPace.leaseMs).toBeGreaterThan(defaultPace.deadlineMs)
})
