import type { Database } from '../../core/database/database.ts'

interface RatingRow {
  roomTypeId: string
  mean: number
}

/** Mean of a room's published reviews that count, with one decimal; 0 without any. */
export const createRatings = (db: Database) => {
  const means = db.prepare<[], RatingRow>(`
    SELECT room_type_id AS "roomTypeId", AVG(rating) AS mean FROM testimonials
    WHERE status = 'published' AND is_counted = 1 AND room_type_id IS NOT NULL GROUP BY room_type_id`)

  return async () => {
    const ofRooms = new Map(
      (await means.all()).map(({ roomTypeId, mean }) => [roomTypeId, Math.round(mean * 10) / 10]),
    )
    return (roomId: string) => ofRooms.get(roomId) ?? 0
  }
}

export type Ratings = ReturnType<typeof createRatings>
