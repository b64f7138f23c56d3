import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, type Random } from '@calm-rest/testing/random'
import { seedManyRooms } from '../../many-rooms.ts'
import { addUp, inspect } from '../inspect-database.ts'
import { createClient, NoAnswer } from '../load/client.ts'
import { serve } from '../processes/server.ts'
import { randomStay } from '../random-stay.ts'
import type { Figure, Scenario, Torture } from '../scenario.ts'

const clients = 32

interface Seen {
  answered: number
  acknowledged: string[]
  /** Requests that were accepted and not answered. */
  dropped: number
  strange: number
  /** Whether the server was asked to end. */
  isEnding: boolean
}

/**
 * Half of the time for which a connection may be idle before a server that ends closes it. Where this process stalled
 * for longer, the connection was idle from the server's view: a request on it was not accepted.
 */
const freshMs = 500

const askUntilClosed = async (port: number, number: number, random: Random, seen: Seen) => {
  const client = createClient(port, number)
  for (;;) {
    const isBooking = random.next() < 0.4
    try {
      const { status, body, ms } = isBooking
        ? await client.ask('/api/bookings', { method: 'POST', body: randomStay(random) })
        : await client.ask('/api/rooms/coral-suite')
      seen.answered += 1
      if (status === 201) seen.acknowledged.push(JSON.parse(body).reference)
      else if (status !== 200 && status !== 409) seen.strange += 1
      if (seen.isEnding && ms > freshMs) return client.close()
    } catch (cause) {
      if (cause instanceof NoAnswer && cause.kind === 'cut') seen.dropped += 1
      return client.close()
    }
  }
}

const round = async (torture: Torture, dataDir: string, random: Random, seen: Seen) => {
  const served = await serve(torture, dataDir)
  seen.isEnding = false
  const guests = Array.from({ length: clients }, (_, n) => askUntilClosed(served.port, n, random, seen))
  await sleep(random.between(100, 800))
  const askedMs = performance.now()
  seen.isEnding = true
  served.signal('SIGTERM')
  const code = await served.ended
  const endMs = performance.now() - askedMs
  await Promise.all(guests)
  return { code, endMs }
}

export const sigterm: Scenario = {
  fault: `SIGTERM under load of ${clients} clients`,
  expected: 'whatever was taken is answered, and the process ends well within 10 s',
  run: async (torture) => {
    const rounds = torture.isShort ? 1 : 40
    const random = createRandom(`sigterm ${torture.seed}`)
    const dataDir = join(torture.dir, 'site')
    await seedManyRooms(dataDir)
    const seen: Seen = { answered: 0, acknowledged: [], dropped: 0, strange: 0, isEnding: false }
    const ends: Awaited<ReturnType<typeof round>>[] = []
    for (let i = 0; i < rounds; i += 1) ends.push(await round(torture, dataDir, random, seen))
    const figures: Figure[] = addUp([inspect(dataDir, seen.acknowledged)])
    return [
      { what: 'rounds', value: rounds },
      { what: 'requests answered', value: seen.answered, atLeast: 1 },
      { what: 'requests taken and not answered', value: seen.dropped, exactly: 0 },
      { what: 'answers with an unexpected status', value: seen.strange, exactly: 0 },
      { what: 'slowest end', value: Math.max(...ends.map(({ endMs }) => endMs)), unit: 'ms', atMost: 10_000 },
      { what: 'exit codes other than 0', value: ends.filter(({ code }) => code !== 0).length, exactly: 0 },
      ...figures,
    ]
  },
}
