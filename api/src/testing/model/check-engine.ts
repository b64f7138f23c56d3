import type { EngineCheck } from '@calm-rest/testing/model-results'
import fc from 'fast-check'
import { story } from './actions.ts'
import { openEngine } from './engine.ts'
import { tell } from './tell.ts'

const startMs = Date.parse('2027-06-01T06:00:00Z')

/** Plays many stories of booking, retrying, cancelling and passing time on the real engine and on the model. */
export const checkEngine = async (
  dataDir: string,
  { seed, stories }: { seed: number; stories: number },
): Promise<EngineCheck> => {
  const engine = await openEngine(dataDir, startMs)
  const seen = { stories: 0, requests: 0, bookings: 0 }
  try {
    const property = fc.asyncProperty(story, async (steps) => {
      const { requests, bookings } = await tell(engine, steps, startMs)
      seen.stories += 1
      seen.requests += requests
      seen.bookings += bookings
    })
    const result = await fc.check(property, { seed, numRuns: stories })
    const counterexample = result.failed
      ? `${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}`
      : undefined
    return { ...seen, counterexample }
  } finally {
    await engine.close()
  }
}
