import { type Account, taxAccount } from './accounts.ts'

interface PostedCharge {
  kind: 'item' | 'discount'
  /** What the guest pays for it, with all its taxes; negative for what is taken off. */
  amountCents: number
  taxes: readonly { id: string; amountCents: number }[]
}

/** Balances of what was put on a stay, as `stayBalances` has them. */
export const chargeBalances = ({ kind, amountCents, taxes }: PostedCharge): Map<Account, number> => {
  const balances = new Map<Account, number>([['guests', amountCents]])
  let net = amountCents
  for (const tax of taxes) {
    const account = taxAccount(tax.id)
    balances.set(account, (balances.get(account) ?? 0) - tax.amountCents)
    net -= tax.amountCents
  }
  return balances.set(kind === 'item' ? 'charges' : 'discounts', -net)
}
