import { setTimeout as sleep } from 'node:timers/promises'
import type { Scenario } from '../scenario.ts'
import { quantileOf } from '../statistics.ts'
import { disturbInRounds, guests } from './disturb-in-rounds.ts'

export const postgresKill: Scenario = {
  fault: `kill -9 of two processes on one PostgreSQL in turn, with ${guests} guests behind a round robin`,
  expected: 'nothing acknowledged is lost, no overlap, and nobody notices: one more try is enough',
  run: (torture) =>
    disturbInRounds(torture, {
      name: 'postgres-kill',
      rounds: torture.isShort ? 2 : 60,
      disturb: async (two, random, round) => {
        await sleep(random.between(100, 800))
        // a repeated request would fail where both processes are killed during it
        while (two.balancer.repeating() > 0) await sleep(1)
        return two.killAndStart(round % 2)
      },
      figuresOf: (seen, two, readyMs) => [
        { what: 'requests that took a second try', value: two.balancer.repeated() },
        { what: 'failed all the same', value: seen.strange.length, exactly: 0 },
        { what: 'answered 503', value: seen.unavailable, exactly: 0 },
        { what: 'ready again, median', value: quantileOf(readyMs, 0.5), unit: 'ms' },
      ],
    }),
}
