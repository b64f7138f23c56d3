import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { type Database, openDatabase, staysOf } from '@calm-rest/api/queries'
import { addDays, dateInZone, nightsOf } from '@calm-rest/contract/stay'
import { createRandom } from '@calm-rest/testing/random'
import { pino } from 'pino'
import { countAt, type Pace } from '../pace.ts'
import { medianOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'

export interface AssignmentResult {
  units: number
  nights: number
  /** Share of all nights that are taken. */
  occupancy: number
  /** Milliseconds of a booking, with its fsync: with a free unit, and where others have to be moved for it. */
  plainMs: Spread
  movingMs: Spread
  ratio: Spread
  /** Stays that were moved for one booking, on average and at most. */
  moves: { mean: number; most: number }
}

const roomTypeId = 'coral-suite'
const dollars = 268
const units = 24
const nights = 730
const bookingsPerRound = 10
/** Of a gap of one night behind a stay of 1 to 6: 95 of 100 nights are taken. */
const gapChance = 0.18

/** Times bookings in a type that is nearly full: of those that find a unit, and of those for which others make room. */
export const benchAssignment = async (pace: Pace): Promise<AssignmentResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const dataDir = join(folder, 'full')
  const today = dateInZone(new Date(), 'Asia/Colombo')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  const db = await openDatabase({ dataDir })
  try {
    const occupancy = await fill(db, today)
    const measured = await measureRounds(db, today, countAt(pace, { whole: 15, quick: 3 }))
    return { units, nights, occupancy, ...measured }
  } finally {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fills every unit with stays; returns the share of taken nights. */
const fill = async (db: Database, today: string): Promise<number> => {
  const random = createRandom('assignment')
  let taken = 0
  await db.transaction(async () => {
    const insertUnit = db.prepare<[string, number]>('INSERT INTO units (room_type_id, number) VALUES (?, ?)')
    for (let number = 2; number <= units; number += 1) await insertUnit.run(roomTypeId, number)
    const ids = await db
      .prepare<[string], number>('SELECT id FROM units WHERE room_type_id = ? ORDER BY number')
      .pluck()
      .all(roomTypeId)
    const insert = db
      .prepare<[string, string, number, string, string, number], number>(`
      INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
        last_name, email, total_cents, lang, free_cancellation_until, created_at)
      VALUES (?, 'confirmed', ?, ?, ?, ?, 2, 'Amara', 'Perera', 'amara@example.com', ?, 'en', '2020', '2020')
      RETURNING id`)
      .pluck()
    const insertNight = db.prepare<[number, string, number]>(
      'INSERT INTO booking_nights (unit_id, night, booking_id) VALUES (?, ?, ?)',
    )
    for (const unitId of ids) {
      for (let day = 1; day < nights - 7; ) {
        const length = 1 + Math.floor(random.next() * 6)
        const checkIn = addDays(today, day)
        const checkOut = addDays(today, day + length)
        const reference = `F-${unitId}-${day}`
        const id = await insert.get(reference, roomTypeId, unitId, checkIn, checkOut, length * dollars * 100)
        for (const night of nightsOf(checkIn, checkOut)) await insertNight.run(unitId, night, id as number)
        taken += length
        day += length + (random.next() < gapChance ? 1 : 0)
      }
    }
  })()
  return taken / (units * nights)
}

interface Wish {
  checkIn: string
  checkOut: string
}

const measureRounds = async (db: Database, today: string, rounds: number) => {
  const { book } = staysOf(db).online
  const random = createRandom('wishes')
  const erase = db.prepare<[string]>('DELETE FROM bookings WHERE reference = ?')
  const moved = db.prepare<[], number>("SELECT COUNT(*) FROM desk_log WHERE action = 'booking move'").pluck()
  const countMoves = async () => Number(await moved.get())
  const plain: number[] = []
  const moving: number[] = []
  const moves: number[] = []

  /** Books a stay, and takes it back outside of the measured time. */
  const time = async ({ checkIn, checkOut }: Wish) => {
    const totalPrice = nightsOf(checkIn, checkOut).length * dollars
    const order = {
      roomType: roomTypeId,
      checkIn,
      checkOut,
      totalPrice,
      guests: 2,
      bookedAt: new Date(),
      firstName: 'Amara',
      lastName: 'Perera',
      email: 'amara@example.com',
      phone: undefined,
      arrivalTime: undefined,
      lang: 'en' as const,
      userId: undefined,
      attempt: undefined,
      network: null,
    }
    const before = await countMoves()
    const startedMs = performance.now()
    const { reference } = await book(order)
    const tookMs = performance.now() - startedMs
    await erase.run(reference)
    return { tookMs, moved: (await countMoves()) - before }
  }

  // the first round is a warm-up, before the code is compiled
  for (let round = 0; round <= rounds; round += 1) {
    const took = { plain: [] as number[], moving: [] as number[] }
    for (let i = 0; i < bookingsPerRound; i += 1) {
      const wishes = await findWishes(db, today, random.next)
      took.plain.push((await time(wishes.plain)).tookMs)
      const one = await time(wishes.moving)
      if (one.moved === 0) throw new Error('Nobody was moved.')
      took.moving.push(one.tookMs)
      moves.push(one.moved)
    }
    if (round === 0) continue
    plain.push(medianOf(took.plain))
    moving.push(medianOf(took.moving))
  }
  return {
    plainMs: spreadOf(plain),
    movingMs: spreadOf(moving),
    ratio: ratioOf(moving, plain),
    moves: { mean: moves.reduce((sum, one) => sum + one, 0) / moves.length, most: Math.max(...moves) },
  }
}

/** A stay for which a unit is free, and one whose every night is free, but never in one unit. */
const findWishes = async (db: Database, today: string, next: () => number) => {
  const rows = await db
    .prepare<[string], { unit: number; night: string }>(
      'SELECT n.unit_id AS unit, n.night FROM booking_nights n JOIN units u ON u.id = n.unit_id WHERE u.room_type_id = ?',
    )
    .all(roomTypeId)
  const taken = new Map<string, Set<number>>()
  for (const { unit, night } of rows) taken.set(night, (taken.get(night) ?? new Set()).add(unit))
  const found: { plain?: Wish; moving?: Wish } = {}
  while (!found.plain || !found.moving) {
    const day = 1 + Math.floor(next() * (nights - 12))
    const wish = { checkIn: addDays(today, day), checkOut: addDays(today, day + 1 + Math.floor(next() * 4)) }
    const perNight = nightsOf(wish.checkIn, wish.checkOut).map((night) => taken.get(night) ?? new Set())
    if (perNight.some((takers) => takers.size >= units)) continue
    // as many as have one of the nights: where that is not all, a unit is free throughout
    const isPlain = new Set(perNight.flatMap((takers) => [...takers])).size < units
    found[isPlain ? 'plain' : 'moving'] ??= wish
  }
  return found as Required<typeof found>
}
