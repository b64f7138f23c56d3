import { limits } from '@calm-rest/contract/limits'
import type { PaymentLink } from '@calm-rest/contract/schemas'
import { addDays, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Logger } from 'pino'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { propertyOf } from '../../property/index.ts'
import { createBookingReads, type StoredBooking } from '../bookings/stored-booking.ts'
import { dueCentsOf } from '../payments/due.ts'
import type { PaymentOrder } from './columns.ts'
import type { PaymentNotices } from './notices.ts'
import type { PaymentOptions } from './options.ts'
import { isPayable } from './order-state.ts'
import type { PaymentOrders } from './orders.ts'
import { paymentPath } from './payment-path.ts'
import type { OrderedPayment } from './provider.ts'

interface LinkDeps {
  db: Database
  orders: PaymentOrders
  notices: PaymentNotices
  payments: PaymentOptions | undefined
  now: () => Date
  logger: Pick<Logger, 'warn'>
}

interface Opened {
  secret: string
  /** The guest comes from the provider. */
  isBack?: boolean | undefined
  /** Of the page; by default that of the booking. */
  lang?: Lang | undefined
}

/** A guest who reloads the page asks the provider no more often than this. */
const askEveryMs = 5_000

/** What guests see and do behind a payment link. */
export const createPaymentLinks = ({ db, orders, notices, payments, now, logger }: LinkDeps) => {
  const reads = createBookingReads(db)
  const { facts } = propertyOf(db)
  const providerOf = (order: PaymentOrder) => payments?.providers.find(({ id }) => id === order.provider)

  const find = async (secret: string, lang: Lang | undefined) => {
    const order = await orders.bySecret(secret)
    const booking = order && (await reads.byReference(order.reference, lang ?? order.lang))
    const lastDay = booking && addDays(booking.checkOut, limits.links.bookingDaysAfterStay)
    if (!lastDay || lastDay < todayAt(now())) throw new ApiError('link_invalid')
    return { order, booking }
  }
  const askAgain = async (order: PaymentOrder) => {
    const sinceMs = now().getTime() - Date.parse(order.askedAt ?? '1970-01-01')
    if (sinceMs < askEveryMs) return
    try {
      await notices.ask(order)
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
      logger.warn({ provider: order.provider, code }, 'payment provider unreachable')
    }
  }
  const stateNow = (order: PaymentOrder, booking: StoredBooking): PaymentLink['state'] => {
    const dueCents = dueCentsOf(booking)
    if (order.state === 'paid' && -dueCents >= order.amountCents) return 'not_needed'
    if (!isPayable(order.state)) return order.state
    if (order.expiresAt <= now().toISOString() || !providerOf(order)) return 'let_go'
    return order.amountCents > dueCents ? 'nothing_due' : order.state
  }
  const ordered = async (order: PaymentOrder, booking: StoredBooking): Promise<OrderedPayment> => {
    const { reference, roomTypeName, checkIn, checkOut, firstName, lastName, email, phone } = booking
    const publicUrl = payments?.publicUrl
    return {
      id: order.id,
      amountCents: order.amountCents,
      currency: order.currency,
      payee: (await facts.current()).name,
      description: `${reference} · ${roomTypeName} · ${checkIn} – ${checkOut}`,
      guest: { firstName, lastName, email, phone: phone ?? '' },
      returnUrl: new URL(`${paymentPath(order.secret)}/back`, publicUrl).href,
      cancelUrl: new URL(paymentPath(order.secret), publicUrl).href,
      noticeUrl: new URL(`/api/payments/notices/${order.provider}`, publicUrl).href,
    }
  }

  return {
    /** @throws ApiError 'link_invalid' */
    read: async ({ secret, isBack, lang }: Opened): Promise<PaymentLink> => {
      let { order, booking } = await find(secret, lang)
      if (isBack && order.state !== 'paid') {
        await askAgain(order)
        ;({ order, booking } = await find(secret, lang))
      }
      const state = stateNow(order, booking)
      const provider = providerOf(order)
      const mayPay = (state === 'open' || state === 'failed') && provider !== undefined
      if (mayPay) await orders.markSeen(order.id, now())
      const start = mayPay ? provider.start(await ordered(order, booking)) : undefined
      return {
        state,
        lang: order.lang,
        reference: booking.reference,
        stay: { roomType: booking.roomTypeName, checkIn: booking.checkIn, checkOut: booking.checkOut },
        amount: toDollars(order.amountCents),
        currency: order.currency,
        provider: { name: provider?.name ?? '', origin: provider?.origin ?? '' },
        form: start?.kind === 'form' ? { action: start.action, fields: { ...start.fields } } : null,
      }
    },
    /**
     * Returns the address at which the guest pays.
     *
     * @throws ApiError 'link_invalid', 'payment_closed', or 'unavailable' where the provider does not answer
     */
    start: async ({ secret }: Opened): Promise<string> => {
      const { order, booking } = await find(secret, undefined)
      const provider = providerOf(order)
      const state = stateNow(order, booking)
      if (!provider || (state !== 'open' && state !== 'failed')) throw new ApiError('payment_closed')
      try {
        const url = new URL(await provider.redirectTo(await ordered(order, booking)))
        if (url.origin === provider.origin) return url.href
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
        logger.warn({ provider: order.provider, code }, 'payment provider unreachable')
      }
      throw new ApiError('unavailable')
    },
  }
}
