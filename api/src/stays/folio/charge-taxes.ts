import { smallestCents } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import type { LocalText } from '@calm-rest/contract/schemas'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { type HeldTax, taxAmounts, taxOnDay } from '@calm-rest/contract/taxes'
import { isExempt, type Rates } from '../../property/index.ts'
import type { ChargeRow } from './columns.ts'

/** A tax in the amount of a charge, as it is stored. */
export interface ChargedTax {
  id: string
  names: LocalText
  amountCents: number
  /** Whether the price contains it; otherwise the amount does. */
  included: boolean
}

/** Of typed items, which no tax names: only taxes on all extras are due on them. */
const typed = ''

type Earlier = Pick<
  ChargeRow,
  'kind' | 'item' | 'quantity' | 'unitCents' | 'taxLines' | 'taxBasis' | 'reverses'
>

/**
 * The taxes that are due on charges of a stay by its day of arrival and guests, as JSON. They are percentages: an amount for each
 * night or person is due on the stay itself.
 */
export const taxBasisOf = (
  { taxes }: Rates,
  { checkIn, isLocal }: { checkIn: CalendarDate; isLocal: 0 | 1 },
): string =>
  JSON.stringify(
    taxes.flatMap((tax) => {
      const held = isLocal === 1 && isExempt(tax) ? undefined : taxOnDay(tax, checkIn)
      return held?.hundredths === undefined ? [] : [held]
    }),
  )

/** What items cost together without added taxes, by their ids; a reversed one costs nothing. */
const netOf = (items: readonly Pick<Earlier, 'item' | 'quantity' | 'unitCents' | 'reverses'>[]) => {
  const nets = new Map<string, number>()
  for (const { item, quantity, unitCents, reverses } of items) {
    const id = item ?? typed
    const cents = quantity * unitCents * (reverses === null ? 1 : -1)
    nets.set(id, (nets.get(id) ?? 0) + cents)
  }
  return [...nets].map(([id, cents]) => ({ id, cents }))
}

const taxesOf = (basis: readonly HeldTax[], items: Parameters<typeof netOf>[0]) => {
  const stepCents = smallestCents(hotel.currency)
  return taxAmounts(basis, { roomCents: 0, extras: netOf(items), timesOf: () => 0, stepCents })
}

/**
 * Taxes of one more entry: what the taxes of all charges under the same rules grow by. So they are rounded once for the
 * stay, and however its charges are cut into pieces or reversed, it pays the same.
 */
export const taxesOfCharge = (
  charge: Omit<Earlier, 'kind' | 'taxLines'>,
  earlier: readonly Earlier[],
  nameOf: (taxId: string) => LocalText,
): ChargedTax[] => {
  const basis = JSON.parse(charge.taxBasis) as HeldTax[]
  const together = earlier.filter(({ kind, taxBasis }) => kind === 'item' && taxBasis === charge.taxBasis)
  const before = taxesOf(basis, together)
  return taxesOf(basis, [...together, charge]).flatMap((cents, i) => {
    const { id, included } = basis[i] as HeldTax
    const amountCents = cents - (before[i] as number)
    return amountCents === 0 ? [] : [{ id, names: nameOf(id), amountCents, included }]
  })
}

/** What a charge with these taxes costs beyond its price. */
export const addedCents = (taxes: readonly ChargedTax[]): number =>
  taxes.reduce((sum, { included, amountCents }) => (included ? sum : sum + amountCents), 0)
