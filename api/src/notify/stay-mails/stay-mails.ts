import { bookingReferenceChars, bookingReferenceOf } from '@calm-rest/contract/reference'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { clockAt, todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import type { NewMail } from '../../core/outbox/outbox-kinds.ts'
import { staysOf } from '../../stays/index.ts'

/** Which mails around a stay are sent. */
export interface StayMailSettings {
  /** Before arrival. */
  preArrival: boolean
  /** After departure. */
  postStay: boolean
}

type StayMailKind = 'stay-ahead' | 'stay-thanks'

/** Number of days before check-in on which a guest is asked when they arrive. */
const preArrivalDays = 3
/** Guests who left earlier are not mailed any more: the site did not run, or sends these mails for the first time. */
const postStayDays = 7
/** No mail is sent before this time at the property. */
const firstTime = '09:00'
const hourMs = 60 * 60 * 1000
/** Time after a booking or its change without this mail, since those have a mail of their own. */
const settleMs = hourMs
const mailboxDays = 30
/** Maximum number of mails to one mailbox in a month. Its owner is unknown: anybody may book with any address. */
const mostToMailbox: Record<StayMailKind, number> = { 'stay-ahead': 5, 'stay-thanks': 1 }

interface Candidate {
  id: number
  reference: string
  checkIn: CalendarDate
  /** Null if nobody recorded it. */
  arrivedOn: CalendarDate | null
  endedOn: CalendarDate | null
  email: string
  lang: Lang
}

const columns = `b.id, b.reference, b.check_in AS "checkIn", b.arrived_on AS "arrivedOn", b.ended_on AS "endedOn",
  b.email, b.lang`

const isUnsent = (kind: StayMailKind) => `NOT EXISTS (SELECT 1 FROM stay_mails m
  WHERE m.booking_id = b.id AND m.kind = '${kind}' AND m.check_in = b.check_in)`

/**
 * Writes the mails around stays into the outbox once their time has come at the property: some days before check-in,
 * and on the day after departure. A stay is marked in the same transaction, so that other processes and later starts do
 * not repeat it. A stay that is moved to another day gets its mail again.
 */
export const createStayMails = (db: Database, { preArrival, postStay }: StayMailSettings) => {
  const outbox = outboxOf(db)
  const { bookings: reads, takenUp: isTakenUp } = staysOf(db)
  const arriving = db.prepare<[{ today: CalendarDate; until: CalendarDate; settled: string }], Candidate>(`
    SELECT ${columns} FROM bookings b
    WHERE b.check_in > @today AND b.check_in <= @until AND b.status = 'confirmed' AND b.arrived_on IS NULL
      AND b.email <> '' AND b.created_at <= @settled AND (b.changed_at IS NULL OR b.changed_at <= @settled)
      AND ${isUnsent('stay-ahead')}
    ORDER BY b.id`)
  const gone = db.prepare<[{ from: CalendarDate; today: CalendarDate }], Candidate>(`
    SELECT ${columns} FROM bookings b
    WHERE coalesce(b.ended_on, b.check_out) >= @from AND coalesce(b.ended_on, b.check_out) < @today
      AND b.status IN ('confirmed', 'completed') AND b.email <> '' AND b.anonymise_on IS NULL
      AND ${isUnsent('stay-thanks')}
    ORDER BY b.id`)
  // one mail covers all rooms of a booking, whose references have the same start
  const toMailbox = db
    .prepare<[{ email: string; kind: StayMailKind; since: string }], number>(`
      SELECT COUNT(*) FROM (
        SELECT DISTINCT substr(b.reference, 1, ${bookingReferenceChars}), m.check_in
        FROM bookings b JOIN stay_mails m ON m.booking_id = b.id
        WHERE lower(b.email) = lower(@email) AND m.kind = @kind AND m.created_at > @since) mails`)
    .pluck()
  /** Returns whether a guest of the same booking is still in house, or to come: all its rooms are thanked at once. */
  const isExpected = async ({ reference, lang }: Candidate, today: CalendarDate) => {
    const rooms = await reads.ofBooking(bookingReferenceOf(reference), lang)
    return rooms.some(
      ({ status, endedOn, checkOut }) => status === 'confirmed' && (endedOn ?? checkOut) >= today,
    )
  }
  const mark = db.prepare<[number, StayMailKind, CalendarDate, string]>(
    'INSERT INTO stay_mails (booking_id, kind, check_in, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )

  const write = db.transaction(async (kind: StayMailKind, stay: Candidate, at: Date) => {
    const { id, reference, checkIn, email, lang } = stay
    const createdAt = at.toISOString()
    const since = new Date(at.getTime() - mailboxDays * 24 * hourMs).toISOString()
    if (((await toMailbox.get({ email, kind, since })) ?? 0) >= mostToMailbox[kind]) return
    if ((await mark.run(id, kind, checkIn, createdAt)) === 0) return
    // one mail covers all rooms of a booking that begin on the same day
    const rooms = await reads.ofBooking(bookingReferenceOf(reference), lang)
    for (const room of rooms)
      if (room.id !== id && room.checkIn === checkIn) await mark.run(room.id, kind, checkIn, createdAt)
    const mails: Record<StayMailKind, NewMail> = {
      'stay-ahead': { kind: 'stay-ahead', payload: { reference, checkIn }, lang, createdAt },
      'stay-thanks': { kind: 'stay-thanks', payload: { reference }, lang, createdAt },
    }
    await outbox.add(mails[kind])
  })

  return async (at: Date): Promise<void> => {
    if (clockAt(at) < firstTime) return
    const today = todayAt(at)
    const settled = new Date(at.getTime() - settleMs).toISOString()
    const coming = preArrival
      ? await arriving.all({ today, until: addDays(today, preArrivalDays), settled })
      : []
    for (const stay of coming) await write('stay-ahead', stay, at)
    const left = postStay ? await gone.all({ from: addDays(today, -postStayDays), today }) : []
    for (const stay of left)
      if ((await isTakenUp(stay)) && !(await isExpected(stay, today))) await write('stay-thanks', stay, at)
  }
}
