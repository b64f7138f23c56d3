import type { Database } from '../database/open.ts'
import { reviewsByRoom } from './reviews/index.ts'
import { rooms } from './rooms/index.ts'
import { createReviewSeeder } from './seed-reviews.ts'
import { createRoomSeeder } from './seed-rooms.ts'

/** Whatever an owner or a guest can have put in. */
const tables = ['room_types', 'testimonials', 'bookings', 'messages', 'users']

/** Fills a database that holds nothing yet, in one transaction; otherwise does nothing. */
export const seed = (db: Database, now: Date) => {
  const isEmpty = db
    .prepare<[], 0 | 1>(
      `SELECT ${tables.map((table) => `NOT EXISTS (SELECT 1 FROM ${table})`).join(' AND ')}`,
    )
    .pluck()
  const fill = db.transaction(() => {
    // asked again under the lock: another process may start at the same moment
    if (!isEmpty.get()) return
    const seedRoom = createRoomSeeder(db)
    for (const room of rooms) seedRoom(room)
    createReviewSeeder(db, now)(rooms, reviewsByRoom)
  })
  if (isEmpty.get()) fill.immediate()
}
