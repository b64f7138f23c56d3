import type { BookingStatus, GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone, nightsBetween, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'

/** A row of bookings with the name of its room in one language. */
export interface StoredBooking {
  id: number
  reference: string
  status: BookingStatus
  roomId: string
  roomType: string
  checkIn: string
  checkOut: string
  guests: number
  firstName: string
  lastName: string
  /** Empty where the guest's account was deleted. */
  email: string
  specialRequest: string | null
  totalCents: number
  /** In which it was booked. */
  lang: Lang
  bookedAt: string
  freeCancellationUntil: string
  cancelledAt: string | null
  refund: 'full' | 'none' | null
  /** Name of the one through whom the guest came. */
  partner: string | null
  campaign: string | null
}

/** Selects from `bookings b`; `@lang` is the language of the rooms' names. */
export const selectBookings = `
  SELECT b.id, b.reference, b.status, b.room_type_id AS "roomId", t.name AS "roomType",
    b.check_in AS "checkIn", b.check_out AS "checkOut", b.guests, b.first_name AS "firstName", b.last_name AS "lastName", b.email,
    b.special_request AS "specialRequest", b.total_cents AS "totalCents", b.lang, b.created_at AS "bookedAt",
    b.free_cancellation_until AS "freeCancellationUntil", b.cancelled_at AS "cancelledAt", b.refund,
    p.name AS partner, b.campaign
  FROM bookings b JOIN room_texts t ON t.room_type_id = b.room_type_id AND t.lang = @lang
    LEFT JOIN partners p ON p.id = b.partner_id`

/** Reads bookings. */
export const createBookingReads = (db: Database) => {
  const byReference = db.prepare<[{ reference: string; lang: Lang }], StoredBooking>(
    `${selectBookings} WHERE b.reference = @reference`,
  )
  // an address that nobody confirmed is a claim: it brings no bookings but those made in the account
  const ofUser = db.prepare<[{ userId: string; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.id IN (
      SELECT id FROM bookings WHERE user_id = @userId UNION
      SELECT mailed.id FROM users u JOIN bookings mailed ON lower(mailed.email) = lower(u.email)
      WHERE u.id = @userId AND u.email_confirmed_at IS NOT NULL)
    ORDER BY b.check_in DESC, b.id DESC`)
  return {
    byReference: (reference: string, lang: Lang) => byReference.get({ reference, lang }),
    /** Bookings of an account, latest check-in first. */
    ofUser: (userId: string, lang: Lang) => ofUser.all({ userId, lang }),
  }
}

export type BookingReads = ReturnType<typeof createBookingReads>

/** Result of a cancellation at `now`; closed after the day of check-in at the property. */
export const cancellationOf = (
  { status, checkIn, freeCancellationUntil }: StoredBooking,
  now: Date,
): GuestBooking['cancellation'] => {
  if (status !== 'confirmed' || dateInZone(now, hotel.timeZone) > checkIn) return 'closed'
  return now.toISOString() <= freeCancellationUntil ? 'free' : 'no_refund'
}

export const toGuestBooking = (booking: StoredBooking, now: Date): GuestBooking => {
  const { id: _, lang: __, totalCents, partner, campaign, ...seen } = booking
  return {
    ...seen,
    ...(partner !== null && { partner, campaign }),
    nights: nightsBetween(seen.checkIn, seen.checkOut),
    totalPrice: toDollars(totalCents),
    cancellation: cancellationOf(booking, now),
  }
}
