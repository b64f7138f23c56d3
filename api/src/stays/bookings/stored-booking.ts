import type { BookingStatus, PriceLine } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { roomReference } from '@calm-rest/contract/reference'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'

/** A row of bookings with the name of its room in one language. */
export interface StoredBooking {
  id: number
  reference: string
  status: BookingStatus
  roomId: string
  roomTypeName: string
  /** Number of the unit; it may be another one tomorrow, until the guest arrives, where it is not pinned. */
  unit: number
  /** Since when it may not be moved to another unit. */
  pinnedAt: string | null
  /** Days at the property: of arrival, and of the end by leaving or as a no-show. */
  arrivedOn: string | null
  endedOn: string | null
  checkIn: string
  checkOut: string
  guests: number
  firstName: string
  lastName: string
  /** Empty where the guest's data was erased, or is old enough to be. */
  email: string
  /** E.164. */
  phone: string | null
  specialRequest: string | null
  /** How many of the guests have each nationality, as JSON; `nationalitiesOf` reads it. */
  nationalities: string
  /** Of the staff, for the staff. */
  note: string | null
  /** Id of its rate plan, which may have ended since. */
  ratePlan: string
  /** Ages of those of the guests who are children, as JSON. */
  children: string
  /** How the total came about, as JSON; null for a stay without, or changed since. */
  priceLines: string | null
  totalCents: number
  /** What was paid for it, without what was paid back. */
  paidCents: number
  /** In which it was booked. */
  lang: Lang
  bookedAt: string
  freeCancellationUntil: string
  cancelledAt: string | null
  refund: 'full' | 'none' | null
  /** What the guest has told of the arrival: HH:MM at the property, null where it is not known yet. */
  arrivalTime: string | null
  arrivalFlight: string | null
  arrivalShuttle: 0 | 1 | null
  arrivalNote: string | null
  /** Null where nothing was told. */
  arrivalToldAt: string | null
  /** When the owner is told of it by a mail of its own, or was. */
  arrivalMailDueAt: string | null
  /** How often its terms were changed, and how often by the guest. */
  changes: number
  guestChanges: number
  changedAt: string | null
  /** Name of the one through whom the guest came. */
  partner: string | null
  campaign: string | null
}

/** Numbers of the rooms in one booking. */
const roomNumbers = Array.from({ length: limits.rooms.max }, (_, i) => i + 1)

/** Selects from `bookings b`; `@lang` is the language of the rooms' names. */
export const selectBookings = `
  SELECT b.id, b.reference, b.status, b.room_type_id AS "roomId", t.name AS "roomTypeName",
    n.number AS unit, b.pinned_at AS "pinnedAt", b.arrived_on AS "arrivedOn", b.ended_on AS "endedOn",
    b.changes, b.guest_changes AS "guestChanges", b.changed_at AS "changedAt",
    b.check_in AS "checkIn", b.check_out AS "checkOut", b.guests, b.first_name AS "firstName", b.last_name AS "lastName", b.email,
    b.phone, b.special_request AS "specialRequest", b.nationalities, b.note, b.total_cents AS "totalCents",
    (SELECT coalesce(SUM(y.amount_cents), 0) FROM payments y WHERE y.booking_id = b.id) AS "paidCents",
    b.rate_plan AS "ratePlan", b.children, b.price_lines AS "priceLines", b.lang, b.created_at AS "bookedAt",
    b.free_cancellation_until AS "freeCancellationUntil", b.cancelled_at AS "cancelledAt", b.refund,
    b.arrival_time AS "arrivalTime", b.arrival_flight AS "arrivalFlight", b.arrival_shuttle AS "arrivalShuttle",
    b.arrival_note AS "arrivalNote", b.arrival_told_at AS "arrivalToldAt", b.arrival_mail_due_at AS "arrivalMailDueAt",
    p.name AS partner, b.campaign
  FROM bookings b JOIN room_texts t ON t.room_type_id = b.room_type_id AND t.lang = @lang
    JOIN units n ON n.id = b.unit_id LEFT JOIN partners p ON p.id = b.partner_id`

/** Reads bookings. */
export const createBookingReads = (db: Database) => {
  const byReference = db.prepare<[{ reference: string; lang: Lang }], StoredBooking>(
    `${selectBookings} WHERE b.reference = @reference`,
  )
  const ofBooking = db.prepare<[Record<string, string>], StoredBooking>(`
    ${selectBookings} WHERE b.reference IN (@reference, ${roomNumbers.map((n) => `@room${n}`).join(', ')}) ORDER BY b.id`)
  // an address that nobody confirmed is a claim: it brings no bookings but those made in the account
  const ofUser = db.prepare<[{ userId: string; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.id IN (
      SELECT id FROM bookings WHERE user_id = @userId UNION
      SELECT mailed.id FROM users u JOIN bookings mailed ON lower(mailed.email) = lower(u.email)
      WHERE u.id = @userId AND u.email_confirmed_at IS NOT NULL)
    ORDER BY b.check_in DESC, b.id DESC`)
  // a stay that has ended is not cancelled any more: so an index finds it
  const touched = db.prepare<[{ since: string; day: string; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.id IN (
      SELECT id FROM bookings WHERE created_at >= @since UNION ALL
      SELECT id FROM bookings WHERE changed_at >= @since UNION ALL
      SELECT id FROM bookings WHERE check_out >= @day AND cancelled_at >= @since)
    ORDER BY b.id`)
  return {
    /** Rooms that were booked, changed or cancelled since a moment. */
    touchedSince: (since: string, lang: Lang) => touched.all({ since, day: since.slice(0, 10), lang }),
    /** A booking of one room, or one of several rooms. */
    byReference: (reference: string, lang: Lang) => byReference.get({ reference, lang }),
    /** All rooms of a booking in their order, or the one that the reference names. */
    ofBooking: (reference: string, lang: Lang): Promise<StoredBooking[]> => {
      const rooms = roomNumbers.map((n) => [`room${n}`, roomReference(reference, n)])
      return ofBooking.all({ reference, lang, ...Object.fromEntries(rooms) })
    },
    /** Bookings of an account, latest check-in first. */
    ofUser: (userId: string, lang: Lang) => ofUser.all({ userId, lang }),
  }
}

export type BookingReads = ReturnType<typeof createBookingReads>

interface StoredPrice {
  lines: PriceLine[]
  /** Whether breakfast was in what was booked. Missing from what was booked when it was in every price. */
  breakfast?: boolean
}

const storedPriceOf = ({ priceLines }: Pick<StoredBooking, 'priceLines'>): StoredPrice | undefined =>
  priceLines === null ? undefined : (JSON.parse(priceLines) as StoredPrice)

/** Whether breakfast was booked with a stay; undefined of a price that no rule gives. */
export const breakfastOf = (booking: Pick<StoredBooking, 'priceLines'>): boolean | undefined => {
  const stored = storedPriceOf(booking)
  return stored && (stored.breakfast ?? true)
}

/** What the total has beside the nights, as it was quoted. */
export const priceLinesOf = (booking: Pick<StoredBooking, 'priceLines'>): PriceLine[] =>
  storedPriceOf(booking)?.lines ?? []
