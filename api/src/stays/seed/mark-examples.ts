import { toCents } from '@calm-rest/contract/stay'
import { langs } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { reviewsByRoom } from './reviews/index.ts'
import { rooms } from './rooms/index.ts'
import type { ReviewSeed, RoomSeed } from './types.ts'

type Values = Record<string, string | number | null>

/**
 * Marks the rooms and reviews that equal those of the seed, in a database from before they were marked; returns their
 * number. Call it inside a transaction.
 */
export const markExamples = async (db: Database): Promise<number> => {
  const markRoom = createRoomMarker(db)
  const markReview = createReviewMarker(db)
  let marked = 0
  for (const room of rooms) {
    if (await markRoom(room)) marked += 1
    for (const review of reviewsByRoom[room.id] ?? []) marked += await markReview(review)
  }
  return marked
}

const createRoomMarker = (db: Database) => {
  const isSame = db
    .prepare<[Values], 1>(`
      SELECT 1 FROM room_types WHERE id = @id AND category = @category AND price_cents = @priceCents
        AND coalesce(discount_price_cents, 0) = @discountPriceCents AND guests = @guests AND size_m2 = @sizeM2
        AND changed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM photographs WHERE room_type_id = @id)`)
    .pluck()
  const hasText = db
    .prepare<[Values], 1>(`
      SELECT 1 FROM room_texts WHERE room_type_id = @id AND lang = @lang AND name = @name AND bed = @bed
        AND description = @description`)
    .pluck()
  const mark = db.prepare<[string]>('UPDATE room_types SET is_example = 1 WHERE id = ?')

  return async ({ id, category, guests, sizeM2, price, discountPrice, ...texts }: RoomSeed) => {
    const facts = {
      id,
      category,
      guests,
      sizeM2,
      priceCents: toCents(price),
      discountPriceCents: toCents(discountPrice ?? 0),
    }
    if ((await isSame.get(facts)) === undefined) return false
    for (const lang of langs) {
      const text = {
        id,
        lang,
        name: texts.name[lang],
        bed: texts.bed[lang],
        description: texts.description[lang],
      }
      if ((await hasText.get(text)) === undefined) return false
    }
    await mark.run(id)
    return true
  }
}

const createReviewMarker = (db: Database) => {
  const mark = db.prepare<[Values]>(`
    UPDATE testimonials SET is_example = 1 WHERE name = @name AND country = @country AND title = @title
      AND review = @review AND rating = @rating AND stay_nights = @nights AND booking_id IS NULL`)
  return async ({ name, country, title, review, rating, nights }: ReviewSeed) =>
    mark.run({ name, country, title, review, rating, nights })
}
