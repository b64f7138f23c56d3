import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '../load/client.ts'
import type { Scenario } from '../scenario.ts'
import { quantileOf } from '../statistics.ts'
import { disturbInRounds, guests } from './disturb-in-rounds.ts'

const lookMs = 20

/** Waits until all processes are ready; returns the milliseconds it took. */
const untilReady = async (ports: readonly number[]) => {
  const beganMs = performance.now()
  for (const port of ports) {
    const client = createClient(port, 0)
    while ((await client.ask('/api/health/ready')).status !== 200) await sleep(lookMs)
    client.close()
  }
  return performance.now() - beganMs
}

export const postgresRestart: Scenario = {
  fault: `PostgreSQL stopped at once (SIGQUIT) and started again, under two processes with ${guests} guests`,
  expected:
    'unavailable while it is away and by itself as before once it is back; nothing acknowledged is lost, no process ends',
  run: (torture) =>
    disturbInRounds(torture, {
      name: 'postgres-restart',
      rounds: torture.isShort ? 1 : 30,
      disturb: async (two, random) => {
        await sleep(random.between(300, 1500))
        await two.server.crash()
        await sleep(random.between(100, 1000))
        await two.server.startAgain()
        return untilReady(two.ports)
      },
      figuresOf: (seen, two, readyMs) => [
        { what: 'answered 503 meanwhile', value: seen.unavailable, atLeast: 1 },
        { what: 'answered otherwise', value: seen.strange.length, exactly: 0 },
        {
          what: 'processes that ended',
          value: two.processes.filter((one) => !one.isRunning()).length,
          exactly: 0,
        },
        { what: 'ready after the server, median', value: quantileOf(readyMs, 0.5), unit: 'ms' },
        { what: 'ready after the server, slowest', value: Math.max(...readyMs), unit: 'ms' },
      ],
    }),
}
