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
/** However slow the machine is. */
const mostPairs = 20

const wholePaths = [
  '/api/rooms',
  '/api/rooms/coral-suite?lang=de',
  '/api/testimonials?limit=10',
  '/',
  '/rooms',
]
const apiPaths = wholePaths.slice(0, 3)

type Slots = Awaited<ReturnType<typeof openTwoSlots>>

const mustDo = async ({ code, said }: { code: number | string; said: string }, say: Torture['say']) => {
  if (code !== 0) throw new Error(`The command ended with ${code}: ${said}`)
  for (const line of said.trim().split('\n')) say(line)
}

/** Upgrades and returns until enough requests were answered. Every second upgrade is killed halfway, and repeated. */
const moveToAndFro = async (slots: Slots, seen: Seen, wanted: number, say: Torture['say']) => {
  const done = { upgrades: 0, returns: 0, killed: 0 }
  const moments = ['ready after', 'finishing its requests']
  while (done.returns === 0 || (answeredBy(seen) < wanted && done.returns < mostPairs)) {
    if (done.returns % 2 === 1) {
      const { code } = await slots.upgradeTo('next', moments[done.killed % moments.length])
      if (code === 'SIGKILL') done.killed += 1
    }
    await mustDo(await slots.upgradeTo('next'), say)
    done.upgrades += 1
    await sleep(500)
    await mustDo(await slots.goBack(), say)
    done.returns += 1
    await sleep(500)
  }
  return done
}

export const upgrade: Scenario = {
  fault: `an upgrade with a migration and a return, behind Caddy, under load of ${clients} clients`,
  expected: 'no request fails, no booking is lost or made twice, and the desk hears of each',
  run: async (torture) => {
    const wanted = torture.isShort ? 500 : 20_000
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
      const done = await moveToAndFro(slots, seen, wanted, torture.say)
      seen.isOver = true
      await Promise.all(guests)
      await sleep(2_000)
      return figuresOf(slots, seen, desk, { done, wanted, say: torture.say })
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
