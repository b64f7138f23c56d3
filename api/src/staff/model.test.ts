import { expect, it } from 'vitest'
import { openTwoDesks } from '../testing/model/two-desks.ts'

const steps = 300

it(`R-staff-model: two desks, the site and the command line lose nothing of each other, in ${steps} random steps`, async () => {
  const { dice, passDay, assertNothingLost, ways } = await openTwoDesks(11)
  for (let step = 1; step <= steps; step += 1) {
    if (dice.roll(25) === 0) await passDay()
    else await ways.step()
    if (step % 4 === 0) await assertNothingLost()
  }
  // steps in which nothing is booked, written, stale, refused or at once would prove nothing
  expect(Math.min(...Object.values(ways.counts))).toBeGreaterThan(5)
})
