import type { BookingReceipt } from '@calm-rest/contract/api'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { propertyOf, refusalAt } from '../../property/index.ts'
import { type BookingLimits, createBook } from './book.ts'
import { createCapNotifier } from './cap-notifier.ts'
import type { Order } from './order.ts'

/**
 * Bookings made on the site. Each booking is one transaction: a second one sees what the first took. All of its rows
 * are stored, or none.
 */
export const createBookings = (db: Database, limits?: BookingLimits) => {
  // nights, keys and references are keys of their tables, which alone keep two bookings apart
  const book = db.transaction(createBook(db, limits), 'snapshot')
  const notifyOnCap = createCapNotifier(db)
  const { opening } = propertyOf(db)
  return {
    /** @throws ApiError 'property_not_open' before the property opens, 'property_paused' while it takes no bookings */
    book: async (order: Order): Promise<BookingReceipt> => {
      const refusal = refusalAt(await opening.stage())
      if (refusal) throw new ApiError(refusal)
      return notifyOnCap(order.bookedAt, () => book(order))
    },
  }
}

export type Bookings = ReturnType<typeof createBookings>
