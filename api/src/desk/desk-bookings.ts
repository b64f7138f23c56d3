import type { DeskLink } from '@calm-rest/contract/api'
import { createBookingFacts } from '../bookings/booking-facts.ts'
import { createCancel } from '../bookings/cancel.ts'
import { createNoShow, noShowOf } from '../bookings/no-show.ts'
import {
  cancellationOf,
  createBookingReads,
  type StoredBooking,
  toGuestBooking,
} from '../bookings/stored-booking.ts'
import type { Database } from '../database/database.ts'
import type { DeskSubject } from '../links/desk-subject.ts'
import type { DeskWork } from './desk-work.ts'
import type { Recorder } from './log/recorder.ts'

type Subject = Extract<DeskSubject, { about: 'booking' }>

/** A booking that the owner cancels, or whose guest did not come. */
export const createDeskBookings = (db: Database, recorder: Recorder): DeskWork<Subject> => {
  const reads = createBookingReads(db)
  const factsOf = createBookingFacts(db)
  const cancel = createCancel(db)
  const noShow = createNoShow(db)

  return {
    read: async ({ id, action }, { lang, now }) => {
      const booking = await reads.byReference(id, lang)
      if (!booking) return undefined
      const state = stateOf(booking, action, now)
      return { about: 'booking', action, state, booking: toGuestBooking(booking, now) }
    },
    use: async ({ id: reference, action }, { lang, now: at }) => {
      const change = { at, subject: reference, read: () => factsOf(reference) }
      if (action === 'no_show')
        await recorder.changed({ ...change, action: 'booking no-show' }, () => noShow.note(reference, at))
      else
        await recorder.changed({ ...change, action: 'booking cancel' }, () =>
          cancel({ reference, by: 'house', lang, at }),
        )
    },
  }
}

const stateOf = (booking: StoredBooking, action: Subject['action'], now: Date): DeskLink['state'] => {
  if (action === 'no_show') return noShowOf(booking, now)
  if (booking.status === 'cancelled') return 'done'
  return cancellationOf(booking, now) === 'closed' ? 'closed' : 'open'
}
