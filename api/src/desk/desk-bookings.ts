import type { DeskLink } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { createCancel } from '../bookings/cancel.ts'
import {
  cancellationOf,
  createBookingReads,
  type StoredBooking,
  toGuestBooking,
} from '../bookings/stored-booking.ts'
import type { Database } from '../database/open.ts'
import { ApiError } from '../http/api-error.ts'
import type { DeskSubject } from '../links/desk-subject.ts'
import type { DeskWork } from './desk-work.ts'

type Subject = Extract<DeskSubject, { about: 'booking' }>

/** A booking that the house cancels, or whose guest did not come. */
export const createDeskBookings = (db: Database): DeskWork<Subject> => {
  const reads = createBookingReads(db)
  const cancel = createCancel(db)
  const markNoShow = db.prepare<[number]>("UPDATE bookings SET status = 'no_show' WHERE id = ?")
  const noShow = db.transaction((reference: string, at: Date) => {
    const booking = reads.byReference(reference, hotel.deskLang)
    if (booking && stateOf(booking, 'no_show', at) === 'open') markNoShow.run(booking.id)
  })

  const read: DeskWork<Subject>['read'] = async ({ id, action }, { lang, now }) => {
    const booking = reads.byReference(id, lang)
    if (!booking) return undefined
    const state = stateOf(booking, action, now)
    return { about: 'booking', action, state, booking: toGuestBooking(booking, now) }
  }

  return {
    read,
    use: async (subject, asked) => {
      if ((await read(subject, asked))?.state === 'closed') throw new ApiError('booking_closed')
      const { id: reference, action } = subject
      if (action === 'no_show') noShow.immediate(reference, asked.now)
      else cancel({ reference, by: 'house', lang: asked.lang, at: asked.now })
    },
  }
}

const stateOf = (booking: StoredBooking, action: Subject['action'], now: Date): DeskLink['state'] => {
  const { status, checkIn } = booking
  if (action === 'cancel') {
    if (status === 'cancelled') return 'done'
    return cancellationOf(booking, now) === 'closed' ? 'closed' : 'open'
  }
  if (status === 'no_show') return 'done'
  // 'completed' is what the calendar made of it: nobody saw the guest leave
  const mayHaveStayed = status === 'confirmed' || status === 'completed'
  return mayHaveStayed && dateInZone(now, hotel.timeZone) >= checkIn ? 'open' : 'closed'
}
