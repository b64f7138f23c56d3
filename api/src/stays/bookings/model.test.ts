import { expect, it } from 'vitest'
import { checkEngine } from '../../testing/model/check-engine.ts'
import { openTempDir } from '../../testing/test-api.ts'

const stories = 150

it(`ends up where a simple model does, in ${stories} stories of booking, trying again, cancelling and passing time`, async () => {
  const check = await checkEngine(openTempDir(), { seed: 1, stories })
  expect(check.counterexample).toBe(undefined)
  expect(check.stories).toBe(stories)
  // stories in which nothing is booked would prove nothing
  expect(check.bookings).toBeGreaterThan(stories)
})
