import type { EngineCheck } from '@calm-rest/testing/model-results'
import { runModel } from './run-model.ts'
import type { Scenario } from './scenario.ts'

export const model: Scenario = {
  fault: 'stories of booking, trying again, cancelling and passing time, up to four at the same moment',
  expected: 'the answers and the database as in a simple model, in some order of what happened at once',
  run: async ({ seed, isShort, dir, say }) => {
    const stories = isShort ? 150 : 30_000
    const check = await runModel<EngineCheck>('run.ts', dir, seed, stories)
    if (check.counterexample) say(`FOUND: ${check.counterexample}`)
    return [
      { what: 'stories', value: check.stories, atLeast: stories },
      { what: 'requests to book', value: check.requests, atLeast: stories },
      { what: 'bookings', value: check.bookings, atLeast: 1 },
      { what: 'stories that end otherwise than the model', value: check.counterexample ? 1 : 0, exactly: 0 },
    ]
  },
}
