import { smallestCents } from '@calm-rest/contract/currencies'
import type { DocumentFacts } from '../content.ts'

/**
 * Converts net value and taxes one by one, and adds them up, so that what is printed adds up in the other currency, too.
 * Undefined without another currency.
 */
export const inOtherCurrency = ({ other, taxes, netCents, totalCents }: DocumentFacts) => {
  if (!other) return undefined
  const step = smallestCents(other.currency)
  const convert = (cents: number) => Math.round((cents * other.rate) / step) * step
  if (taxes.length === 0) return { netCents: convert(totalCents), taxes: [], totalCents: convert(totalCents) }
  const converted = taxes.map((tax) => ({
    name: tax.name,
    included: tax.included,
    cents: convert(tax.cents),
  }))
  const net = convert(netCents)
  return {
    netCents: net,
    taxes: converted,
    totalCents: converted.reduce((sum, { cents }) => sum + cents, net),
  }
}
