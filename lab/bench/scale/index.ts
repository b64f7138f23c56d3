import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { dateInZone } from '@calm-rest/contract/stay'
import { pino } from 'pino'
import { countAt, type Pace } from '../pace.ts'
import { medianOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'
import { type GrownDatabase, growDatabases } from './grown-database.ts'

export interface ScaleResult {
  bookings: number
  /** Microseconds for the taken nights of a room in a month, and for the free rooms of a stay. */
  takenNightsMicros: Spread
  freeRoomsMicros: Spread
  /** Milliseconds of a booking, with its fsync. */
  bookMs: Spread
  /** Ratios to the first size in the same round. */
  ratios: { takenNights: Spread; freeRooms: Spread; book: Spread }
}

const sizes = [1_000, 10_000, 100_000, 1_000_000]

/** Medians of one round. */
interface Round {
  takenNights: number
  freeRooms: number
  book: number
}

const medianMs = async (count: number, work: (i: number) => unknown) => {
  const tookMs: number[] = []
  for (let i = 0; i < count; i += 1) {
    const startedMs = performance.now()
    await work(i)
    tookMs.push(performance.now() - startedMs)
  }
  return medianOf(tookMs)
}

const measure = async (database: GrownDatabase, round: number, count: number): Promise<Round> => ({
  takenNights: (await medianMs(count, database.takenNights)) * 1000,
  freeRooms: (await medianMs(count, database.freeRooms)) * 1000,
  book: await medianMs(database.perRound, (i) => database.book(round * database.perRound + i)),
})

/**
 * Times queries and a booking while bookings add up: each size in a database of its own, measured in turn, so that a
 * slow moment of the machine slows them all.
 */
export const benchScale = async (pace: Pace, say: (line: string) => void): Promise<ScaleResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const today = dateInZone(new Date(), 'Asia/Colombo')
  await (await createApi({ dataDir: join(folder, 'seed'), logger: pino({ level: 'silent' }) })).close()
  const databases = await growDatabases(
    folder,
    sizes.slice(0, countAt(pace, { whole: sizes.length, quick: 3 })),
    today,
    say,
  )
  const rounds = countAt(pace, { whole: 15, quick: 3 })
  const count = countAt(pace, { whole: 1000, quick: 200 })
  try {
    const measured = databases.map((): Round[] => [])
    // the first round is a warm-up, before the code is compiled
    for (let round = 0; round <= rounds; round += 1) {
      for (const [place, database] of databases.entries()) {
        const one = await measure(database, round, count)
        if (round > 0) measured[place]?.push(one)
      }
    }
    return databases.map(({ bookings }, place) =>
      resultOf(bookings, measured[place] ?? [], measured[0] ?? []),
    )
  } finally {
    for (const database of databases) await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const resultOf = (bookings: number, rounds: readonly Round[], first: readonly Round[]): ScaleResult => {
  const of = (figure: keyof Round) => rounds.map((one) => one[figure])
  const ratio = (figure: keyof Round) =>
    ratioOf(
      of(figure),
      first.map((one) => one[figure]),
    )
  return {
    bookings,
    takenNightsMicros: spreadOf(of('takenNights')),
    freeRoomsMicros: spreadOf(of('freeRooms')),
    bookMs: spreadOf(of('book')),
    ratios: { takenNights: ratio('takenNights'), freeRooms: ratio('freeRooms'), book: ratio('book') },
  }
}
