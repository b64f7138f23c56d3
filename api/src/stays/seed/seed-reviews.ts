import { randomUUID } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'
import { reviewTable } from '../reviews/columns.ts'
import { reviewLanguageOf } from '../reviews/review-language.ts'
import type { ReviewsByRoom, RoomSeed } from './types.ts'

const hourMs = 60 * 60 * 1000

/** Call it inside the seeding transaction. */
export const createReviewSeeder = (db: Database, now: Date) => {
  const insert = db.prepare<[object]>(reviewTable.insert)

  return async (rooms: readonly RoomSeed[], reviewsByRoom: ReviewsByRoom) => {
    for (const { id, category } of rooms) {
      for (const { nights, daysAgo, ...written } of reviewsByRoom[id] ?? []) {
        const { title, review } = written
        // hours differ so that no two reviews of a day have the same minute
        const writtenMs = now.getTime() - (daysAgo * 24 + (title.length % 12)) * hourMs
        await insert.run(
          reviewTable.newRow({
            ...written,
            id: randomUUID(),
            status: 'published',
            roomTypeId: id,
            category,
            stayNights: nights,
            createdAt: new Date(writtenMs).toISOString(),
            isCounted: 1,
            isExample: 1,
            lang: reviewLanguageOf(`${title} ${review}`),
          }),
        )
      }
    }
  }
}
