import { randomUUID } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'
import { reviewLanguageOf } from '../reviews/review-language.ts'
import type { ReviewsByRoom, RoomSeed } from './types.ts'

const hourMs = 60 * 60 * 1000

/** Call it inside the seeding transaction. */
export const createReviewSeeder = (db: Database, now: Date) => {
  const insert = db.prepare(`
    INSERT INTO testimonials
      (id, status, room_type_id, category, name, country, rating, title, review, stay_nights, created_at,
        lang)
    VALUES (?, 'published', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)

  return async (rooms: readonly RoomSeed[], reviewsByRoom: ReviewsByRoom) => {
    for (const { id, category } of rooms) {
      for (const { name, country, rating, title, review, nights, daysAgo } of reviewsByRoom[id] ?? []) {
        // hours differ so that no two reviews of a day have the same minute
        const writtenMs = now.getTime() - (daysAgo * 24 + (title.length % 12)) * hourMs
        const createdAt = new Date(writtenMs).toISOString()
        const lang = reviewLanguageOf(`${title} ${review}`)
        const written = [name, country, rating, title, review, nights, createdAt, lang]
        await insert.run(randomUUID(), id, category, ...written)
      }
    }
  }
}
