/** The questions whose cost grows with the house, for whoever measures them without HTTP around. */
export { createBookingQueries } from './bookings/queries.ts'
export { type Database, databaseFile, openDatabase } from './database/open.ts'
export { createAvailabilityQueries } from './rooms/availability-queries.ts'
