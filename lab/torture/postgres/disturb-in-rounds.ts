import { createRandom, type Random } from '@calm-rest/testing/random'
import type { Figure, Torture } from '../scenario.ts'
import { type Seen, seenNothing, startGuests } from './guests.ts'
import { inspectPostgres } from './inspect.ts'
import { openTwo } from './two-processes.ts'

export const guests = 32

type Two = Awaited<ReturnType<typeof openTwo>>

interface Rounds {
  name: string
  rounds: number
  /** Returns the milliseconds until both processes were ready again. */
  disturb: (two: Two, random: Random, round: number) => Promise<number>
  figuresOf: (seen: Seen, two: Two, readyMs: readonly number[]) => Figure[]
}

/** Disturbs two processes on one PostgreSQL in `rounds` while guests read and book; checks the database at the end. */
export const disturbInRounds = async (torture: Torture, { name, rounds, disturb, figuresOf }: Rounds) => {
  const random = createRandom(`${name} ${torture.seed}`)
  const two = await openTwo(torture)
  const seen = seenNothing()
  try {
    const site = startGuests(guests, two.balancer.port, random, seen)
    const readyMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      readyMs.push(await disturb(two, random, round))
      if (round % 10 === 9) torture.say(`${name}: ${round + 1} rounds, ${seen.acknowledged.length} bookings`)
    }
    await site.leave()
    for (const one of new Set(seen.strange)) torture.say(one)
    return [
      { what: 'rounds', value: rounds },
      { what: 'reads', value: seen.reads, atLeast: 1 },
      { what: 'attempts to book', value: seen.bookings, atLeast: 1 },
      ...figuresOf(seen, two, readyMs),
      ...(await inspectPostgres(two.url, seen.acknowledged)),
    ]
  } finally {
    await two.close()
  }
}
