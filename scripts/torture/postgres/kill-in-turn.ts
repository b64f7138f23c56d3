import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../scenes/pen/random.ts'
import type { Row } from '../row.ts'
import { quantileOf } from '../statistics.ts'
import { letIn, seenNothing } from './guests.ts'
import { inspectPostgres } from './inspect.ts'
import { openTwo } from './two-processes.ts'

const guests = 32

export const postgresKill: Row = {
  fault: `kill -9 of two processes on one PostgreSQL in turn, with ${guests} guests behind a round robin`,
  expected: 'nothing acknowledged is lost, no overlap, and nobody notices: one more try is enough',
  run: async (torture) => {
    const rounds = torture.isShort ? 2 : 60
    const random = createRandom(`postgres-kill ${torture.seed}`)
    const two = await openTwo(torture)
    const seen = seenNothing()
    try {
      const house = letIn(guests, two.balancer.port, random, seen)
      const readyMs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await sleep(random.between(100, 800))
        // whoever has to try twice would try in vain where both die within one answer
        while (two.balancer.repeating() > 0) await sleep(1)
        readyMs.push(await two.killAndStart(round % 2))
        if (round % 10 === 9)
          torture.say(`postgres-kill: ${round + 1} rounds, ${seen.acknowledged.length} bookings`)
      }
      await house.leave()
      for (const one of new Set(seen.strange)) torture.say(one)
      return [
        { what: 'rounds', value: rounds },
        { what: 'reads', value: seen.reads, atLeast: 1 },
        { what: 'attempts to book', value: seen.bookings },
        { what: 'requests that took a second try', value: two.balancer.repeated() },
        { what: 'failed all the same', value: seen.strange.length, exactly: 0 },
        { what: 'answered 503', value: seen.unavailable, exactly: 0 },
        { what: 'ready again, median', value: quantileOf(readyMs, 0.5), unit: 'ms' },
        ...(await inspectPostgres(two.url, seen.acknowledged)),
      ]
    } finally {
      await two.close()
    }
  },
}
