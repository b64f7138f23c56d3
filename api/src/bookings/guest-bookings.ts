import type { GuestBooking } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createCancel } from './cancel.ts'
import { createBookingReads, type StoredBooking, toGuestBooking } from './stored-booking.ts'

interface BookingContext {
  lang: Lang
  now: Date
}

interface MemberContext extends BookingContext {
  mayMail: (email: string) => Promise<boolean>
}

/** Bookings as their guests see and cancel them. Who may is for the caller to know. */
export const createGuestBookings = (db: Database) => {
  const reads = createBookingReads(db)
  const cancel = createCancel(db)
  const toGuest = (now: Date) => (booking: StoredBooking) => toGuestBooking(booking, now)

  const ofUser = async (userId: string, { lang, now }: BookingContext): Promise<GuestBooking[]> =>
    (await reads.ofUser(userId, lang)).map(toGuest(now))

  return {
    byReference: async (
      reference: string,
      { lang, now }: BookingContext,
    ): Promise<GuestBooking | undefined> => {
      const booking = await reads.byReference(reference, lang)
      return booking && toGuestBooking(booking, now)
    },
    /** Made in the account, or with its address once that is confirmed; latest check-in first. */
    ofUser,
    cancel: async (reference: string, { lang, now }: BookingContext): Promise<GuestBooking> =>
      toGuestBooking(await cancel({ reference, by: 'guest', lang, at: now }), now),
    /** Like `cancel`; somebody else's booking does not exist. */
    cancelOfUser: async (
      userId: string,
      reference: string,
      { lang, now, mayMail }: MemberContext,
    ): Promise<GuestBooking> => {
      const own = (await reads.ofUser(userId, lang)).find((booking) => booking.reference === reference)
      if (!own) throw new ApiError('booking_not_found')
      // who has the link of a mail has its address; who is signed in may have typed anybody's
      const tellGuest = await mayMail(own.email)
      return toGuestBooking(await cancel({ reference, by: 'guest', lang, at: now, tellGuest }), now)
    },
  }
}

export type GuestBookings = ReturnType<typeof createGuestBookings>
