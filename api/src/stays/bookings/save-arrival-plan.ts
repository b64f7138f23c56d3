import { hotel } from '@calm-rest/contract/hotel'
import type { arrivalInput } from '@calm-rest/contract/schemas'
import { addDays } from '@calm-rest/contract/stay'
import type { z } from 'zod'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { arrivalOf, mayTellArrival } from './arrival-plan.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

type NewPlan = z.output<typeof arrivalInput>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Delay of the mail, so that a correction soon after does not cause a second one. */
const settleMs = 5 * minuteMs
/** Maximum number of mails about all bookings in an hour. The front desk and the morning mail show the rest. */
const mostPerHour = 12

/**
 * Stores when the guests of a booking arrive, for all its rooms; a repeated call replaces the plan. Returns the
 * reference of the first room. The owner reads it in the morning mail, and for an arrival today or tomorrow also in a
 * separate mail, at most one per booking and hour.
 */
export const createSaveArrivalPlan = (db: Database) => {
  const reads = createBookingReads(db)
  const outbox = outboxOf(db)
  const update = db.prepare<[Record<string, string | number | null>]>(`
    UPDATE bookings SET arrival_time = @time, arrival_flight = @flight, arrival_shuttle = @shuttle,
      arrival_note = @note, arrival_told_at = @toldAt, arrival_mail_due_at = @mailDueAt
    WHERE id = @id`)
  const told = db
    .prepare<[string], number>(
      "SELECT COUNT(*) FROM outbox WHERE kind = 'arrival-for-owner' AND created_at > ?",
    )
    .pluck()

  /** Returns when the owner is to be mailed; undefined if a mail is already waiting or not needed. */
  const dueOf = async (
    { checkIn, arrivalMailDueAt }: StoredBooking,
    at: Date,
  ): Promise<string | undefined> => {
    if (checkIn > addDays(todayAt(at), 1)) return undefined
    const lastMs = arrivalMailDueAt === null ? Number.NEGATIVE_INFINITY : Date.parse(arrivalMailDueAt)
    // a waiting mail is composed when it is sent
    if (lastMs > at.getTime()) return undefined
    const anHourAgo = new Date(at.getTime() - hourMs).toISOString()
    if (((await told.get(anHourAgo)) ?? 0) >= mostPerHour) return undefined
    return new Date(Math.max(at.getTime() + settleMs, lastMs + hourMs)).toISOString()
  }

  return db.transaction(async (reference: string, arrival: NewPlan, at: Date): Promise<string> => {
    const rooms = await reads.ofBooking(reference, hotel.deskLang)
    if (rooms.every(({ email }) => email === '')) throw new ApiError('link_invalid')
    // guests of several rooms arrive once
    const expected = rooms.filter((room) => mayTellArrival(room, at))
    const [first] = expected
    if (!first) throw new ApiError('booking_closed')
    if (expected.every((room) => isSamePlan(room, arrival))) return first.reference
    const { time = null, flight = null, shuttle, note = null } = arrival
    const toldAt = at.toISOString()
    const dueAt = await dueOf(first, at)
    const told = { time, flight, shuttle: shuttle ? 1 : 0, note, toldAt }
    for (const { id } of expected)
      await update.run({ ...told, id, mailDueAt: dueAt ?? first.arrivalMailDueAt })
    if (dueAt !== undefined) {
      const mail = { payload: { reference: first.reference }, lang: hotel.deskLang, createdAt: toldAt, dueAt }
      await outbox.add({ kind: 'arrival-for-owner', ...mail })
    }
    return first.reference
  })
}

const isSamePlan = (booking: StoredBooking, { time, flight, shuttle, note }: NewPlan) => {
  const known = arrivalOf(booking)
  return (
    known !== null &&
    known.time === (time ?? null) &&
    known.flight === (flight ?? null) &&
    known.shuttle === shuttle &&
    known.note === (note ?? null)
  )
}
