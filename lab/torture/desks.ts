import type { DesksCheck } from '@calm-rest/testing/model-results'
import { runModel } from './run-model.ts'
import type { Figure, Scenario } from './scenario.ts'

/** Duration of a short run in minutes. */
const shortMinutes = 0.1

export const desks: Scenario = {
  fault:
    'two desks, the site, a partner’s page and the command line change the same stays at random, days pass',
  expected:
    'what was acknowledged is on every screen and in the database, what is stale is refused with what is new, and every change is told to a third phone',
  run: async ({ seed, isShort, minutes, dir, say }) => {
    const wanted = isShort ? shortMinutes : minutes
    const check = await runModel<DesksCheck>('run-desks.ts', dir, seed, wanted)
    if (check.counterexample) say(`FOUND: ${check.counterexample}`)
    const some = (what: string, value: number): Figure => ({ what, value, atLeast: 1 })
    return [
      { what: 'minutes', value: wanted },
      some('steps', check.steps),
      some('days that passed', check.days),
      some('bookings', check.booked),
      some('tries to book from the page of a partner', check.fromPartner),
      some('writes', check.written),
      some('writes on what was stale, each refused with what is new', check.stale),
      some('pairs of writes at the same moment, of each one done', check.duels),
      { what: 'refused by a rule', value: check.refused },
      some('changes that a third phone heard', check.heard),
      { what: 'streams that it took', value: check.streams },
      { what: 'lost, on a screen or in the database', value: check.counterexample ? 1 : 0, exactly: 0 },
    ]
  },
}
