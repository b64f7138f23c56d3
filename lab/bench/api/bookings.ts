import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { manyRooms } from '../../many-rooms.ts'
import type { LoadResult } from '../load/clients.ts'
import type { BenchProcess } from '../processes/start-process.ts'
import { medianOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'

interface BookingsDeps {
  api: BenchProcess<{ port: number }>
  raw: BenchProcess<object>
  /** The same over HTTP, with a database of its own. */
  rawHttp: BenchProcess<{ port: number }>
  load: BenchProcess<object>
  rounds: number
  seconds: number
}

export interface BookingsResult {
  perSecond: { ours: Spread; raw: Spread; ratio: Spread }
  /** The same transaction for each request of a bare `node:http`, and ours to it. */
  overHttp: { raw: Spread; ratio: Spread }
  /** Milliseconds from a booking to its answer. */
  medianMs: number
  /** The same with a single client. */
  aloneMs: number
}

const clients = 64
/** Nights of each room that one round may book. */
const nights = 45

/** Measures acknowledged bookings, and in turn as many bare transactions. */
export const measureBookings = async ({
  api,
  raw,
  rawHttp,
  load,
  rounds,
  seconds,
}: BookingsDeps): Promise<BookingsResult> => {
  const today = dateInZone(new Date(), 'Asia/Colombo')
  const place = (round: number) => ({ rooms: manyRooms, firstNight: addDays(today, 2 + round * nights) })
  const bookAt = async (
    { ready }: BenchProcess<{ port: number }>,
    round: number,
    by: number,
    forSeconds = seconds,
  ) => {
    const job = { ports: [ready.port], clients: by, seconds: forSeconds, nights, ...place(round) }
    const result = await load.ask<LoadResult>('book', job)
    if (result.statuses[201] !== result.answers)
      throw new Error(`Not all were booked: ${JSON.stringify(result.statuses)}`)
    return { perSecond: result.answers / result.seconds, medianMs: medianOf(result.latenciesMs) }
  }
  const transact = async (round: number) => {
    const result = await raw.ask<{ answers: number; seconds: number }>('book', { seconds, ...place(round) })
    return result.answers / result.seconds
  }
  // warm up: the first run is before the code is compiled
  await bookAt(api, 0, clients, seconds * 3)
  await transact(0)
  await bookAt(rawHttp, 0, clients)
  const ours: Awaited<ReturnType<typeof bookAt>>[] = []
  const theirs: number[] = []
  const theirsOverHttp: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    ours.push(await bookAt(api, round, clients))
    theirs.push(await transact(round))
    theirsOverHttp.push((await bookAt(rawHttp, round, clients)).perSecond)
  }
  const alone = await bookAt(api, rounds + 1, 1, seconds / 2)
  const mine = ours.map((one) => one.perSecond)
  return {
    perSecond: { ours: spreadOf(mine), raw: spreadOf(theirs), ratio: ratioOf(mine, theirs) },
    overHttp: { raw: spreadOf(theirsOverHttp), ratio: ratioOf(mine, theirsOverHttp) },
    medianMs: medianOf(ours.map((one) => one.medianMs)),
    aloneMs: alone.medianMs,
  }
}
