import { type CalendarDate, nightsOf } from '@calm-rest/contract/stay'
import type { Database } from '../database/open.ts'

/** Units and their nights. Synchronous: only inside the transaction of a booking or a block. */
export const createInventory = (db: Database) => {
  const freeUnit = db
    .prepare<[string, CalendarDate, CalendarDate], number>(
      `SELECT id FROM units u WHERE room_type_id = ? AND NOT EXISTS (
        SELECT 1 FROM booking_nights n WHERE n.unit_id = u.id AND n.night >= ? AND n.night < ?)
       ORDER BY number LIMIT 1`,
    )
    .pluck()
  const take = db.prepare<[number, CalendarDate, number]>(
    'INSERT INTO booking_nights (unit_id, night, booking_id) VALUES (?, ?, ?)',
  )
  const close = db.prepare<[number, CalendarDate, number]>(
    'INSERT INTO booking_nights (unit_id, night, block_id) VALUES (?, ?, ?)',
  )

  return {
    /** The first unit that is free in every night of the stay. */
    freeUnit: (roomTypeId: string, checkIn: CalendarDate, checkOut: CalendarDate) =>
      freeUnit.get(roomTypeId, checkIn, checkOut),
    take: (unitId: number, checkIn: CalendarDate, checkOut: CalendarDate, bookingId: number) => {
      for (const night of nightsOf(checkIn, checkOut)) take.run(unitId, night, bookingId)
    },
    /** For a block instead of a booking. */
    close: (unitId: number, from: CalendarDate, until: CalendarDate, blockId: number) => {
      for (const night of nightsOf(from, until)) close.run(unitId, night, blockId)
    },
  }
}
