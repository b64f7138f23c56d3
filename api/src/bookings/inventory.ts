import { type CalendarDate, nightsOf } from '@calm-rest/contract/stay'
import type { Database } from '../database/database.ts'
import { createRowInsert } from '../database/row-insert.ts'

/** Units and their nights. Only inside the transaction of a booking or a block. */
export const createInventory = (db: Database) => {
  // CAST keeps SQLite from planning it anew for each room (docs/adr/0015)
  const freeUnit = db
    .prepare<[string, CalendarDate, CalendarDate], number>(
      `SELECT id FROM units u WHERE room_type_id = CAST(? AS TEXT) AND NOT EXISTS (
        SELECT 1 FROM booking_nights n WHERE n.unit_id = u.id AND n.night >= ? AND n.night < ?)
       ORDER BY number LIMIT 1`,
    )
    .pluck()
  const takenBy = (owner: 'booking_id' | 'block_id') => {
    const insert = createRowInsert<string>(db, 'booking_nights', ['unit_id', 'night', owner])
    return (unitId: number, from: CalendarDate, until: CalendarDate, ownerId: number) =>
      insert(...nightsOf(from, until).map((night) => ({ unit_id: unitId, night, [owner]: ownerId })))
  }

  return {
    /** The first unit that is free in every night of the stay. */
    freeUnit: (roomTypeId: string, checkIn: CalendarDate, checkOut: CalendarDate) =>
      freeUnit.get(roomTypeId, checkIn, checkOut),
    take: takenBy('booking_id'),
    /** For a block instead of a booking. */
    close: takenBy('block_id'),
  }
}
