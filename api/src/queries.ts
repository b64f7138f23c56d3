/** The queries whose cost grows with the data, for benchmarks that measure them without HTTP. */
export { createBookingQueries } from './bookings/queries.ts'
export type { Database } from './database/database.ts'
export { openDatabase } from './database/open.ts'
export { databaseFile } from './database/sqlite/open-file.ts'
export { createOffers } from './offers/offers.ts'
export { createAvailabilityQueries } from './rooms/availability-queries.ts'
export { createRoomQueries } from './rooms/queries.ts'
