import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect } from 'vitest'
import { priceStay } from './price-stay.ts'
import { randomRates, randomStay } from './random-rates.fixture.ts'
import { planOrStandard, type Rates } from './rates.ts'
import { type ReferenceStay, referenceTotal } from './reference.fixture.ts'

const priceOf = (rates: Rates, { roomTypeId, baseCents, guests, children, ...stay }: ReferenceStay) =>
  priceStay(
    rates,
    {
      roomTypeId,
      baseCents,
      guests,
      children,
      checkIn: stay.checkIn,
      checkOut: addDays(stay.checkIn, stay.nights),
    },
    {
      plan: planOrStandard(rates, stay.planId),
      promotion: rates.promotionCodes.find(({ code }) => code === stay.code),
      extras: stay.extras.map(({ id, quantity }) => {
        const extra = rates.extras.find((one) => one.id === id)
        if (!extra) throw new Error(`No extra ${id}`)
        return { extra, quantity }
      }),
    },
  )

const turned = (rates: Rates): Rates =>
  Object.fromEntries(
    Object.entries(rates).map(([key, list]) => [key, Array.isArray(list) ? list.toReversed() : list]),
  ) as unknown as Rates

/**
 * Prices random stays by random rates. Compares them with the reference, with reordered rates, in another time zone,
 * and with the sum of the lines.
 */
export const checkPrices = (numRuns: number, seed?: number) => {
  const zone = process.env.TZ
  const cases = randomRates.chain((rates) => randomStay(rates).map((stay) => ({ rates, stay })))
  const zones = fc.constantFrom('UTC', 'Asia/Colombo', 'America/Los_Angeles', 'Pacific/Kiritimati')
  try {
    fc.assert(
      fc.property(cases, zones, ({ rates, stay }, timeZone) => {
        process.env.TZ = timeZone
        const price = priceOf(rates, stay)
        expect(price.totalCents).toBe(referenceTotal(rates, stay))
        expect(priceOf(turned(rates), stay).totalCents).toBe(price.totalCents)
        const lines = price.lines.filter((line) => !(line.kind === 'tax' && line.tax.included))
        const sum = [...price.nights.map((one) => one.totalCents), ...lines.map((one) => one.cents)]
        expect(sum.reduce((total, one) => total + one, 0)).toBe(price.totalCents)
        expect(price.nights).toHaveLength(stay.nights)
      }),
      { numRuns, ...(seed !== undefined && { seed }) },
    )
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
}
