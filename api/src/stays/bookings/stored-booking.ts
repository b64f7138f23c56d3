import type { PriceLine } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { roomReference } from '@calm-rest/contract/reference'
import { toCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { chargedCents, heldCents, paidCents } from '../payments/due.ts'
import { type BookingRow, bookingTable } from './columns.ts'

/** A row of bookings with the name of its room in one language. */
export interface StoredBooking extends BookingRow {
  roomTypeName: string
  /** Number of the unit. */
  unit: number
  /** Name of the unit; null if it is called by its number. */
  unitName: string | null
  /** What was put on it beside its price, less discounts. */
  chargedCents: number
  /** What was paid for it, without what was paid back and deposits that are held. */
  paidCents: number
  /** Deposits that are not given back yet. */
  heldCents: number
  /** Its guests are local. */
  isLocal: 0 | 1
  /** Who pays its price; null for the guest. */
  payerId: number | null
  /** Changes with the payers of its charges. */
  payersOfCharges: number
  /** Name of the one through whom the guest came. */
  partner: string | null
}

/** Numbers of the rooms in one booking. */
const roomNumbers = Array.from({ length: limits.rooms.max }, (_, i) => i + 1)

/** Selects from `bookings b`; `@lang` is the language of the rooms' names. */
export const selectBookings = `
  SELECT ${bookingTable.select('b')}, t.name AS "roomTypeName", n.number AS unit, n.name AS "unitName", p.name AS partner,
    ${chargedCents} AS "chargedCents", ${paidCents} AS "paidCents", ${heldCents} AS "heldCents",
    coalesce((SELECT f.is_local FROM folio_facts f WHERE f.booking_id = b.id), 0) AS "isLocal",
    (SELECT f.payer_id FROM folio_facts f WHERE f.booking_id = b.id) AS "payerId",
    (SELECT coalesce(SUM(c.id * c.payer_id), 0) FROM charges c WHERE c.booking_id = b.id) AS "payersOfCharges"
  FROM bookings b JOIN ${shownRoomNames} t ON t.room_type_id = b.room_type_id AND t.lang = @lang
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

/** A line as it is stored with a booking. */
export interface StoredLine extends PriceLine {
  /** Of its extra or tax in the rates; missing from older bookings. */
  id?: string
}

interface StoredPrice {
  lines: StoredLine[]
  /** Prices in dollars. Empty after a change. */
  nights?: { price: number }[]
  /** Version of the rates. */
  rates?: number
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
  (storedPriceOf(booking)?.lines ?? []).map(({ id: _, ...line }) => line)

/** Which extras were booked with a stay. */
export const extraIdsOf = (booking: Pick<StoredBooking, 'priceLines'>): string[] =>
  (storedPriceOf(booking)?.lines ?? []).flatMap(({ kind, id }) => (kind === 'extra' && id ? [id] : []))

/** By which rates a stay was priced, and what its first night cost, in cents; undefined of a price that no rule gives. */
export const quotedOf = (
  booking: Pick<StoredBooking, 'priceLines'>,
): { rates: number | undefined; firstNightCents: number | undefined } => {
  const { rates, nights } = storedPriceOf(booking) ?? {}
  const first = nights?.[0]
  return { rates, firstNightCents: first && toCents(first.price) }
}
