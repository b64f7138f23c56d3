import { smallestCents } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import { taxAmounts, taxOnDay } from '@calm-rest/contract/taxes'
import { payableCents, percentOf } from './money.ts'
import { createNightPrice, type NightPrice, type PricedStay } from './night-price.ts'
import type { Extra, PromotionCode, RatePlan, Rates, Tax } from './rates.ts'

/** An extra and its quantity. */
export interface ChosenExtra {
  extra: Extra
  quantity: number
}

/** A line of a price beside the nights, in cents; negative for discounts. */
export type PriceLine =
  | { kind: 'length_discount'; percent: number; cents: number }
  | { kind: 'promotion'; code: string; cents: number }
  | { kind: 'extra'; extra: Extra; quantity: number; cents: number }
  | { kind: 'tax'; tax: Tax; cents: number }

/** Price of one room's stay. `lines` and nights add up to `totalCents`, except for included taxes. */
export interface StayPrice {
  nights: NightPrice[]
  lines: PriceLine[]
  totalCents: number
}

/** Options chosen with a stay. */
export interface Choice {
  promotion?: PromotionCode | undefined
  extras?: readonly ChosenExtra[] | undefined
}

interface LinedStay extends Pick<PricedStay, 'checkIn' | 'checkOut' | 'guests' | 'children'> {
  /** Its guests are local: a tax may exempt them. */
  exemptsLocals?: boolean
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

const nightsIn = ({ per }: Pick<Extra, 'per'>, nights: number) =>
  per === 'night' || per === 'person_night' ? nights : 1

const personsIn = ({ per }: Pick<Extra, 'per'>, persons: number) =>
  per === 'person' || per === 'person_night' ? persons : 1

/**
 * Returns the price of a stay in one room, by docs/rates.md: nights, then the discount for length, then the promotion
 * code, then extras, then taxes. Every percentage is rounded once, so the order of rules in the document does not matter.
 */
export const priceStay = (
  rates: Rates,
  stay: PricedStay,
  { plan, ...choice }: Choice & { plan: RatePlan },
): StayPrice => {
  const nights = nightsOf(stay.checkIn, stay.checkOut).map(createNightPrice(rates, plan, stay))
  const nightsCents = sum(nights.map((one) => one.totalCents))
  return { nights, ...addLines(rates, stay, choice, nightsCents) }
}

/** Adds discounts, extras and taxes to a stay's nights, which cost `nightsCents`. */
export const addLines = (
  rates: Rates,
  { checkIn, checkOut, guests, children, exemptsLocals = false }: LinedStay,
  { promotion, extras = [] }: Choice,
  nightsCents: number,
): Pick<StayPrice, 'lines' | 'totalCents'> => {
  const count = nightsBetween(checkIn, checkOut)
  const lines: PriceLine[] = []
  let roomCents = nightsCents

  const discount = lengthDiscountOf(rates, count)
  if (discount !== undefined) {
    const cents = -percentOf(roomCents, discount)
    lines.push({ kind: 'length_discount', percent: discount, cents })
    roomCents += cents
  }
  if (promotion) {
    const { code, percent, amountCents = 0 } = promotion
    const off = percent === undefined ? payableCents(amountCents) : percentOf(roomCents, percent)
    const cents = -Math.min(off, roomCents)
    lines.push({ kind: 'promotion', code, cents })
    roomCents += cents
  }
  const parts: { id: string; cents: number }[] = []
  for (const { extra, quantity } of extras) {
    // for a price per person, the quantity is the number of persons
    const cents = payableCents(extra.amountCents) * quantity * nightsIn(extra, count)
    lines.push({ kind: 'extra', extra, quantity, cents })
    parts.push({ id: extra.id, cents })
  }
  const taxes = taxesOf(rates, {
    roomCents,
    extras: parts,
    checkIn,
    count,
    guests,
    children,
    exemptsLocals,
  })
  const extrasCents = sum(parts.map(({ cents }) => cents))
  return { lines: [...lines, ...taxes], totalCents: roomCents + extrasCents + addedCents(taxes) }
}

/**
 * Returns the total of a one-night stay like `priceStay`, without extras and code, for pages without chosen dates. For
 * many nights of one room.
 */
export const createOneNightTotal = (
  rates: Rates,
  plan: RatePlan,
  stay: Omit<PricedStay, 'checkIn' | 'checkOut'>,
) => {
  const nightPrice = createNightPrice(rates, plan, stay)
  return (night: CalendarDate): number => {
    const { totalCents } = nightPrice(night)
    const taxes = taxesOf(rates, { ...stay, roomCents: totalCents, extras: [], checkIn: night, count: 1 })
    return totalCents + addedCents(taxes)
  }
}

type TaxLine = Extract<PriceLine, { kind: 'tax' }>

/** What taxes are due on. */
interface Taxed extends Omit<LinedStay, 'checkOut'> {
  roomCents: number
  extras: readonly { id: string; cents: number }[]
  /** Number of nights. */
  count: number
}

const taxesOf = (
  { taxes }: Rates,
  { roomCents, extras, checkIn, count, guests, children, exemptsLocals = false }: Taxed,
): TaxLine[] => {
  const due = taxes.flatMap((tax) => {
    const held = exemptsLocals && isExempt(tax) ? undefined : taxOnDay(tax, checkIn)
    return held ? [{ tax, held }] : []
  })
  if (due.length === 0) return []
  const timesOf = (id: string) => {
    const { tax } = due.find((one) => one.tax.id === id) as (typeof due)[number]
    const persons = guests - children.filter((age) => age < tax.fromAge).length
    return nightsIn(tax, count) * personsIn(tax, persons)
  }
  const held = due.map((one) => one.held)
  const stepCents = smallestCents(hotel.currency)
  return taxAmounts(held, { roomCents, extras, timesOf, stepCents }).flatMap((cents, i) =>
    cents === 0 ? [] : [{ kind: 'tax', tax: (due[i] as (typeof due)[number]).tax, cents }],
  )
}

/** Whether local guests do not owe a tax. */
export const isExempt = ({ exempt }: Pick<Tax, 'exempt'>): boolean => exempt?.localGuests === true

const addedCents = (taxes: readonly TaxLine[]) =>
  sum(taxes.map(({ tax, cents }) => (tax.included ? 0 : cents)))

/** Returns the percentage for the longest stay that this one reaches. */
const lengthDiscountOf = (rates: Rates, nights: number): number | undefined =>
  rates.lengthDiscounts
    .filter((one) => one.nights <= nights)
    .toSorted((a, b) => b.nights - a.nights)
    .at(0)?.percent
