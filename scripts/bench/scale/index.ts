import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import {
  createAvailabilityQueries,
  createBookingQueries,
  type Database,
  openDatabase,
} from '@calm-rest/api/queries'
import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { pino } from 'pino'
import { type Spread, spreadOf } from '../statistics.ts'
import { growPast } from './past-bookings.ts'

export interface ScaleResult {
  bookings: number
  /** Microseconds: the nights of a room that are taken in a month, and the rooms that are free for a stay. */
  takenNightsMicros: Spread
  freeRoomsMicros: Spread
  /** Milliseconds, with its fsync. */
  bookMs: Spread
  /** To the first size. */
  ratios: { takenNights: number; freeRooms: number; book: number }
}

type Measured = Omit<ScaleResult, 'ratios'>

const sizes = [1_000, 10_000, 100_000, 1_000_000]
/** The first of the nights that are booked while it is measured; before it is what is asked for. */
const firstBookedDay = 400

const time = async (count: number, work: (i: number) => Promise<unknown>) => {
  const tookMs: number[] = []
  for (let i = 0; i < count; i += 1) {
    const startedMs = performance.now()
    await work(i)
    tookMs.push(performance.now() - startedMs)
  }
  return tookMs
}

const measure = async (db: Database, today: string, size: number, round: number, isQuick: boolean) => {
  const availability = createAvailabilityQueries(db)
  const { book } = createBookingQueries(db)
  const rooms = db
    .prepare<[], { id: string; cents: number }>(
      'SELECT id, coalesce(discount_price_cents, price_cents) AS cents FROM room_types ORDER BY id',
    )
    .all()
  const roomOf = (i: number) => rooms[i % rooms.length] ?? { id: '', cents: 0 }
  const count = isQuick ? 400 : 4000
  const dayOf = (i: number) => addDays(today, (i * 7) % 330)
  const taken = (i: number) => availability.takenNights(roomOf(i).id, dayOf(i), addDays(dayOf(i), 31))
  const free = (i: number) => availability.freeFor(dayOf(i), addDays(dayOf(i), 3))
  const bookings = isQuick ? 26 : 260
  const bookOne = (i: number) => {
    const { id, cents } = roomOf(i)
    const night = round * 20 + Math.floor(i / rooms.length)
    return book({
      ...{
        firstName: 'Amara',
        lastName: 'Perera',
        email: 'amara@example.com',
        guests: 1,
        lang: 'en',
        specialRequest: undefined,
      },
      ...{
        roomType: id,
        totalPrice: cents / 100,
        bookedAt: new Date(),
        userId: undefined,
        attempt: undefined,
      },
      checkIn: addDays(today, firstBookedDay + night),
      checkOut: addDays(today, firstBookedDay + night + 1),
    })
  }
  // so that the first size is not the one before the code is compiled, and no page of the file is new to any
  for (const ask of [taken, free]) await time(count * 2, ask)
  const micros = (ms: number[]) => spreadOf(ms.map((one) => one * 1000))
  return {
    bookings: size,
    takenNightsMicros: micros(await time(count, taken)),
    freeRoomsMicros: micros(await time(count, free)),
    bookMs: spreadOf(await time(bookings, bookOne)),
  }
}

/** What a question and a booking take while the house grows old, each in a database of its own. */
export const benchScale = async (isQuick: boolean, say: (line: string) => void): Promise<ScaleResult[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const today = dateInZone(new Date(), hotel.timeZone)
  await createApi({ dataDir, logger: pino({ level: 'silent' }) }).close()
  const db = openDatabase(dataDir)
  try {
    const found: Measured[] = []
    let size = 0
    for (const [round, next] of sizes.slice(0, isQuick ? 3 : 4).entries()) {
      say(`grows to ${next} bookings`)
      growPast(db, size, next, today)
      size = next
      found.push(await measure(db, today, size, round, isQuick))
    }
    return withRatios(found)
  } finally {
    db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const withRatios = (found: Measured[]): ScaleResult[] => {
  const [first] = found
  if (!first) return []
  return found.map((one) => ({
    ...one,
    ratios: {
      takenNights: one.takenNightsMicros.median / first.takenNightsMicros.median,
      freeRooms: one.freeRoomsMicros.median / first.freeRoomsMicros.median,
      book: one.bookMs.median / first.bookMs.median,
    },
  }))
}
