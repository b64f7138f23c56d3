import type { Database } from '../../core/database/database.ts'
import { reviewsByRoom } from './reviews/index.ts'
import { rooms } from './rooms/index.ts'
import { createReviewSeeder } from './seed-reviews.ts'
import { createRoomSeeder } from './seed-rooms.ts'

/** Tables with data of the owner or of guests. */
const tables = ['room_types', 'testimonials', 'bookings', 'messages', 'users']

/** Fills an empty database in one transaction; otherwise does nothing. */
export const seed = async (db: Database, now: Date) => {
  const isEmpty = db
    .prepare<[], 0 | 1>(
      `SELECT ${tables.map((table) => `NOT EXISTS (SELECT 1 FROM ${table})`).join(' AND ')}`,
    )
    .pluck()
  const fill = db.transaction(async () => {
    // checked again under the lock: another process may start at the same moment
    if (!(await isEmpty.get())) return
    const seedRoom = await createRoomSeeder(db)
    for (const room of rooms) await seedRoom(room)
    await createReviewSeeder(db, now)(rooms, reviewsByRoom)
  })
  if (await isEmpty.get()) await fill()
}
