import { whenDone } from '@calm-rest/testing/cleanup'
import { expect, it } from 'vitest'
import { createModelClock, openTwoDesks } from '../../testing/model/two-desks.ts'
import { openTestApi } from '../../testing/test-api.ts'

const steps = 300

it(`R-staff-model: two desks, the site, a partner and the command line lose nothing of each other, in ${steps} random steps`, async () => {
  const clock = createModelClock()
  const api = await openTestApi({ now: clock.now })
  const { dice, passDay, assertNothingLost, ways, close } = await openTwoDesks({ ...api, clock }, 11)
  whenDone(close)
  for (let step = 1; step <= steps; step += 1) {
    if (dice.roll(25) === 0) await passDay()
    else await ways.step()
    if (step % 4 === 0) await assertNothingLost()
  }
  // steps in which nothing is booked, written, outdated, refused or concurrent would prove nothing
  expect(Math.min(...Object.values(ways.counts))).toBeGreaterThan(5)
})
