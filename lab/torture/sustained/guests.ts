import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@calm-rest/testing/random'
import { type Client, createClient } from '../load/client.ts'
import { randomStay } from '../random-stay.ts'

/** Requests of guests with their frequency: most look, few book. */
const looks = [
  '/api/rooms',
  '/api/rooms/coral-suite?lang=de',
  '/api/rooms/horizon-room/availability?from=2027-07-01&to=2027-08-01',
  '/api/testimonials?limit=10',
] as const

export interface Visits {
  reads: number[]
  bookings: number[]
  pages: number[]
  acknowledged: string[]
  /** Number of answers by status. */
  statuses: Record<number, number>
  /** Number of requests without an answer. */
  unanswered: number
}

export const noVisits = (): Visits => ({
  reads: [],
  bookings: [],
  pages: [],
  acknowledged: [],
  statuses: {},
  unanswered: 0,
})

const step = async (client: Client, random: Random, visits: Visits, hasPages: boolean) => {
  const chance = random.next()
  if (chance < 0.03) {
    const { status, body, ms } = await client.ask('/api/bookings', {
      method: 'POST',
      body: randomStay(random),
    })
    visits.bookings.push(ms)
    if (status === 201) visits.acknowledged.push(JSON.parse(body).reference)
    return status
  }
  const isPage = hasPages && chance < 0.06
  const path = isPage ? '/rooms' : (looks[Math.floor(random.between(0, looks.length))] ?? looks[0])
  const { status, ms } = await client.ask(path)
  visits[isPage ? 'pages' : 'reads'].push(ms)
  return status
}

/** Longest pause of a person who clicks quickly. */
const longestPauseMs = 400

/** One guest, until the time is over. */
export const visit = async (
  port: number,
  number: number,
  random: Random,
  visits: Visits,
  endMs: number,
  hasPages: boolean,
) => {
  const client = createClient(port, number)
  while (performance.now() < endMs) {
    try {
      const status = await step(client, random, visits, hasPages)
      visits.statuses[status] = (visits.statuses[status] ?? 0) + 1
    } catch {
      visits.unanswered += 1
    }
    await sleep(random.between(0, longestPauseMs))
  }
  client.close()
}
