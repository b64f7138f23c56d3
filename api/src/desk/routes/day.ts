import type { OpenMatter, StaffDay } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import { isForServers } from '../../core/outbox/queue.ts'
import { heldCents, owedCents, type StoredBooking, selectBookings } from '../../stays/index.ts'
import { createDepositsDue } from './deposits-due.ts'
import { toStaffStay } from './stay-view.ts'

/** Maximum number of each kind. Beyond it the rest of the list does not matter. */
const mostMatters = 50

/** Days after the end of a stay for which a debt is listed. The ledger keeps it permanently. */
const owingDays = 400

const isExpected = "b.status IN ('confirmed', 'completed')"
const end = 'coalesce(b.ended_on, b.check_out)'

/** Returns the tasks of a day. */
export const createDay = (db: Database, now: () => Date) => {
  const onDay = (condition: string) =>
    db.prepare<[{ day: CalendarDate; lang: Lang }], StoredBooking>(
      `${selectBookings} WHERE ${condition} ORDER BY b.room_type_id, n.number, b.id`,
    )
  // includes recorded no-shows, so that they can be undone
  const arrivals = onDay("b.check_in = @day AND b.status <> 'cancelled'")
  const departures = onDay(`${end} = @day AND ${isExpected}`)
  const inHouse = onDay(
    `b.check_in <= @day AND ${end} > @day AND ${isExpected} AND (b.check_in < @day OR b.arrived_on IS NOT NULL)`,
  )
  const unseen = db.prepare<[{ today: CalendarDate; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.check_in < @today AND b.check_out >= @today AND b.status = 'confirmed'
      AND b.arrived_on IS NULL ORDER BY b.check_in, b.id LIMIT ${mostMatters}`)
  // omits stays completed by the calendar alone without any payment: such a property records payments elsewhere
  const owing = db.prepare<[{ since: CalendarDate; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE ${end} >= @since AND b.status <> 'confirmed' AND ${owedCents} > 0
      AND (b.ended_on IS NOT NULL OR b.status = 'cancelled'
        OR EXISTS (SELECT 1 FROM payments y WHERE y.booking_id = b.id)
        OR EXISTS (SELECT 1 FROM charges c WHERE c.booking_id = b.id))
    ORDER BY ${end} DESC, b.id DESC LIMIT ${mostMatters}`)
  const holding = db.prepare<[{ lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.id IN (SELECT booking_id FROM payments WHERE purpose = 'held') AND ${heldCents} > 0
    ORDER BY ${end}, b.id LIMIT ${mostMatters}`)
  const messages = db.prepare<[], { id: number; name: string; since: string }>(`
    SELECT id, full_name AS name, created_at AS since FROM messages
    WHERE answered_at IS NULL ORDER BY created_at LIMIT ${mostMatters}`)
  const reviews = db.prepare<[], { id: string; name: string; since: string }>(`
    SELECT id, name, created_at AS since FROM testimonials
    WHERE status = 'waiting' ORDER BY created_at, id LIMIT ${mostMatters}`)
  // a mail without a subject or recipient any more is not a failure
  const mails = db.prepare<[], { id: number; mail: string; error: string; since: string }>(`
    SELECT id, kind AS mail, coalesce(last_error, '') AS error, given_up_at AS since FROM outbox
    WHERE given_up_at IS NOT NULL AND NOT ${isForServers} AND last_error NOT IN ('nothing_to_send', 'gone')
    ORDER BY given_up_at LIMIT ${mostMatters}`)

  const depositsDue = createDepositsDue(db)

  const matters = async (today: CalendarDate, lang: Lang): Promise<OpenMatter[]> => [
    ...(await unseen.all({ today, lang })).map((stay) => ({
      kind: 'unseen' as const,
      reference: stay.reference,
      name: formatName(stay),
      since: stay.checkIn,
    })),
    ...(await messages.all()).map((message) => ({ kind: 'message' as const, ...message })),
    ...(await reviews.all()).map((review) => ({ kind: 'review' as const, ...review })),
    ...(await mails.all()).map((mail) => ({ kind: 'mail' as const, ...mail })),
  ]

  return async (wanted: CalendarDate | undefined, lang: Lang): Promise<StaffDay> => {
    const at = now()
    const today = todayAt(at)
    const day = wanted ?? today
    const staysOf = async (list: typeof arrivals) =>
      (await list.all({ day, lang })).map((stay) => toStaffStay(stay, at))
    return {
      day,
      arrivals: await staysOf(arrivals),
      inHouse: await staysOf(inHouse),
      departures: await staysOf(departures),
      owing: (await owing.all({ since: addDays(today, -owingDays), lang })).map((stay) =>
        toStaffStay(stay, at),
      ),
      holding: (await holding.all({ lang })).map((stay) => toStaffStay(stay, at)),
      depositsDue: await depositsDue(at, lang),
      wrong: await matters(today, lang),
    }
  }
}
