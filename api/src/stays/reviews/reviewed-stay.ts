import type { Category, ReviewedStay } from '@calm-rest/contract/api'
import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import { shownRoomNames } from '../../core/room-names.ts'

interface Row {
  bookingId: number
  status: string
  roomTypeId: string
  category: Category
  roomName: string
  checkIn: CalendarDate
  /** The day of departure. */
  checkOut: CalendarDate
  firstName: string
  lastName: string
  email: string
  country: string | null
}

/** A stay, and what a review of it states about it. */
export interface StayToReview extends ReviewedStay {
  bookingId: number
  roomTypeId: string
}

/** Finds the stay that a guest may review through the link of a mail. */
export const createStaysToReview = (db: Database) => {
  // the country comes from an account with the confirmed address: an unconfirmed one may be anybody's
  const byReference = db.prepare<[{ reference: string; lang: Lang }], Row>(`
    SELECT b.id AS "bookingId", b.status, b.room_type_id AS "roomTypeId", r.category, t.name AS "roomName",
      b.check_in AS "checkIn", coalesce(b.ended_on, b.check_out) AS "checkOut",
      b.first_name AS "firstName", b.last_name AS "lastName", b.email,
      (SELECT country FROM users u WHERE u.email_key = lower(b.email) AND u.email_confirmed_at IS NOT NULL) AS country
    FROM bookings b JOIN room_types r ON r.id = b.room_type_id
      JOIN ${shownRoomNames} t ON t.room_type_id = r.id AND t.lang = @lang
    WHERE b.reference = @reference`)

  /** Throws if the stay no longer exists. */
  return async (reference: string, lang: Lang): Promise<StayToReview> => {
    const row = await byReference.get({ reference, lang })
    if (!row) throw new ApiError('link_invalid')
    const { bookingId, status, roomTypeId, category, roomName, checkIn, checkOut, email, country } = row
    if (email === '' || status === 'cancelled' || status === 'no_show') throw new ApiError('review_closed')
    return {
      bookingId,
      roomTypeId,
      roomName,
      checkIn,
      checkOut,
      name: formatName(row),
      country: country ?? '',
      roomType: category,
      // a departure on the day of arrival counts as one night
      stayDuration: Math.max(1, nightsBetween(checkIn, checkOut)),
    }
  }
}

export type StaysToReview = ReturnType<typeof createStaysToReview>
