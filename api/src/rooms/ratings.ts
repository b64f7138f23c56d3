import type { Category } from '@calm-rest/contract/api'
import type { Database } from '../database/database.ts'

interface RatingRow {
  key: string
  mean: number
}

/** Mean of the published reviews that count, of a room, else of its category, one decimal; 0 without any. */
export const createRatings = (db: Database) => {
  const ofRooms = db.prepare<[], RatingRow>(`
    SELECT room_type_id AS key, AVG(rating) AS mean FROM testimonials
    WHERE status = 'published' AND is_counted = 1 AND room_type_id IS NOT NULL GROUP BY room_type_id`)
  const ofCategories = db.prepare<[], RatingRow>(`
    SELECT category AS key, AVG(rating) AS mean FROM testimonials
    WHERE status = 'published' AND is_counted = 1 GROUP BY category`)

  return async () => {
    const rooms = meansOf(await ofRooms.all())
    const categories = meansOf(await ofCategories.all())
    return (roomId: string, category: Category) => rooms.get(roomId) ?? categories.get(category) ?? 0
  }
}

export type Ratings = ReturnType<typeof createRatings>

const meansOf = (rows: RatingRow[]) => new Map(rows.map(({ key, mean }) => [key, Math.round(mean * 10) / 10]))
