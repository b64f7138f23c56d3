import { hotel } from '@calm-rest/contract/hotel'
import type { ExchangeRates } from './read-reference-rates.ts'

/** Returns how much of a currency one unit of the property's is worth; undefined if the rate of either is unknown. */
export const rateOf = (perEuro: ExchangeRates, currency: string): number | undefined => {
  const its = perEuro.get(currency)
  const ours = perEuro.get(hotel.currency)
  return its === undefined || ours === undefined ? undefined : its / ours
}
