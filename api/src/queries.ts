/** What costs more as the data grows, for benchmarks that measure it without HTTP. */
export { createBookings } from './bookings/bookings.ts'
export type { Database } from './database/database.ts'
export { openDatabase } from './database/open.ts'
export { databaseFile } from './database/sqlite/open-file.ts'
export { createOffers } from './offers/offers.ts'
export { createAvailabilityQueries } from './rooms/availability-queries.ts'
export { createRoomQueries } from './rooms/queries.ts'
