import type { BookingReceipt } from '@calm-rest/contract/api'
import type { Database } from '../../core/database/database.ts'
import { type BookingLimits, createBook } from './book.ts'
import { createCapNotifier } from './cap-notifier.ts'
import type { Order } from './order.ts'

/**
 * Bookings as the site makes them. Everything about one booking happens in one transaction: whoever comes second sees
 * what the first one took. Either all of its rows are stored, or none.
 */
export const createBookings = (db: Database, limits?: BookingLimits) => {
  // nights, keys and references are keys of their tables: they alone keep two bookings apart
  const book = db.transaction(createBook(db, limits), 'snapshot')
  const notifyOnCap = createCapNotifier(db)
  return {
    book: (order: Order): Promise<BookingReceipt> => notifyOnCap(order.bookedAt, () => book(order)),
  }
}

export type Bookings = ReturnType<typeof createBookings>
