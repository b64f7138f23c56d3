import type { GuestBooking } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createCancel } from './cancel.ts'
import { createBookingReads, type StoredBooking, toGuestBooking } from './stored-booking.ts'

interface Asked {
  lang: Lang
  now: Date
}

/** Bookings as their guests see and cancel them. Who may is for the caller to know. */
export const createGuestBookings = (db: Database) => {
  const reads = createBookingReads(db)
  const cancel = createCancel(db)
  const toGuest = (now: Date) => (booking: StoredBooking) => toGuestBooking(booking, now)

  const ofUser = async (userId: string, { lang, now }: Asked): Promise<GuestBooking[]> =>
    (await reads.ofUser(userId, lang)).map(toGuest(now))

  return {
    byReference: async (reference: string, { lang, now }: Asked): Promise<GuestBooking | undefined> => {
      const booking = await reads.byReference(reference, lang)
      return booking && toGuestBooking(booking, now)
    },
    /** Made in the account, or with its address once that is confirmed; latest check-in first. */
    ofUser,
    cancel: async (reference: string, { lang, now }: Asked): Promise<GuestBooking> =>
      toGuestBooking(await cancel({ reference, by: 'guest', lang, at: now }), now),
    /** Like `cancel`; somebody else's booking does not exist. */
    cancelOfUser: async (userId: string, reference: string, { lang, now }: Asked): Promise<GuestBooking> => {
      if (!(await reads.ofUser(userId, lang)).some((booking) => booking.reference === reference)) {
        throw new ApiError('booking_not_found')
      }
      return toGuestBooking(await cancel({ reference, by: 'guest', lang, at: now }), now)
    },
  }
}

export type GuestBookings = ReturnType<typeof createGuestBookings>
