import type { PaymentMethod } from '@calm-rest/contract/staff'
import type { CashCents, StoredTender } from '../payments/tendered.ts'

/** What an entry says about a till. */
export interface TillEntry {
  id: number
  /** Hundredths of the property's currency; negative if given back. */
  amountCents: number
  method: PaymentMethod
  tendered: StoredTender | null
}

/** Cash of one currency in a till, in hundredths of its unit. */
export interface TillCash {
  currency: string
  openingCents: number
  takenCents: number
}

/** All that a till has, and what was paid by other methods. */
export interface TillFigures {
  /** The property's currency first, then by code. */
  cash: TillCash[]
  others: { method: PaymentMethod; totalCents: number }[]
}

/** What an entry moves into a till, and out of it. */
const cashOf = ({ amountCents, method, tendered }: TillEntry, ownCurrency: string): CashCents[] => {
  if (method !== 'cash') return []
  if (!tendered) return [{ currency: ownCurrency, cents: amountCents }]
  const { currency, cents, change } = tendered
  return change
    ? [
        { currency, cents },
        { currency: change.currency, cents: -change.cents },
      ]
    : [{ currency, cents }]
}

/** Sums the entries of a till since its last close, which left `opening` in it. */
export const tillFigures = (
  entries: readonly TillEntry[],
  opening: readonly CashCents[],
  ownCurrency: string,
): TillFigures => {
  const cash = new Map<string, TillCash>()
  const lineOf = (currency: string) => {
    const line = cash.get(currency) ?? { currency, openingCents: 0, takenCents: 0 }
    cash.set(currency, line)
    return line
  }
  const others = new Map<PaymentMethod, number>()
  for (const { currency, cents } of opening) lineOf(currency).openingCents += cents
  for (const entry of entries) {
    for (const { currency, cents } of cashOf(entry, ownCurrency)) lineOf(currency).takenCents += cents
    const { method, amountCents } = entry
    if (method !== 'cash') others.set(method, (others.get(method) ?? 0) + amountCents)
  }
  const rank = ({ currency }: TillCash) => (currency === ownCurrency ? '' : currency)
  return {
    cash: [...cash.values()].toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)),
    others: [...others].map(([method, totalCents]) => ({ method, totalCents })),
  }
}
