import type { Payment } from '@calm-rest/contract/staff'
import type { TFunction } from 'i18next'

type Entry = Pick<Payment, 'reverses' | 'amount' | 'method'>

const kindOf = ({ reverses, amount }: Entry) => {
  if (reverses !== null) return 'reversal'
  return amount < 0 ? 'refund' : 'payment'
}

/** What an entry is, and by what it was paid: `Given back · Card`. */
export const entryTitle = (entry: Entry, t: TFunction): string =>
  `${t(`payment.kind.${kindOf(entry)}`)} · ${t(`payment.by.${entry.method}`)}`
