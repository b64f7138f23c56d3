import { hotel } from '@calm-rest/contract/hotel'
import { addDays, type CalendarDate, dateInZone, earlierOf } from '@calm-rest/contract/stay'
import { momentAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { createNotices, lastDayOfMonth } from '../../partners/index.ts'
import { propertyOf } from '../../property/index.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

/** Time on the day of check-in at the property. Before it a guest is late, not a no-show. */
const noShowFrom = '18:00'

const isTooEarly = ({ checkIn }: StoredBooking, now: Date) => now < momentAt(checkIn, noShowFrom)

/**
 * Whether a no-show can be recorded for a guest who was not seen: from the evening of the day of check-in at the
 * property until the end of the month in which the stay ends, because the partner's statement of that month is final
 * afterwards.
 */
export const noShowOf = (booking: StoredBooking, now: Date): 'open' | 'done' | 'closed' => {
  if (booking.status === 'no_show') return 'done'
  const today = dateInZone(now, hotel.timeZone)
  return isUnseen(booking) && !isTooEarly(booking, now) && !isStatementFinal(booking, today)
    ? 'open'
    : 'closed'
}

/** 'completed' without an end is the calendar's doing: nobody recorded the departure. */
const isUnseen = ({ status, arrivedOn, endedOn }: StoredBooking) =>
  (status === 'confirmed' || status === 'completed') && arrivedOn === null && endedOn === null

/** Returns whether an arrival can be recorded: from the day of check-in to the day of check-out. */
export const mayArrive = ({ status, checkIn, checkOut }: StoredBooking, today: CalendarDate): boolean =>
  status === 'confirmed' && checkIn <= today && today <= checkOut

/**
 * Returns whether a departure can be recorded: from the day of check-in on, even after the calendar has completed the
 * stay.
 */
export const mayLeave = ({ status, checkIn }: StoredBooking, today: CalendarDate): boolean =>
  (status === 'confirmed' || status === 'completed') && checkIn <= today

/** Returns the mark that can be undone: the last one, until the end of the next day. */
export const undoableOf = (
  { arrivedOn, endedOn }: StoredBooking,
  today: CalendarDate,
): 'end' | 'arrival' | undefined => {
  const isRecent = (day: CalendarDate | null) => day !== null && today <= addDays(day, 1)
  if (endedOn !== null) return isRecent(endedOn) ? 'end' : undefined
  return isRecent(arrivedOn) ? 'arrival' : undefined
}

/** Returns whether the month in which the stay counts for its partner is over. */
const isStatementFinal = ({ checkOut }: StoredBooking, today: CalendarDate) =>
  today > lastDayOfMonth(checkOut)

/**
 * Records what happens to a booking at the property: the guest arrives, leaves, or does not come. A departure or a
 * no-show frees the nights from that day on. Recording something twice has no further effect. It can be undone until
 * the end of the next day. Throws if it is impossible.
 */
export const createLifeOfStay = (db: Database) => {
  const inventory = propertyOf(db).inventory
  const reads = createBookingReads(db)
  const notices = createNotices(db)
  const units = propertyOf(db).unitStates
  const setArrival = db.prepare<[CalendarDate | null, number]>(
    'UPDATE bookings SET arrived_on = ? WHERE id = ?',
  )
  const setEnd = db.prepare<[StoredBooking['status'], CalendarDate | null, number]>(
    'UPDATE bookings SET status = ?, ended_on = ? WHERE id = ?',
  )
  const setUnit = db.prepare<[number, number]>('UPDATE bookings SET unit_id = ? WHERE id = ?')

  const find = async (reference: string, at: Date) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    return { ...booking, today: dateInZone(at, hotel.timeZone) }
  }

  const arrive = db.transaction(async (reference: string, at: Date, isDirtyMeant: boolean) => {
    const booking = await find(reference, at)
    if (!mayArrive(booking, booking.today)) throw new ApiError('booking_closed')
    if (booking.arrivedOn !== null) return
    await units.assertReady(booking.id, booking.today, isDirtyMeant)
    await setArrival.run(booking.today, booking.id)
  })

  const leave = db.transaction(async (reference: string, at: Date) => {
    const booking = await find(reference, at)
    const { status, endedOn, today } = booking
    if (status === 'completed' && endedOn !== null) return
    if (!mayLeave(booking, today)) throw new ApiError('booking_closed')
    // a departure recorded late counts on the day of check-out
    await setEnd.run('completed', earlierOf(today, booking.checkOut), booking.id)
    await inventory.release(booking.id, today)
    await units.soil(booking.id, at)
  })

  const noteNoShow = db.transaction(async (reference: string, at: Date) => {
    const booking = await find(reference, at)
    const state = noShowOf(booking, at)
    if (state === 'closed') throw noShowRefusal(booking, at)
    if (state !== 'open') return
    // the day on which it is recorded, even after check-out: `undo` counts from it
    await setEnd.run('no_show', booking.today, booking.id)
    await inventory.release(booking.id, booking.today)
    if (booking.partner !== null) await notices.add('booking.no_show', booking.id, at)
  })

  /** Takes back the released nights from today on, in the former unit if that is free or can be freed. */
  const takeBack = async (booking: StoredBooking & { today: CalendarDate }, at: Date) => {
    const { id, reference, roomId: roomTypeId, unit, checkOut, today } = booking
    const all = await inventory.units(roomTypeId)
    if (all.length === 0)
      throw new ApiError('room_not_offered', {
        why: `'${roomTypeId}' is offered no more: offer it again first.`,
      })
    const before = all.find(({ number }) => number === unit)?.id
    const span = { roomTypeId, from: today, until: checkOut }
    const unitId =
      (await inventory.place({ ...span, unitId: before }, today, at)) ??
      (await inventory.place(span, today, at))
    if (unitId === undefined)
      throw new ApiError('nights_sold', {
        why: `The nights of ${reference} that were free again are booked by others.`,
      })
    await setUnit.run(unitId, id)
    await inventory.take(unitId, today, checkOut, id)
  }

  const undo = db.transaction(async (reference: string, at: Date) => {
    const booking = await find(reference, at)
    const { id, checkOut, today } = booking
    const undoable = undoableOf(booking, today)
    if (undoable === 'end') {
      if (booking.status === 'no_show' && isStatementFinal(booking, today))
        throw new ApiError('stay_closed', { why: `Too late: the no-show stays. ${whyFinal(booking)}` })
      await setEnd.run(checkOut < today ? 'completed' : 'confirmed', null, id)
      if (today < checkOut) await takeBack(booking, at)
      // it counts for its partner again
      if (booking.status === 'no_show' && booking.partner !== null)
        await notices.add('booking.changed', id, at)
    } else if (undoable === 'arrival') await setArrival.run(null, id)
    else
      throw new ApiError('nothing_to_undo', { why: `Nothing was noted of ${reference} today or yesterday.` })
  })

  return {
    /** @throws ApiError 'unit_occupied', or 'unit_dirty' for a unit that is not clean, unless this is intended */
    arrive: (reference: string, at: Date, isDirtyMeant = false) => arrive(reference, at, isDirtyMeant),
    leave: (reference: string, at: Date) => leave(reference, at),
    noteNoShow: (reference: string, at: Date) => noteNoShow(reference, at),
    /** Undoes the last mark. Throws if the nights are sold, or the room is no longer offered. */
    undo: (reference: string, at: Date) => undo(reference, at),
  }
}

/** Returns why no no-show can be recorded. */
const noShowRefusal = (booking: StoredBooking, at: Date) => {
  if (!isUnseen(booking)) return new ApiError('booking_closed')
  return isTooEarly(booking, at)
    ? new ApiError('too_early', {
        why: `Too early: a no-show can be noted from ${noShowFrom} on the day of check-in on, ${booking.checkIn}.`,
      })
    : new ApiError('stay_closed', { why: `Too late: the stay counts as taken up. ${whyFinal(booking)}` })
}

const whyFinal = ({ checkOut }: StoredBooking) =>
  `It ended on ${checkOut}: no-shows can be noted and taken back until the end of that month, ${lastDayOfMonth(checkOut)}, since partners' statements change no more after it.`
