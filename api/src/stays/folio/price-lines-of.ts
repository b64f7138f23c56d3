import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { propertyOf } from '../../property/index.ts'
import type { StoredLines } from '../bookings/price-lines.ts'
import type { StoredBooking } from '../bookings/stored-booking.ts'
import type { CentLine } from './cent-line.ts'
import { createLineNames } from './line-names.ts'
import { priceLines } from './price-lines.ts'

/** Reads the lines of the price of a stay, named in a language. */
export const createPriceLines = (db: Database) => {
  const namesOf = createLineNames(propertyOf(db).rates)
  return async (booking: StoredBooking, lang: Lang): Promise<CentLine[]> => {
    const stored: StoredLines | undefined =
      booking.priceLines === null ? undefined : JSON.parse(booking.priceLines)
    return priceLines(booking, stored, { lang, nameLine: await namesOf(booking, stored, lang) })
  }
}
