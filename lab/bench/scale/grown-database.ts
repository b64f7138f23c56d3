import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, databaseFile, openDatabase, propertyOf, staysOf } from '@calm-rest/api/queries'
import { addDays } from '@calm-rest/contract/stay'
import { growPast } from './past-bookings.ts'

/** First of the nights that are booked while measuring; nights before it are queried. */
const firstBookedDay = 400
/** Nights of every room that one round books. */
const nightsPerRound = 5

/** A database with this number of past bookings, and the queries to measure. */
export interface GrownDatabase {
  bookings: number
  takenNights: (i: number) => unknown
  freeRooms: (i: number) => unknown
  /** Books a room and night by number, another one for each. */
  book: (i: number) => Promise<unknown>
  /** Bookings that fit into one round. */
  perRound: number
  close: () => Promise<void>
}

/** Databases of these sizes, each grown from a copy of the one before. */
export const growDatabases = async (
  folder: string,
  sizes: readonly number[],
  today: string,
  say: (line: string) => void,
): Promise<GrownDatabase[]> => {
  const databases: GrownDatabase[] = []
  for (const [place, bookings] of sizes.entries()) {
    const dataDir = join(folder, String(bookings))
    const before = sizes[place - 1]
    say(`grows to ${bookings} bookings`)
    mkdirSync(dataDir)
    const beforeDir = join(folder, before === undefined ? 'seed' : String(before))
    cpSync(join(beforeDir, databaseFile), join(dataDir, databaseFile))
    const growing = await openDatabase({ dataDir })
    await growPast(growing, before ?? 0, bookings, today)
    // closed, so that the log is merged into the file, which is then copied
    await growing.close()
    databases.push(await openGrown(await openDatabase({ dataDir }), bookings, today))
  }
  return databases
}

const openGrown = async (db: Database, bookings: number, today: string): Promise<GrownDatabase> => {
  const availability = propertyOf(db).availability
  const { book } = staysOf(db).online
  const rooms = await db
    .prepare<[], { id: string; cents: number }>(
      'SELECT id, coalesce(discount_price_cents, price_cents) AS cents FROM room_types ORDER BY id',
    )
    .all()
  const roomOf = (i: number) => rooms[i % rooms.length] ?? { id: '', cents: 0 }
  const dayOf = (i: number) => addDays(today, (i * 7) % 330)
  return {
    bookings,
    takenNights: (i) => availability.takenNights(roomOf(i).id, dayOf(i), addDays(dayOf(i), 31)),
    freeRooms: (i) => availability.placesFor(dayOf(i), addDays(dayOf(i), 3), dayOf(0)),
    book: (i) => {
      const { id, cents } = roomOf(i)
      const checkIn = addDays(today, firstBookedDay + Math.floor(i / rooms.length))
      return book({
        roomType: id,
        checkIn,
        checkOut: addDays(checkIn, 1),
        totalPrice: cents / 100,
        guests: 1,
        firstName: 'Amara',
        lastName: 'Perera',
        email: 'amara@example.com',
        phone: undefined,
        arrivalTime: undefined,
        lang: 'en',
        bookedAt: new Date(),
        userId: undefined,
        attempt: undefined,
        network: null,
      })
    },
    perRound: rooms.length * nightsPerRound,
    close: () => db.close(),
  }
}
