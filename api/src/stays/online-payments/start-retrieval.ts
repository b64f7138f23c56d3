import type { Logger } from 'pino'
import { startPolling } from '../../core/clock/start-polling.ts'
import type { Database } from '../../core/database/database.ts'
import { createCancel } from '../bookings/cancel.ts'
import { createBookingReads } from '../bookings/stored-booking.ts'
import type { PaymentOrder } from './columns.ts'
import { createNotices } from './notices.ts'
import type { PaymentOptions } from './options.ts'
import { createPaymentOrders } from './orders.ts'

interface RetrievalDeps {
  db: Database
  payments: PaymentOptions
  now: () => Date
  logger: Logger
}

const minuteMs = 60_000
const everyMs = minuteMs
/** A provider is asked about one order this often, as long as a guest may still be paying. */
const askedEveryMs = 5 * minuteMs
/** A payment that nobody has told of is asked for until a day after its page was last seen. */
const seenForMs = 24 * 60 * minuteMs
/** An hour after the guest was last seen, an hour passes between two questions. */
const hourMs = 60 * minuteMs
/** Orders in one round. */
const limit = 20

/**
 * Asks providers for payments whose notice was lost, and ends what nobody has paid in time: an order that is too late is
 * asked for once more before.
 */
export const createRetrieval = ({ db, payments, now, logger }: RetrievalDeps) => {
  const orders = createPaymentOrders(db)
  const reads = createBookingReads(db)
  const notices = createNotices({ orders, providers: payments.providers, now, logger })
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString()
  const cancel = createCancel(db)
  /** Ends an order, and the stay that waits for it: all or nothing, so that no payment comes in between. */
  const end = db.transaction(async (id: string) => {
    const at = now()
    await orders.letGo(id, at)
    const order = await orders.byId(id)
    if (order?.state !== 'let_go' || order.holds === 0) return
    const { reference, lang } = order
    const { status } = (await reads.byReference(reference, lang)) ?? {}
    if (status === 'confirmed') await cancel({ reference, by: 'property', lang, at })
  })
  return async (): Promise<void> => {
    const which = { seenSince: before(seenForMs), askedUntil: before(askedEveryMs), limit }
    const isLate = ({ seenAt, askedAt }: PaymentOrder) =>
      (seenAt ?? '') < before(hourMs) && askedAt !== null && askedAt >= before(hourMs)
    for (const order of await orders.unsettled(which)) {
      if (isLate(order)) continue
      try {
        await notices.ask(order)
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
        logger.warn({ provider: order.provider, code }, 'payment provider unreachable')
      }
    }
    for (const id of await orders.expired(now())) await end(id)
  }
}

/** Runs now and every minute, until it is stopped. */
export const startRetrieval = (deps: RetrievalDeps) =>
  startPolling(createRetrieval(deps), {
    everyMs,
    onFailed: (code) => deps.logger.error({ code }, 'online payments wait'),
  })
