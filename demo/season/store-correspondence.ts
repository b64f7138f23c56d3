import type { Database } from '@calm-rest/api/demonstration'
import type { Season } from './plan-season.ts'

type Row = Record<string, string | number | null>

/**
 * Stores messages with their answers, and reviews of stays, by the ids of their bookings. Call it inside a transaction.
 */
export const storeCorrespondence = async (
  db: Database,
  { messages, reviews }: Season,
  bookings: ReadonlyMap<string, number>,
): Promise<void> => {
  const message = db
    .prepare<[Row], number>(`
    INSERT INTO messages (full_name, email, phone, message, lang, created_at, answered_at)
    VALUES (@fullName, @email, @phone, @message, @lang, @createdAt, @answeredAt) RETURNING id`)
    .pluck()
  const answer = db.prepare<[Row]>(
    'INSERT INTO message_replies (message_id, reply, created_at) VALUES (@id, @reply, @createdAt)',
  )
  // the ids of a real property are in chronological order
  for (const { reply, ...sent } of messages.toReversed()) {
    const id = (await message.get({ ...sent, answeredAt: reply?.createdAt ?? null })) as number
    if (reply) await answer.run({ ...reply, id })
  }
  const review = db.prepare<[Row]>(`
    INSERT INTO testimonials (id, status, room_type_id, category, name, country, rating, title, review, stay_nights,
      created_at, booking_id)
    VALUES (@id, @status, @roomId, @category, @name, @country, @rating, @title, @review, @nights,
      @createdAt, @bookingId)`)
  for (const { reference, ...written } of reviews)
    await review.run({ ...written, bookingId: bookings.get(reference) ?? null })
}
