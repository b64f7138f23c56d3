import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@calm-rest/testing/random'
import { type Client, createClient } from '../load/client.ts'
import { residentMb, watchLiveMemory } from '../processes/memory.ts'
import { serve, stop } from '../processes/server.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { repeatAttacks } from './attacks.ts'
import { madeUpAddress, mixedRequest, type StrangersRequest } from './requests.ts'

/** Number of strangers, each with an address and a connection. */
const atOnce = 16

interface Answers {
  statuses: Record<number, number>
  unanswered: number
}

/** The start of an ssr worker on a busy machine is not judged here. */
const patient = { WIDGET_PATIENCE_MS: '30000' }

/** Number of garbage collections before memory is read. */
const collections = 8
const pauseMs = 250

/** Sends `count` requests of all strangers, and adds the results to `answers`. */
const askAll = async (
  clients: readonly Client[],
  count: number,
  requestOf: (n: number) => StrangersRequest,
  { answers, say }: { answers: Answers; say: (line: string) => void },
) => {
  let next = 0
  const ask = async (client: Client) => {
    for (let n = next++; n < count; n = next++) {
      const { path, ...asked } = requestOf(n)
      try {
        const { status } = await client.ask(path, asked)
        answers.statuses[status] = (answers.statuses[status] ?? 0) + 1
        if (status >= 500) say(`${status} for ${asked.method ?? 'GET'} ${path.slice(0, 80)}`)
      } catch {
        answers.unanswered += 1
      }
    }
  }
  await Promise.all(clients.map(ask))
}

const countOf = ({ statuses }: Answers, hundreds: readonly number[]) =>
  Object.entries(statuses)
    .filter(([status]) => hundreds.includes(Math.floor(Number(status) / 100)))
    .reduce((sum, [, count]) => sum + count, 0)

/** Memory in use and resident memory, in MB. */
interface Memory {
  live: number
  resident: number
}

const memoryFigures = (before: Memory, after: Memory): Figure[] => [
  { what: 'memory in use without garbage, before', value: before.live, unit: 'MB' },
  { what: 'memory in use without garbage, after', value: after.live, unit: 'MB' },
  {
    what: 'memory in use, after in % of before',
    value: (100 * after.live) / before.live,
    atLeast: 90,
    atMost: 110,
  },
  { what: 'memory that the system counts, with ssr workers, before', value: before.resident, unit: 'MB' },
  { what: 'memory that the system counts, with ssr workers, after', value: after.resident, unit: 'MB' },
]

/** A short load: a minute or two of a quiet machine, against a site of its own on 127.0.0.1. */
export const strangers: Scenario = {
  fault:
    '28,000 addresses with a made-up parameter, 20,000 mixed requests; then, with the limits of production, what strangers tried against streams, rendering, caps, mail, rights and disk',
  expected:
    'no 5xx, every request answered, no more than 10 % more or less memory than before, and each of the attacks meets its limit while guests elsewhere go on',
  run: async (torture) => {
    const { seed, isShort, dir, say } = torture
    const watched = watchLiveMemory(dir)
    const served = await serve({ isShort }, dir, { env: { ...watched.env, ...patient } })
    const clients = Array.from({ length: atOnce }, (_, n) => createClient(served.port, n))
    const answers: Answers = { statuses: {}, unanswered: 0 }
    const mix = async (name: string, count: number) => {
      const random = createRandom(`strangers ${name} ${seed}`)
      await askAll(clients, count, () => mixedRequest(random, !isShort), { answers, say })
    }
    const makeUp = (count: number) => askAll(clients, count, madeUpAddress, { answers, say })
    const measure = async (): Promise<Memory> => {
      let live = Number.NaN
      // a later collection frees what the first one leaves, and code that was not run for a while
      for (let i = 0; i < collections; i += 1) {
        await sleep(pauseMs)
        live = await watched.now(served)
      }
      return { live, resident: residentMb(served.pid) }
    }
    const part = isShort ? 50 : 1
    // later requests compile code and fill caches, too
    await makeUp(4_000 / part)
    await mix('at first', 10_000 / part)
    const before = await measure()
    await makeUp(28_000 / part)
    await mix('then', 20_000 / part)
    const after = await measure()
    for (const client of clients) client.close()
    const isAlive = served.isRunning()
    await stop(served)
    const attacked = await repeatAttacks(torture)
    return [
      {
        what: 'requests, with those before it was measured',
        value: countOf(answers, [2, 3, 4, 5]),
        atLeast: 1,
      },
      { what: 'answered', value: countOf(answers, [2, 3]), atLeast: 1 },
      { what: 'refused', value: countOf(answers, [4]), atLeast: 1 },
      { what: 'answered 5xx', value: countOf(answers, [5]), exactly: 0 },
      { what: 'without an answer', value: answers.unanswered, exactly: 0 },
      { what: 'process alive', value: isAlive ? 1 : 0, exactly: 1 },
      ...(isShort ? [] : memoryFigures(before, after)),
      ...attacked,
    ]
  },
}
