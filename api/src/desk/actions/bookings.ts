import type { DeskLink } from '@calm-rest/contract/api'
import { createBookingFacts } from '../../bookings/booking-facts.ts'
import { createCancel } from '../../bookings/cancel.ts'
import { toGuestBooking } from '../../bookings/guest-view.ts'
import { createLifeOfStay, noShowOf } from '../../bookings/life-of-stay.ts'
import { cancellationOf } from '../../bookings/policy.ts'
import { createBookingReads, type StoredBooking } from '../../bookings/stored-booking.ts'
import type { Database } from '../../database/database.ts'
import type { DeskAction } from '../../links/desk-action.ts'
import type { Recorder } from '../log/recorder.ts'
import type { ActionHandler } from './action-handler.ts'

type BookingAction = Extract<DeskAction, { about: 'booking' }>

/** Cancels a booking for the owner, or notes that its guest did not come. */
export const createBookingHandler = (db: Database, recorder: Recorder): ActionHandler<BookingAction> => {
  const reads = createBookingReads(db)
  const factsOf = createBookingFacts(db)
  const cancel = createCancel(db)
  const life = createLifeOfStay(db)

  return {
    read: async ({ id, action }, { lang, now }) => {
      const booking = await reads.byReference(id, lang)
      if (!booking) return undefined
      const state = stateOf(booking, action, now)
      return { about: 'booking', action, state, booking: toGuestBooking(booking, now) }
    },
    perform: async ({ id: reference, action }, { lang, now: at }) => {
      const change = { at, subject: reference, read: () => factsOf(reference) }
      if (action === 'no_show')
        await recorder.changed({ ...change, action: 'booking no-show' }, () => life.noteNoShow(reference, at))
      else
        await recorder.changed({ ...change, action: 'booking cancel' }, () =>
          cancel({ reference, by: 'house', lang, at }),
        )
    },
  }
}

const stateOf = (booking: StoredBooking, action: BookingAction['action'], now: Date): DeskLink['state'] => {
  if (action === 'no_show') return noShowOf(booking, now)
  if (booking.status === 'cancelled') return 'done'
  return cancellationOf(booking, now) === 'closed' ? 'closed' : 'open'
}
