import { toCents } from '@calm-rest/contract/stay'
import type { StoredLine } from '../bookings/stored-booking.ts'
import { type Account, taxAccount } from './accounts.ts'

/** What a stay costs its guest, and the lines that the total came from; empty for a price that was set by hand. */
interface CostingStay {
  /** Nothing for a stay that was cancelled without a fee. */
  chargedCents: number
  lines: readonly StoredLine[]
  /** Whether it is what a guest owes who did not come or cancelled too late. */
  isFee: boolean
  /** Id of the tax of a line, or its name. */
  taxIdOf: (line: StoredLine) => string
}

const sumOf = (lines: readonly StoredLine[]) => lines.reduce((sum, { amount }) => sum + toCents(amount), 0)

/**
 * Balances of a stay by account, in cents: debits above zero, credits below. They add up to zero. Extras and the room
 * stand without taxes; of a tax that prices contain, each bears its share by its part of the price.
 */
export const stayBalances = ({ chargedCents, lines, isFee, taxIdOf }: CostingStay): Map<Account, number> => {
  const balances = new Map<Account, number>()
  if (chargedCents === 0) return balances
  const add = (account: Account, cents: number) => {
    const sum = (balances.get(account) ?? 0) + cents
    if (sum === 0) balances.delete(account)
    else balances.set(account, sum)
  }
  const ofKind = (kind: StoredLine['kind']) => lines.filter((line) => line.kind === kind)
  const taxes = ofKind('tax')
  const contained = sumOf(taxes.filter(({ included }) => included))
  const priced = chargedCents - sumOf(taxes.filter(({ included }) => !included))
  const extras = sumOf(ofKind('extra'))

  add('guests', chargedCents)
  for (const line of taxes) add(taxAccount(taxIdOf(line)), -toCents(line.amount))
  const extrasNet = priced === 0 ? extras : extras - Math.round((contained * extras) / priced)
  add('extras', -extrasNet)
  add(isFee ? 'fees' : 'rooms', -(priced - contained - extrasNet))
  return balances
}
