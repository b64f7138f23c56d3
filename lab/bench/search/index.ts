import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { type Database, openDatabase, propertyOf } from '@calm-rest/api/queries'
import { addDays, dateInZone, nightsOf } from '@calm-rest/contract/stay'
import { createRandom } from '@calm-rest/testing/random'
import { pino } from 'pino'
import { countAt, type Pace } from '../pace.ts'
import { medianOf, quantileOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'

export interface SearchResult {
  bookings: number
  /** Milliseconds of a search over all room types. */
  searchMs: Spread
  p99Ms: number
  /** To the first size in the same round. */
  ratio: Spread
}

const sizes = [1, 100, 10_000]
const unitsPerType = 24
const days = 365

/**
 * Times searches for dates at a property of 13 room types with 24 units each, while the bookings of the
 * coming year add up.
 */
export const benchSearch = async (pace: Pace, say: (line: string) => void): Promise<SearchResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const today = dateInZone(new Date(), 'Asia/Colombo')
  const properties: { bookings: number; db: Database; search: (i: number) => Promise<unknown> }[] = []
  try {
    for (const bookings of sizes.slice(0, countAt(pace, { whole: sizes.length, quick: sizes.length }))) {
      say(`fills a property with ${bookings} bookings`)
      const dataDir = join(folder, String(bookings))
      await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
      const db = await openDatabase({ dataDir })
      await fill(db, bookings, today)
      properties.push({ bookings, db, search: searchIn(db, today) })
    }
    const rounds = countAt(pace, { whole: 15, quick: 3 })
    const count = countAt(pace, { whole: 200, quick: 50 })
    const medians = properties.map((): number[] => [])
    const all = properties.map((): number[] => [])
    // the first round is a warm-up, before the code is compiled
    for (let round = 0; round <= rounds; round += 1) {
      for (const [place, { search }] of properties.entries()) {
        const tookMs: number[] = []
        for (let i = 0; i < count; i += 1) {
          const startedMs = performance.now()
          await search(round * count + i)
          tookMs.push(performance.now() - startedMs)
        }
        if (round === 0) continue
        medians[place]?.push(medianOf(tookMs))
        all[place]?.push(...tookMs)
      }
    }
    return properties.map(({ bookings }, place) => ({
      bookings,
      searchMs: spreadOf(medians[place] ?? []),
      p99Ms: quantileOf(all[place] ?? [], 0.99),
      ratio: ratioOf(medians[place] ?? [], medians[0] ?? []),
    }))
  } finally {
    for (const { db } of properties) await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stays of 1 to 6 nights in random units, each where the unit is free. */
const fill = async (db: Database, bookings: number, today: string) => {
  const random = createRandom('search')
  await db.transaction(async () => {
    const types = await db.prepare<[], string>('SELECT id FROM room_types ORDER BY id').pluck().all()
    const insertUnit = db.prepare<[string, number]>('INSERT INTO units (room_type_id, number) VALUES (?, ?)')
    const countOf = db.prepare<[string], number>('SELECT COUNT(*) FROM units WHERE room_type_id = ?').pluck()
    for (const type of types) {
      const there = Number(await countOf.get(type))
      for (let number = there + 1; number <= unitsPerType; number += 1) await insertUnit.run(type, number)
    }
    const units = await db
      .prepare<[], { id: number; type: string }>('SELECT id, room_type_id AS type FROM units ORDER BY id')
      .all()
    const insert = db
      .prepare<[string, string, number, string, string], number>(`
      INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
        last_name, email, total_cents, lang, free_cancellation_until, created_at)
      VALUES (?, 'confirmed', ?, ?, ?, ?, 2, 'Amara', 'Perera', 'amara@example.com', 1, 'en', '2020', '2020')
      RETURNING id`)
      .pluck()
    const insertNight = db.prepare<[number, string, number]>(
      'INSERT INTO booking_nights (unit_id, night, booking_id) VALUES (?, ?, ?)',
    )
    const taken = new Set<string>()
    for (let made = 0; made < bookings; ) {
      const unit = units[Math.floor(random.next() * units.length)]
      const day = 1 + Math.floor(random.next() * days)
      const checkIn = addDays(today, day)
      const checkOut = addDays(today, day + 1 + Math.floor(random.next() * 6))
      const nights = nightsOf(checkIn, checkOut)
      if (!unit || nights.some((night) => taken.has(`${unit.id} ${night}`))) continue
      const id = await insert.get(`S-${made}`, unit.type, unit.id, checkIn, checkOut)
      for (const night of nights) {
        taken.add(`${unit.id} ${night}`)
        await insertNight.run(unit.id, night, id as number)
      }
      made += 1
    }
  })()
}

/** Other dates and guests for each number, the same ones at every property. */
const searchIn = (db: Database, today: string) => {
  const offers = propertyOf(db).offers
  return (i: number) => {
    const random = createRandom(`search ${i}`)
    const day = 1 + Math.floor(random.next() * days)
    const checkIn = addDays(today, day)
    const checkOut = addDays(today, day + 1 + Math.floor(random.next() * 10))
    return offers({ checkIn, checkOut, guests: 1 + Math.floor(random.next() * 4) }, { lang: 'en', today })
  }
}
