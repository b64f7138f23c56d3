import type { OrderedDeposit } from '@calm-rest/contract/schemas'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { momentAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import type { Deposit } from '../../property/index.ts'
import { createPaymentOrders } from './orders.ts'
import { paymentPath } from './payment-path.ts'
import type { ProviderId } from './provider.ts'

/** How deposits are paid online. */
export interface DepositPayments {
  provider: ProviderId
  /** How long a stay is held while its guest pays. */
  holdMinutes: number
}

interface Booked {
  bookedAt: Date
  checkIn: string
  email: string
  lang: Lang
}

/** Name of who asks for deposits, beside those of members. */
const who = 'deposit'
const minuteMs = 60_000

/** Asks for the deposits of a booking that is being made. Call it inside the transaction of the booking. */
export const createOrderDeposits = (db: Database, { provider, holdMinutes }: DepositPayments) => {
  const orders = createPaymentOrders(db)
  const outbox = outboxOf(db)
  return {
    /**
     * Orders the deposit of one room: for some minutes where it is due at once, until check-in otherwise. The guest is
     * mailed the link.
     */
    add: async (
      reference: string,
      deposit: Deposit | undefined,
      booked: Booked,
    ): Promise<OrderedDeposit | undefined> => {
      if (!deposit) return undefined
      const { bookedAt: at, checkIn, email, lang } = booked
      const heldUntil = new Date(at.getTime() + holdMinutes * minuteMs)
      const expiresAt = (deposit.isDueAtOnce ? heldUntil : momentAt(checkIn)).toISOString()
      const holds = deposit.isDueAtOnce ? 1 : 0
      const { id, secret } = await orders.create({
        reference,
        amountCents: deposit.cents,
        provider,
        at,
        expiresAt,
        who,
        holds,
      })
      const mail = {
        kind: 'payment-link',
        payload: { order: id },
        lang,
        createdAt: at.toISOString(),
      } as const
      if (email !== '') await outbox.add(mail)
      const amount = toDollars(deposit.cents)
      return { amount, until: holds ? expiresAt : null, url: paymentPath(secret) }
    },
    /** Whether a booking, or a room of it, is held until it is paid. */
    isHeld: (reference: string): Promise<boolean> => orders.isHeld(reference),
  }
}
