import { hotel } from '@calm-rest/contract/hotel'
import { merchantCodeOf, type WaysToPay } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { createCashRates, type ExchangeRates } from '../../property/index.ts'
import { staysOf } from '../../stays/index.ts'

/** Reads how a guest can pay at the desk now. A code in a currency without a rate is left out. */
export const createWaysToPay = (db: Database, exchangeRates?: (() => ExchangeRates) | undefined) => {
  const cashRates = createCashRates(db, exchangeRates)
  const { paymentSettings } = staysOf(db)
  return async (): Promise<WaysToPay> => {
    const currencies = await cashRates()
    const code = await paymentSettings.merchantCode()
    const merchant = code === null ? undefined : merchantCodeOf(code)
    const has = (wanted: string) =>
      wanted === hotel.currency || currencies.some(({ currency }) => currency === wanted)
    if (code === null || !merchant || !has(merchant.currency)) return { currencies }
    return { currencies, qr: Object.assign({ code }, merchant) }
  }
}

export type ReadWaysToPay = ReturnType<typeof createWaysToPay>
