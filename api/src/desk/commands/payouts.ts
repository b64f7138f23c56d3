import type { PaymentMethod } from '@calm-rest/contract/staff'
import { type CalendarDate, toCents, toDollars } from '@calm-rest/contract/stay'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'

interface Arrival {
  method: PaymentMethod
  /** The last day whose payments arrived. */
  until: CalendarDate
  /** Dollars that arrived. */
  arrived: number
}

/** Money of cards, codes and payments online that arrived in the account of the property. */
export const createDeskPayoutCommands = ({ db, recorder, now }: DeskDeps) => {
  const { payouts } = staysOf(db)
  return {
    /**
     * Returns the id of the payout.
     *
     * @throws ApiError 'changed_meanwhile' if nothing is on its way, or 'too_large' for `arrived` if more arrived than
     * was paid
     */
    arrive: async ({ method, until, arrived }: Arrival): Promise<number> => {
      const at = now()
      let id = 0
      await recorder.added({ action: 'payout', at }, async () => {
        const entries = (await payouts.inTransit()).filter((one) => one.method === method && one.day <= until)
        if (entries.length === 0) throw new ApiError('changed_meanwhile')
        const paidCents = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
        const arrivedCents = toCents(arrived)
        if (arrivedCents > Math.max(0, paidCents))
          throw invalidFields({ field: 'arrived', code: 'too_large' })
        id = await payouts.add(
          { method, paidCents, arrivedCents, at: at.toISOString(), who: recorder.who },
          entries.map((entry) => entry.id),
        )
        return {
          subject: method,
          after: { until, paid: toDollars(paidCents), arrived, entries: entries.length },
        }
      })
      return id
    },
  }
}
