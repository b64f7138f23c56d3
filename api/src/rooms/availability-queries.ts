import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../database/database.ts'

/** Queries of free rooms and nights. Dates are half-open. */
export const createAvailabilityQueries = (db: Database) => {
  const freeRooms = db
    .prepare<[CalendarDate, CalendarDate], string>(
      `SELECT DISTINCT u.room_type_id FROM units u WHERE NOT EXISTS (
        SELECT 1 FROM booking_nights n WHERE n.unit_id = u.id AND n.night >= ? AND n.night < ?)`,
    )
    .pluck()
  const takenNights = db
    .prepare<[string, CalendarDate, CalendarDate, string], CalendarDate>(
      `SELECT n.night FROM booking_nights n JOIN units u ON u.id = n.unit_id
       WHERE u.room_type_id = ? AND n.night >= ? AND n.night < ? GROUP BY n.night
       HAVING COUNT(*) >= (SELECT COUNT(*) FROM units WHERE room_type_id = ?) ORDER BY n.night`,
    )
    .pluck()
  const exists = db.prepare<[string], 1>('SELECT 1 FROM room_types WHERE id = ?').pluck()

  return {
    /** Ids of the rooms that have one unit free for the whole stay. */
    freeFor: async (checkIn: CalendarDate, checkOut: CalendarDate) =>
      new Set(await freeRooms.all(checkIn, checkOut)),
    /** Nights in which every unit is taken, or undefined for a room that nobody owns. */
    takenNights: async (roomId: string, from: CalendarDate, to: CalendarDate) =>
      (await exists.get(roomId)) && (await takenNights.all(roomId, from, to, roomId)),
  }
}

export type AvailabilityQueries = ReturnType<typeof createAvailabilityQueries>
