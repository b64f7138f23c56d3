import type { GuestBooking, LinkedBooking, StayChangeQuote } from '@calm-rest/contract/api'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import type { arrivalInput } from '@calm-rest/contract/schemas'
import { nightsBetween, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { BookingMail } from '../../core/mail-limits/mail-limit.ts'
import { asksForChildren, propertyOf } from '../../property/index.ts'
import type { BookingLimits } from './book.ts'
import { createCancel } from './cancel.ts'
import { createCapNotifier } from './cap-notifier.ts'
import { createChangeStay, type StayChange } from './change-stay.ts'
import { type ShownOfProperty, toGuestBooking, toLinkedBooking } from './guest-view.ts'
import { createSaveArrivalPlan } from './save-arrival-plan.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

interface BookingContext {
  lang: Lang
  now: Date
}

interface ChangeContext extends BookingContext {
  change: Required<Pick<StayChange, 'checkIn' | 'checkOut' | 'guests' | 'room'>> &
    Pick<StayChange, 'children'>
}

interface MailingContext extends BookingContext {
  /** Counts nothing until the cancellation or change is stored. */
  mailTo: (email: string) => Promise<BookingMail>
}

interface QuotedContext extends ChangeContext, MailingContext {
  /** In dollars, as quoted. */
  totalPrice: number
  /** Hash of the client's network. */
  network: Buffer | null
  /** Returns whether the caller has access to the booking's mailbox. */
  hasMailbox: (email: string) => Promise<boolean>
}

/** Bookings as their guests see, change and cancel them. The caller checks permission. */
export const createGuestBookings = (
  db: Database,
  { caps, ownerMails }: Pick<BookingLimits, 'caps' | 'ownerMails'> = {},
) => {
  const reads = createBookingReads(db)
  const cancel = createCancel(db, ownerMails)
  const stays = createChangeStay(db, caps, ownerMails)
  const notifyOnCap = createCapNotifier(db)
  const saveArrivalPlan = createSaveArrivalPlan(db)
  const { facts, rates: store } = propertyOf(db)
  const ofProperty = async (): Promise<ShownOfProperty> => {
    const { rates } = await store.current()
    return { facts: await facts.current(), asks: { children: asksForChildren(rates) } }
  }
  const toGuest = async (booking: StoredBooking, now: Date) =>
    toGuestBooking(booking, now, await ofProperty())
  const toLinked = async (rooms: readonly StoredBooking[], now: Date) =>
    toLinkedBooking(rooms, now, await ofProperty())

  const ofUser = async (userId: string, { lang, now }: BookingContext): Promise<GuestBooking[]> =>
    Promise.all((await reads.ofUser(userId, lang)).map((booking) => toGuest(booking, now)))

  const ownOf = async (
    userId: string,
    reference: string,
    lang: Lang,
    isMeant = (own: string) => own === reference,
  ): Promise<StoredBooking> => {
    const own = (await reads.ofUser(userId, lang)).find((booking) => isMeant(booking.reference))
    if (!own) throw new ApiError('booking_not_found')
    return own
  }

  const quoteChange = async (
    reference: string,
    { lang, now, change }: ChangeContext,
  ): Promise<StayChangeQuote> => {
    const who = { by: 'guest', network: null, isAddressConfirmed: false } as const
    const { before, after, isFree } = await stays.quote({ reference, change, who, lang, at: now })
    const { roomId, roomTypeName, checkIn, checkOut, guests, children, totalCents } = after
    return {
      isFree,
      roomId,
      roomType: roomTypeName,
      checkIn,
      checkOut,
      guests,
      children: [...children],
      nights: nightsBetween(checkIn, checkOut),
      totalBefore: toDollars(before.totalCents),
      totalPrice: toDollars(totalCents),
    }
  }
  const change = async (reference: string, context: QuotedContext): Promise<GuestBooking> => {
    const { lang, now, totalPrice, network, mailTo, hasMailbox } = context
    const email = (await reads.byReference(reference, lang))?.email ?? ''
    const isAddressConfirmed = await hasMailbox(email)
    const { guestMail, settle } = await mailTo(email)
    const who = { by: 'guest', network, guestMail, isAddressConfirmed } as const
    const request = { reference, change: context.change, who, lang, at: now }
    await notifyOnCap(now, () => stays.change(request, totalPrice))
    await settle()
    const changed = await reads.byReference(reference, lang)
    if (!changed) throw new ApiError('booking_not_found')
    return toGuest(changed, now)
  }

  const cancelAs = async (
    reference: string,
    { lang, now, mailTo }: BookingContext & { mailTo?: MailingContext['mailTo'] | undefined },
  ): Promise<LinkedBooking> => {
    const [booking] = mailTo ? await reads.ofBooking(reference, lang) : []
    const mail = mailTo && booking && (await mailTo(booking.email))
    const rooms = await cancel({ reference, by: 'guest', lang, at: now, guestMail: mail?.guestMail })
    await mail?.settle()
    return (await toLinked(rooms, now)) as LinkedBooking
  }

  return {
    /** Includes all rooms. */
    byReference: async (
      reference: string,
      { lang, now }: BookingContext,
    ): Promise<LinkedBooking | undefined> => toLinked(await reads.ofBooking(reference, lang), now),
    /** Returns bookings made in the account, or with its address once that is confirmed; latest check-in first. */
    ofUser,
    /** Cancels the whole booking, or one room of it. Without `mailTo` the guest is always mailed. */
    cancel: cancelAs,
    /** Like `cancel`, but another guest's booking counts as unknown. */
    cancelOfUser: async (
      userId: string,
      reference: string,
      { lang, now, mailTo }: MailingContext,
    ): Promise<LinkedBooking> => {
      // the owner of one room has all rooms: they were booked together, with one address
      const isOfIt = (own: string) => own === reference || bookingReferenceOf(own) === reference
      await ownOf(userId, reference, lang, isOfIt)
      // a mailed link proves the address; a signed-in guest may have typed any
      return cancelAs(reference, { lang, now, mailTo })
    },
    /** Stores when the guests arrive. A repeated call replaces the plan. */
    saveArrivalPlan: async (
      reference: string,
      arrival: z.output<typeof arrivalInput>,
      { lang, now }: BookingContext,
    ): Promise<GuestBooking> => {
      const told = await reads.byReference(await saveArrivalPlan(reference, arrival, now), lang)
      if (!told) throw new ApiError('booking_not_found')
      return toGuest(told, now)
    },
    /** Returns the price of a change by the guest. */
    quoteChange,
    /** Changes the stay for `totalPrice` dollars, as quoted. */
    change,
    /** Like `quoteChange`, but another guest's booking counts as unknown. */
    quoteChangeOfUser: async (userId: string, reference: string, context: ChangeContext) => {
      await ownOf(userId, reference, context.lang)
      return quoteChange(reference, context)
    },
    /** Like `change`, but another guest's booking counts as unknown. */
    changeOfUser: async (userId: string, reference: string, context: QuotedContext) => {
      await ownOf(userId, reference, context.lang)
      return change(reference, context)
    },
  }
}

export type GuestBookings = ReturnType<typeof createGuestBookings>
