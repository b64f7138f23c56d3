import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { createRandom, type Random } from '@calm-rest/testing/random'
import { seedManyRooms } from '../../many-rooms.ts'
import { addUp, inspect } from '../inspect-database.ts'
import { createClient } from '../load/client.ts'
import { idempotencyKey } from '../load/idempotency-key.ts'
import { type Served, serve, stop } from '../processes/server.ts'
import { type RandomStay, randomStay } from '../random-stay.ts'
import type { Figure, Scenario, Torture } from '../scenario.ts'

const clients = 32

/** A booking attempt without an answer. */
interface Doubt {
  key: string
  stay: RandomStay
}

interface Booked {
  acknowledged: string[]
  doubts: Doubt[]
  /** Number of answers with an unexpected status. */
  strange: number
}

/** Books without a pause until the connection breaks. */
const bookUntilCut = async (port: number, number: number, random: Random, booked: Booked) => {
  const client = createClient(port, number)
  for (;;) {
    const doubt = { key: idempotencyKey(random), stay: randomStay(random) }
    try {
      const { status, body } = await send(client, doubt)
      if (status === 201) booked.acknowledged.push(JSON.parse(body).reference)
      else if (status !== 409) booked.strange += 1
    } catch {
      booked.doubts.push(doubt)
      return client.close()
    }
  }
}

const send = (client: ReturnType<typeof createClient>, { key, stay }: Doubt) =>
  client.ask('/api/bookings', { method: 'POST', body: stay, headers: { 'Idempotency-Key': key } })

/** The token of a booking is signed anew for each answer: nothing stores it. */
const withoutToken = (body: string) => ({ ...JSON.parse(body), token: undefined })

const isSameBooking = (first: string, again: string) =>
  isDeepStrictEqual(withoutToken(first), withoutToken(again))

/** Repeats an attempt twice with the same key: it gives one booking and one answer, or the night is taken. */
const settle = async (served: Served, doubts: readonly Doubt[], booked: Booked) => {
  const client = createClient(served.port, clients)
  for (const doubt of doubts) {
    const first = await send(client, doubt)
    const again = await send(client, doubt)
    if (first.status === 201) booked.acknowledged.push(JSON.parse(first.body).reference)
    else if (first.status !== 409) booked.strange += 1
    const isSame = first.status === 201 ? isSameBooking(first.body, again.body) : true
    if (first.status !== again.status || !isSame) booked.strange += 1
  }
  client.close()
}

interface Rounds {
  booked: Booked
  readyMs: number[]
}

const killRounds = async (
  torture: Torture,
  dataDir: string,
  rounds: number,
  name: string,
): Promise<Rounds> => {
  const random = createRandom(`kill ${torture.seed} ${name}`)
  const booked: Booked = { acknowledged: [], doubts: [], strange: 0 }
  const readyMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const served = await serve(torture, dataDir)
    readyMs.push(served.readyMs)
    await settle(served, booked.doubts.splice(0), booked)
    const guests = Array.from({ length: clients }, (_, n) => bookUntilCut(served.port, n, random, booked))
    await sleep(random.between(20, 500))
    served.signal('SIGKILL')
    await Promise.all([served.ended, ...guests])
    if (round % 10 === 9) torture.say(`kill: ${round + 1} rounds, ${booked.acknowledged.length} bookings`)
  }
  const last = await serve(torture, dataDir)
  readyMs.push(last.readyMs)
  await settle(last, booked.doubts.splice(0), booked)
  await stop(last)
  return { booked, readyMs }
}

/** Rounds after which all nights are booked and a new database begins. */
const roundsPerDatabase = 25

export const kill: Scenario = {
  fault: `kill -9 with ${clients} clients`,
  expected: 'nothing acknowledged is lost, no overlap, the database whole, ready within 2 s',
  run: async (torture) => {
    const rounds = torture.isShort ? 3 : 100
    const all: { figures: Figure[]; rounds: Rounds }[] = []
    for (let done = 0; done < rounds; done += roundsPerDatabase) {
      const dataDir = join(torture.dir, `site-${done}`)
      await seedManyRooms(dataDir)
      const result = await killRounds(
        torture,
        dataDir,
        Math.min(roundsPerDatabase, rounds - done),
        String(done),
      )
      all.push({ figures: inspect(dataDir, result.booked.acknowledged), rounds: result })
    }
    const ready = all.flatMap((one) => one.rounds.readyMs).toSorted((a, b) => a - b)
    const acknowledged = all.reduce((sum, one) => sum + one.rounds.booked.acknowledged.length, 0)
    const strange = all.reduce((sum, one) => sum + one.rounds.booked.strange, 0)
    return [
      { what: 'rounds', value: rounds, atLeast: rounds },
      { what: 'bookings acknowledged', value: acknowledged, atLeast: 1 },
      ...addUp(all.map(({ figures }) => figures)),
      { what: 'wrong answers to a second try with the same key', value: strange, exactly: 0 },
      { what: 'ready again, median', value: ready[Math.floor(ready.length / 2)] ?? Number.NaN, unit: 'ms' },
      // a short run shares the machine with other tests
      {
        what: 'ready again, slowest',
        value: ready.at(-1) ?? Number.NaN,
        unit: 'ms',
        ...(!torture.isShort && { atMost: 2000 }),
      },
    ]
  },
}
