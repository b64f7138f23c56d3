import { expect, it } from 'vitest'
import { createBackoff } from './backoff.ts'

/** Delays in milliseconds before each restart, for this number of exits. */
const pauses = (ends: number, backoffAt: (now: () => number) => ReturnType<typeof createBackoff>) => {
  let now = 0
  const backoff = backoffAt(() => now)
  return Array.from({ length: ends }, () => {
    backoff.ended()
    const from = now
    while (backoff.isWaiting()) now += 1
    return now - from
  })
}

it('lets what ended begin again at once, then after pauses that double, up to half a minute', () => {
  expect(pauses(9, createBackoff)).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

it('forgets what was where it has worked since', () => {
  const backoff = createBackoff(() => 0)
  for (let end = 0; end < 5; end += 1) {
    backoff.ended()
    expect(backoff.isWaiting()).toBe(false)
    backoff.worked()
  }
})
