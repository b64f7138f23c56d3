/** What costs more as the data grows, for benchmarks that measure it without HTTP. */

export type { Database } from './core/database/database.ts'
export { openDatabase } from './core/database/open.ts'
export { databaseFile } from './core/database/sqlite/open-file.ts'
export { createOffers } from './property/offers/offers.ts'
export { createAvailabilityQueries } from './property/rooms/availability-queries.ts'
export { createRoomQueries } from './property/rooms/queries.ts'
export { createBookings } from './stays/bookings/bookings.ts'
