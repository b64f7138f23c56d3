import { hotel } from '@calm-rest/contract/hotel'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { floodListedMs } from '../flood-listed.ts'
import { ownDomainOf } from './email-domain.ts'
import { type NightCaps, windowStart } from './night-caps.ts'

/** A booking that may be one of many by one stranger. */
export interface SuspectBooking {
  reference: string
  firstName: string
  lastName: string
  email: string
  roomType: string
  checkIn: CalendarDate
  checkOut: CalendarDate
  bookedAt: string
  nights: number
  /** Identifies the network without revealing it. */
  network: string
  /** Domain of a confirmed address; undefined for a large provider. */
  domain: string | undefined
}

interface Row extends Omit<SuspectBooking, 'network' | 'domain'> {
  network: Buffer
  vouched: string | null
}

/** A network that books this share of its cap is suspicious: families book less. */
const suspectShare = 1 / 3

/** Returns the bookings that may be one stranger's, or an empty list. Bookings that the owner accepted are excluded. */
export const findBookingFlood = (
  found: readonly SuspectBooking[],
  caps: NightCaps,
  at: Date,
): SuspectBooking[] => {
  const sum = (bookings: readonly SuspectBooking[]) =>
    bookings.reduce((total, { nights }) => total + nights, 0)
  const byNetwork = Map.groupBy(found, ({ network }) => network)
  const many = [...byNetwork.values()].filter((bookings) => sum(bookings) >= caps.network * suspectShare)
  const ofNetworks = sum(many.flat()) >= caps.network ? many.flat() : []
  const byDomain = Map.groupBy(found, ({ domain }) => domain)
  const ofDomains = [...byDomain].flatMap(([domain, bookings]) =>
    domain !== undefined && sum(bookings) > caps.network ? bookings : [],
  )
  const together = [...new Set([...ofNetworks, ...ofDomains])]
  if (together.length > 0) return together.sort((a, b) => a.bookedAt.localeCompare(b.bookedAt))
  const ofDay = found.filter(({ bookedAt }) => bookedAt > windowStart(at))
  return sum(ofDay) >= caps.day ? ofDay : []
}

/** Finds bookings in such numbers that they may be one stranger's, oldest first. */
export const createBookingFlood = (db: Database, caps: NightCaps) => {
  // a guest whose mailbox was confirmed before these days is not a stranger
  const suspects = db.prepare<[{ since: string; lang: Lang }], Row>(`
    SELECT b.reference, b.first_name AS "firstName", b.last_name AS "lastName", b.email, t.name AS "roomType",
      b.check_in AS "checkIn", b.check_out AS "checkOut", b.created_at AS "bookedAt",
      (SELECT COUNT(*) FROM booking_nights n WHERE n.booking_id = b.id) AS nights, b.client_network AS network,
      b.vouched
    FROM bookings b JOIN ${shownRoomNames} t ON t.room_type_id = b.room_type_id AND t.lang = @lang
    WHERE b.created_at > @since AND b.status = 'confirmed' AND b.client_network IS NOT NULL
      AND b.approved_at IS NULL AND (b.vouched IS NULL OR b.vouched <> 'address' OR NOT (
        EXISTS (SELECT 1 FROM users u WHERE u.email_key = lower(b.email) AND u.email_confirmed_at < @since)
        OR EXISTS (SELECT 1 FROM bookings e WHERE lower(e.email) = lower(b.email) AND e.status = 'confirmed'
          AND e.created_at < @since)))
    ORDER BY b.created_at, b.id`)
  return {
    find: async (at: Date, lang: Lang = hotel.deskLang): Promise<SuspectBooking[]> => {
      const since = new Date(at.getTime() - floodListedMs).toISOString()
      const rows = await suspects.all({ since, lang })
      const found = rows.map(({ vouched, ...row }) => ({
        ...row,
        network: row.network.toString('hex'),
        domain: vouched === 'address' ? ownDomainOf(row.email) : undefined,
      }))
      return findBookingFlood(found, caps, at)
    },
  }
}
