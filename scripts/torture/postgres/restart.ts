import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../scenes/pen/random.ts'
import { createClient } from '../load/client.ts'
import type { Row } from '../row.ts'
import { quantileOf } from '../statistics.ts'
import { letIn, seenNothing } from './guests.ts'
import { inspectPostgres } from './inspect.ts'
import { openTwo } from './two-processes.ts'

const guests = 32
const lookMs = 20

/** Until all of them may be given guests again; answers how long it took. */
const untilReady = async (ports: readonly number[]) => {
  const beganMs = performance.now()
  for (const port of ports) {
    const client = createClient(port, 0)
    while ((await client.ask('/api/health/ready')).status !== 200) await sleep(lookMs)
    client.close()
  }
  return performance.now() - beganMs
}

export const postgresRestart: Row = {
  fault: `PostgreSQL stopped at once (SIGQUIT) and started again, under two processes with ${guests} guests`,
  expected:
    'unavailable while it is away and by itself as before once it is back; nothing acknowledged is lost, no process ends',
  run: async (torture) => {
    const rounds = torture.isShort ? 1 : 30
    const random = createRandom(`postgres-restart ${torture.seed}`)
    const two = await openTwo(torture)
    const seen = seenNothing()
    try {
      const house = letIn(guests, two.balancer.port, random, seen)
      const backMs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await sleep(random.between(300, 1500))
        await two.server.crash()
        await sleep(random.between(100, 1000))
        await two.server.startAgain()
        backMs.push(await untilReady(two.ports))
        if (round % 10 === 9)
          torture.say(`postgres-restart: ${round + 1} rounds, ${seen.acknowledged.length} bookings`)
      }
      await house.leave()
      for (const one of new Set(seen.strange)) torture.say(one)
      return [
        { what: 'rounds', value: rounds },
        { what: 'reads', value: seen.reads, atLeast: 1 },
        { what: 'attempts to book', value: seen.bookings },
        { what: 'answered 503 meanwhile', value: seen.unavailable, atLeast: 1 },
        { what: 'answered otherwise', value: seen.strange.length, exactly: 0 },
        {
          what: 'processes that ended',
          value: two.processes.filter((one) => !one.isRunning()).length,
          exactly: 0,
        },
        { what: 'ready after the server, median', value: quantileOf(backMs, 0.5), unit: 'ms' },
        { what: 'ready after the server, slowest', value: Math.max(...backMs), unit: 'ms' },
        ...(await inspectPostgres(two.url, seen.acknowledged)),
      ]
    } finally {
      await two.close()
    }
  },
}
