import { hotel } from '@calm-rest/contract/hotel'
import { toRate, type WaysToPay } from '@calm-rest/contract/staff'
import type { Database } from '../../../core/database/database.ts'
import { createRatesStore } from '../rates-store.ts'
import { rateOf } from './rate-of.ts'
import type { ExchangeRates } from './read-reference-rates.ts'

/** Reads the other currencies of the rates for which there is a rate now: the owner's, otherwise the fetched one. */
export const createCashRates = (db: Database, exchangeRates: () => ExchangeRates = () => new Map()) => {
  const store = createRatesStore(db)
  return async (): Promise<WaysToPay['currencies']> => {
    const { rates } = await store.current()
    return rates.otherCurrencies.flatMap(({ currency, perDollar }) => {
      const rate = perDollar ?? rateOf(exchangeRates(), currency)
      if (rate === undefined || currency === hotel.currency || toRate(rate) === 0) return []
      return [{ currency, rate: toRate(rate), isDaily: perDollar === undefined }]
    })
  }
}

export type ReadCashRates = ReturnType<typeof createCashRates>
