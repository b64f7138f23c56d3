import type { Rates } from './rates.ts'
import { referenceTaxes } from './reference-taxes.fixture.ts'

/**
 * Computes the price of a stay a second time, written from docs/rates.md alone in the plainest way: big integers
 * instead of rounding, days counted by hand, no product code. `price-stay.property.test.ts` compares the two.
 */
export interface ReferenceStay {
  roomTypeId: string
  baseCents: number
  checkIn: string
  nights: number
  guests: number
  children: readonly number[]
  planId: string
  code: string | undefined
  extras: readonly { id: string; quantity: number }[]
}

type Rule = Rates['prices'][number]

/** Hundredths of a per cent of an amount, halves away from zero. */
const share = (cents: bigint, hundredths: bigint, of = 10_000n): bigint => {
  const product = cents * hundredths
  const size = product < 0n ? -product : product
  const rounded = (2n * size + of) / (2n * of)
  return product < 0n ? -rounded : rounded
}

const hundredthsOf = (percent: number) => BigInt(percent.toFixed(2).replace('.', ''))

const dayAfter = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const pad = (n: number) => String(n).padStart(2, '0')
  if (day < (lengths[month - 1] as number)) return `${year}-${pad(month)}-${pad(day + 1)}`
  return month < 12 ? `${year}-${pad(month + 1)}-01` : `${year + 1}-01-01`
}

/** Zeller's congruence, shifted so that Monday is 1. */
const weekday = (date: string) => {
  let [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (month < 3) {
    year = year - 1
    month = month + 12
  }
  const h =
    (day +
      Math.floor((13 * (month + 1)) / 5) +
      year +
      Math.floor(year / 4) -
      Math.floor(year / 100) +
      Math.floor(year / 400)) %
    7
  return ((h + 5) % 7) + 1
}

const nightOf = (rates: Rates, stay: ReferenceStay, night: string): bigint => {
  const base = BigInt(stay.baseCents)
  const amountOf = (rule: Rule) =>
    rule.priceCents === undefined
      ? base + share(base, hundredthsOf(rule.percent ?? 0))
      : BigInt(rule.priceCents)
  let best: Rule | undefined
  for (const rule of rates.prices) {
    if (rule.roomType !== '*' && rule.roomType !== stay.roomTypeId) continue
    if (night < rule.from || night >= rule.until) continue
    if (rule.weekdays.length > 0 && !rule.weekdays.includes(weekday(night))) continue
    if (best === undefined) {
      best = rule
      continue
    }
    const own = rule.roomType !== '*'
    const bestOwn = best.roomType !== '*'
    const certain = rule.weekdays.length > 0
    const bestCertain = best.weekdays.length > 0
    let isBetter: boolean
    if (own !== bestOwn) isBetter = own
    else if (certain !== bestCertain) isBetter = certain
    else if (rule.from !== best.from) isBetter = rule.from > best.from
    else if (rule.until !== best.until) isBetter = rule.until < best.until
    else isBetter = amountOf(rule) < amountOf(best)
    if (isBetter) best = rule
  }
  let cents = best === undefined ? base : amountOf(best)
  let adults = stay.guests
  for (const age of stay.children)
    for (const one of rates.childPrices)
      if (age >= one.fromAge && age <= one.toAge) {
        adults -= 1
        cents += BigInt(one.perNightCents)
      }
  let supplement = 0n
  for (const one of rates.guestPrices)
    if (one.guests === adults && one.roomType === '*') supplement = BigInt(one.perNightCents)
  for (const one of rates.guestPrices)
    if (one.guests === adults && one.roomType === stay.roomTypeId) supplement = BigInt(one.perNightCents)
  cents += supplement
  if (cents < 0n) cents = 0n
  const plan = rates.plans.find((one) => one.id === stay.planId)
  return rounded(cents + share(cents, hundredthsOf(plan?.percent ?? 0)), rates.rounding)
}

/** Walks up and down to the nearest price that is permitted; of two, the higher one. */
const rounded = (cents: bigint, rounding: Rates['rounding']): bigint => {
  if (rounding === undefined || cents === 0n) return cents
  const isRight = (price: bigint) =>
    price > 0n && (rounding === 'to_5' ? price % 500n === 0n : price % 100n === 99n)
  for (let distance = 0n; ; distance += 1n) {
    if (isRight(cents + distance)) return cents + distance
    if (isRight(cents - distance)) return cents - distance
  }
}

/** Total in cents. */
export const referenceTotal = (rates: Rates, stay: ReferenceStay): number => {
  let sum = 0n
  let night = stay.checkIn
  for (let i = 0; i < stay.nights; i += 1) {
    sum += nightOf(rates, stay, night)
    night = dayAfter(night)
  }
  let reached = 0
  let off = 0
  for (const one of rates.lengthDiscounts)
    if (one.nights <= stay.nights && one.nights > reached) {
      reached = one.nights
      off = one.percent
    }
  sum -= share(sum, hundredthsOf(off))
  for (const one of rates.promotionCodes)
    if (one.code === stay.code) {
      const taken =
        one.percent === undefined ? BigInt(one.amountCents ?? 0) : share(sum, hundredthsOf(one.percent))
      sum -= taken > sum ? sum : taken
    }
  const extras: { id: string; cents: bigint }[] = []
  let extrasSum = 0n
  for (const chosen of stay.extras) {
    const extra = rates.extras.find((one) => one.id === chosen.id)
    if (!extra) throw new Error(`No extra ${chosen.id}`)
    const nights = extra.per === 'night' || extra.per === 'person_night' ? stay.nights : 1
    const cents = BigInt(extra.amountCents) * BigInt(chosen.quantity) * BigInt(nights)
    extras.push({ id: extra.id, cents })
    extrasSum += cents
  }
  return (
    Number(sum + extrasSum) +
    referenceTaxes(rates.taxes, stay, { roomCents: sum, extras }).reduce(
      (total, { tax, cents }) => (tax.included ? total : total + cents),
      0,
    )
  )
}
