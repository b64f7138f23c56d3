import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@calm-rest/testing/random'
import { addUp, inspect } from '../inspect-database.ts'
import type { Figure, Scenario, Torture } from '../scenario.ts'
import { quantileOf } from '../statistics.ts'
import { watchDesk } from './desk-stream.ts'
import { answeredBy, type Seen, seenNothing, visit } from './guests.ts'
import { countBookings } from './stored.ts'
import { openTwoSlots } from './two-slots.ts'

const clients = 24
const longestPauseMs = 60
/** Longest wait between two steps. */
const patienceMs = 120_000

const apiPaths = ['/api/rooms', '/api/rooms/coral-suite?lang=de', '/api/testimonials?limit=10']
/** A page makes several calls. */
const wholePaths = [...apiPaths, ...apiPaths, '/', '/rooms']

type Slots = Awaited<ReturnType<typeof openTwoSlots>>

const mustDo = async ({ code, said }: { code: number | string; said: string }, say: Torture['say']) => {
  if (code !== 0) throw new Error(`The command ended with ${code}: ${said}`)
  for (const line of said.trim().split('\n')) say(line)
}

/** Waits until this many requests were answered, or it takes too long for a run that others wait for. */
const untilAnswered = async (seen: Seen, count: number, say: Torture['say']) => {
  const untilMs = performance.now() + patienceMs
  while (answeredBy(seen) < count && performance.now() < untilMs) await sleep(100)
  say(`${answeredBy(seen)} requests answered`)
}

interface Moves {
  /** Pairs of an upgrade and a return; of each but the first, the upgrade is killed halfway, and repeated. */
  pairs: number
  /** Requests that are answered meanwhile, as many before each step. */
  requests: number
}

const moveToAndFro = async (slots: Slots, seen: Seen, { pairs, requests }: Moves, say: Torture['say']) => {
  const done = { upgrades: 0, returns: 0, killed: 0 }
  const moments = ['ready after', 'finishing its requests']
  const share = requests / (2 * pairs + 1)
  for (let pair = 0; pair < pairs; pair += 1) {
    await untilAnswered(seen, share * (2 * pair + 1), say)
    if (pair > 0) {
      const { code } = await slots.upgradeTo('next', moments[pair % moments.length])
      if (code === 'SIGKILL') done.killed += 1
    }
    await mustDo(await slots.upgradeTo('next'), say)
    done.upgrades += 1
    await untilAnswered(seen, share * (2 * pair + 2), say)
    await mustDo(await slots.goBack(), say)
    done.returns += 1
  }
  await untilAnswered(seen, requests, say)
  return done
}

export const upgrade: Scenario = {
  fault: `an upgrade with a migration and a return, behind Caddy, under load of ${clients} clients`,
  expected: 'no request fails, no booking is lost or made twice, and the desk hears of each',
  run: async (torture) => {
    const moves: Moves = torture.isShort ? { pairs: 1, requests: 500 } : { pairs: 2, requests: 20_000 }
    const random = createRandom(`upgrade ${torture.seed}`)
    const slots = await openTwoSlots(torture)
    const seen = seenNothing()
    const desk = watchDesk(slots.port, slots.owner.headers)
    const guests = Array.from({ length: clients }, (_, number) =>
      visit(
        { port: slots.port, number, random, paths: torture.isShort ? apiPaths : wholePaths, longestPauseMs },
        seen,
      ),
    )
    try {
      const done = await moveToAndFro(slots, seen, moves, torture.say)
      seen.isOver = true
      await Promise.all(guests)
      await sleep(2_000)
      return figuresOf(slots, seen, desk, { done, wanted: moves.requests, say: torture.say })
    } finally {
      seen.isOver = true
      await desk.end()
      await slots.close()
    }
  },
}

interface Outcome {
  done: Awaited<ReturnType<typeof moveToAndFro>>
  wanted: number
  say: Torture['say']
}

const figuresOf = (
  { dataDir }: Slots,
  seen: Seen,
  desk: ReturnType<typeof watchDesk>,
  { done, wanted, say }: Outcome,
): Figure[] => {
  const acknowledged = [...seen.acknowledged]
  const failed = [...seen.failed, ...desk.counts.failed]
  for (const one of failed.slice(0, 20)) say(`failed: ${one}`)
  const untold = acknowledged.filter((reference) => !desk.isTold(reference))
  return [
    { what: 'upgrades', value: done.upgrades, atLeast: 1 },
    { what: 'returns', value: done.returns, atLeast: 1 },
    { what: 'upgrades killed halfway (SIGKILL), and settled by the next command', value: done.killed },
    { what: 'requests answered', value: answeredBy(seen), atLeast: wanted },
    { what: 'requests that failed', value: failed.length, exactly: 0 },
    { what: 'bookings sent again with the same key', value: seen.repeated, atLeast: 1 },
    { what: 'of those answered with another booking', value: seen.doubled, exactly: 0 },
    {
      what: 'bookings stored beyond those acknowledged',
      value: countBookings(dataDir) - acknowledged.length,
      exactly: 0,
    },
    { what: 'streams of the front desk', value: desk.counts.streams, atLeast: 2 },
    { what: 'bookings that it was not told of', value: untold.length, exactly: 0 },
    { what: 'times it had to read everything again', value: desk.counts.gaps, exactly: 0 },
    { what: 'reads, 99 of 100', value: quantileOf(seen.reads, 0.99), unit: 'ms' },
    { what: 'slowest read', value: Math.max(...seen.reads), unit: 'ms' },
    { what: 'bookings, 99 of 100', value: quantileOf(seen.bookings, 0.99), unit: 'ms' },
    { what: 'slowest booking', value: Math.max(...seen.bookings), unit: 'ms' },
    ...addUp([inspect(dataDir, acknowledged)]),
  ]
}
