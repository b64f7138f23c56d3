import type { Payment } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import type { TFunction } from 'i18next'

type Entry = Pick<Payment, 'reverses' | 'amount' | 'method' | 'purpose'>

const kindOf = ({ reverses, amount, purpose }: Entry) => {
  if (purpose === 'held') return reverses === null ? 'held' : 'returned'
  if (reverses !== null) return 'reversal'
  return amount < 0 ? 'refund' : 'payment'
}

/** Kind and method of an entry: `Given back · Card`. */
export const entryTitle = (entry: Entry, t: TFunction): string =>
  `${t(`payment.kind.${kindOf(entry)}`)} · ${t(`payment.by.${entry.method}`)}`

/** Words for reversing it, as a title and as a button's name. */
export const reversalTitle = ({ amount }: Pick<Payment, 'amount'>, lang: string, t: TFunction): string =>
  t(amount < 0 ? 'payment.reverseRefund' : 'payment.reverseTitle', {
    total: formatPrice(lang, Math.abs(amount)),
  })
