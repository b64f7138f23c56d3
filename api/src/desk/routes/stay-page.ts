import { bookingReferenceOf } from '@calm-rest/contract/reference'
import type { GuestMessage, StayPage } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { isExempt, propertyOf } from '../../property/index.ts'
import {
  type PaymentOptions,
  priceLinesOf,
  type StoredBooking,
  staysOf,
  toCharge,
  toPayment,
} from '../../stays/index.ts'
import { toPaymentLink } from './payment-link-routes.ts'
import { toStaffStay } from './stay-view.ts'
import { createTimeline } from './timeline.ts'

/**
 * Returns everything about one stay and its guest.
 *
 * @throws ApiError 'booking_not_found'
 */
export const createStayPage = (db: Database, now: () => Date, payments?: PaymentOptions) => {
  const { bookings: reads, stayReads: stays } = staysOf(db)
  const timeline = createTimeline(db)
  const messages = staysOf(db).messages
  const { replies } = staysOf(db).answer
  const { charges, ledger, payers, paymentOrders, refundPrices } = staysOf(db)
  const ratesStore = propertyOf(db).rates

  /** Returns the messages from the guest's address, newest first; none without an address. */
  const messagesOf = async (email: string): Promise<GuestMessage[]> => {
    if (email === '') return []
    const found = await messages.ofAddress(email)
    return Promise.all(
      found.map(async ({ id, message, createdAt, answeredAt }) => ({
        id,
        message,
        createdAt,
        answeredAt,
        replies: await replies(id),
      })),
    )
  }

  const planName = async (id: string, lang: Lang) => {
    const { rates } = await ratesStore.current()
    return rates.plans.find((plan) => plan.id === id)?.name[lang] ?? id
  }

  const localMark = async ({ isLocal }: StoredBooking) => {
    const { rates } = await ratesStore.current()
    return isLocal === 1 || rates.taxes.some(isExempt) ? isLocal === 1 : null
  }

  return async (reference: string, lang: Lang): Promise<StayPage> => {
    const stored = await reads.byReference(reference, lang)
    if (!stored) throw new ApiError('booking_not_found')
    const { email, ratePlan, partner, campaign, freeCancellationUntil, cancelledAt, refund } = stored
    const rooms = await reads.ofBooking(bookingReferenceOf(reference), lang)
    const prices = await refundPrices(stored, now())
    const stayed = email === '' ? [] : await stays.ofGuest(email, lang)
    return {
      stay: toStaffStay(stored, now()),
      otherRooms: rooms.map((room) => room.reference).filter((one) => one !== reference),
      priceLines: priceLinesOf(stored),
      plan: await planName(ratePlan, lang),
      partner,
      campaign,
      freeCancellationUntil,
      cancelledAt,
      refund,
      otherStays: otherBookings(stayed, reference),
      charges: (await charges.ofStay(reference)).map((charge) => toCharge(charge, lang)),
      payers: await payers.ofBooking(reference),
      payerId: stored.payerId,
      isLocal: await localMark(stored),
      sellables: await charges.sellables(stored, lang),
      payments: (await ledger.ofStay(reference)).map((entry) => toPayment(entry, prices.get(entry.id))),
      paysOnlineWith: payments?.providers[0]?.name ?? null,
      paymentLinks: (await paymentOrders.ofStay(reference)).map((order) => toPaymentLink(order, payments)),
      timeline: await timeline(stored, lang),
      messages: await messagesOf(email),
    }
  }
}

/** Returns one room of each other booking; the other rooms of `reference` are listed separately. */
const otherBookings = (stays: readonly StoredBooking[], reference: string): StayPage['otherStays'] => {
  const own = bookingReferenceOf(reference)
  const byBooking = new Map<string, StayPage['otherStays'][number]>()
  for (const { reference: other, status, checkIn, checkOut } of stays) {
    const booking = bookingReferenceOf(other)
    if (booking !== own && !byBooking.has(booking))
      byBooking.set(booking, { reference: other, status, checkIn, checkOut })
  }
  return [...byBooking.values()]
}
