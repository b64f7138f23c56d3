import { hotel } from '@calm-rest/contract/hotel'
import { bookingReferenceChars } from '@calm-rest/contract/reference'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { type StoredBooking, selectBookings } from './stored-booking.ts'

/** Arrivals, departures and stays of one day at the property. */
export interface DayStays {
  day: CalendarDate
  arriving: StoredBooking[]
  leaving: StoredBooking[]
  staying: StoredBooking[]
}

const isExpected = "b.status IN ('confirmed', 'completed')"

/** The common property of bookings that are cancelled together. */
export type BookingGroup =
  | { by: 'email'; email: string }
  /** Hash of the network that they came from. */
  | { by: 'network'; network: Buffer }
  /** Moments between which they were made, ISO 8601, UTC; the end is exclusive. */
  | {
      by: 'made'
      from: string
      until: string
      /** Includes bookings made by the staff. */
      withStaff: boolean
    }

/** Reads stays by date, for the property's planning. */
export const createStayReads = (db: Database) => {
  const touching = db.prepare<[{ from: CalendarDate; until: CalendarDate; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.status = 'confirmed' AND b.check_out >= @from AND b.check_in <= @until
    ORDER BY b.check_in, b.id`)
  const ofGuest = db.prepare<[{ email: string; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE lower(b.email) = lower(@email) ORDER BY b.check_in DESC, b.id DESC`)
  const confirmed = "b.status = 'confirmed'"
  const byEmail = db.prepare<[{ email: string; lang: Lang }], StoredBooking>(
    `${selectBookings} WHERE lower(b.email) = lower(@email) AND ${confirmed} ORDER BY b.id`,
  )
  const byNetwork = db.prepare<[{ network: Buffer; lang: Lang }], StoredBooking>(
    `${selectBookings} WHERE b.client_network = @network AND ${confirmed} ORDER BY b.id`,
  )
  const byCreation = db.prepare<
    [{ from: string; until: string; withStaff: 0 | 1; lang: Lang }],
    StoredBooking
  >(`
    ${selectBookings} WHERE b.created_at >= @from AND b.created_at < @until AND ${confirmed}
      AND (@withStaff = 1 OR NOT EXISTS (SELECT 1 FROM desk_log l WHERE l.action = 'booking add'
        AND l.subject = substr(b.reference, 1, ${bookingReferenceChars}))) ORDER BY b.id`)
  const networkOf = db
    .prepare<[string], Buffer | null>('SELECT client_network FROM bookings WHERE reference = ?')
    .pluck()
  const onDay = (condition: string) =>
    db.prepare<[{ day: CalendarDate; lang: Lang }], StoredBooking>(
      `${selectBookings} WHERE ${condition} AND ${isExpected} ORDER BY b.room_type_id, n.number, b.id`,
    )
  const arriving = onDay('b.check_in = @day')
  const end = 'coalesce(b.ended_on, b.check_out)'
  const leaving = onDay(`${end} = @day`)
  const staying = onDay(`b.check_in < @day AND ${end} > @day`)

  return {
    /** Confirmed stays that touch these days, both included. */
    touching: (from: CalendarDate, until: CalendarDate, lang: Lang) => touching.all({ from, until, lang }),
    /** Under one address, latest check-in first. */
    ofGuest: (email: string, lang = hotel.deskLang) => ofGuest.all({ email, lang }),
    /** Returns the confirmed bookings of a group, oldest first. */
    ofGroup: (group: BookingGroup, lang = hotel.deskLang): Promise<StoredBooking[]> => {
      if (group.by === 'email') return byEmail.all({ email: group.email, lang })
      if (group.by === 'network') return byNetwork.all({ network: group.network, lang })
      const { from, until, withStaff } = group
      return byCreation.all({ from, until, withStaff: withStaff ? 1 : 0, lang })
    },
    /** Returns the network that a booking came from, as long as it is stored. */
    networkOf: async (reference: string): Promise<Buffer | undefined> =>
      (await networkOf.get(reference)) ?? undefined,
    onDay: async (day: CalendarDate, lang = hotel.deskLang): Promise<DayStays> => ({
      day,
      arriving: await arriving.all({ day, lang }),
      leaving: await leaving.all({ day, lang }),
      staying: await staying.all({ day, lang }),
    }),
  }
}
