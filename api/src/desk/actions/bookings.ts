import type { DeskLink } from '@calm-rest/contract/api'
import type { Recorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { DeskAction } from '../../core/links/desk-action.ts'
import { cancellationOf, noShowOf, type StoredBooking, staysOf, toLinkedBooking } from '../../stays/index.ts'
import type { ActionHandler } from './action-handler.ts'

type BookingAction = Extract<DeskAction, { about: 'booking' }>

/** Cancels a booking for the owner, or records that its guest did not come. */
export const createBookingHandler = (db: Database, recorder: Recorder): ActionHandler<BookingAction> => {
  const { bookings: reads, bookingFacts: factsOf, cancel, lifeOfStay: life } = staysOf(db)

  return {
    read: async ({ id, action }, { lang, now }) => {
      const rooms = await reads.ofBooking(id, lang)
      const booking = toLinkedBooking(rooms, now)
      if (!booking) return undefined
      return { about: 'booking', action, state: stateOf(rooms, action, now), booking }
    },
    perform: async ({ id: reference, action }, { lang, now: at }) => {
      const change = { at, subject: reference, read: () => factsOf(reference) }
      if (action === 'cancel') {
        await recorder.changed({ ...change, action: 'booking cancel' }, () =>
          cancel({ reference, by: 'house', lang, at }),
        )
        return
      }
      const rooms = await reads.ofBooking(reference, lang)
      const open = rooms.filter((room) => noShowOf(room, at) !== 'closed')
      // the page has its own words for the reason
      if (open.length === 0) throw new ApiError('booking_closed')
      await recorder.changed({ ...change, action: 'booking no-show' }, async () => {
        for (const room of open) await life.noteNoShow(room.reference, at)
      })
    },
  }
}

/** Open as long as the action is possible for at least one room. */
const stateOf = (
  rooms: readonly StoredBooking[],
  action: BookingAction['action'],
  now: Date,
): DeskLink['state'] => {
  const states = rooms.map((room) => stateOfRoom(room, action, now))
  return (['open', 'done'] as const).find((state) => states.includes(state)) ?? 'closed'
}

const stateOfRoom = (
  booking: StoredBooking,
  action: BookingAction['action'],
  now: Date,
): DeskLink['state'] => {
  if (action === 'no_show') return noShowOf(booking, now)
  if (booking.status === 'cancelled') return 'done'
  return cancellationOf(booking, now) === 'closed' ? 'closed' : 'open'
}
