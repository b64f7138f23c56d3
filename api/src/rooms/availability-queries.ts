import type { CalendarDate } from '@calm-rest/contract/stay'
import { createInventory } from '../bookings/inventory.ts'
import type { Database } from '../database/database.ts'

/** Queries of free rooms and nights. Dates are half-open. */
export const createAvailabilityQueries = (db: Database) => {
  const inventory = createInventory(db)
  const freeRooms = db
    .prepare<[CalendarDate, CalendarDate], string>(
      `SELECT DISTINCT u.room_type_id FROM units u WHERE NOT EXISTS (
        SELECT 1 FROM booking_nights n WHERE n.unit_id = u.id AND n.night >= ? AND n.night < ?)`,
    )
    .pluck()
  // each night has a unit, but none has all nights: whether stays can be moved is for the inventory to say
  const scatteredRooms = db
    .prepare<[{ from: CalendarDate; until: CalendarDate }], string>(
      `SELECT u.room_type_id FROM units u GROUP BY u.room_type_id
       HAVING MIN((SELECT COUNT(*) FROM booking_nights n
         WHERE n.unit_id = u.id AND n.night >= @from AND n.night < @until)) > 0
       AND NOT EXISTS (
         SELECT 1 FROM booking_nights n JOIN units o ON o.id = n.unit_id
         WHERE o.room_type_id = u.room_type_id AND n.night >= @from AND n.night < @until
         GROUP BY n.night HAVING COUNT(*) >= (SELECT COUNT(*) FROM units a WHERE a.room_type_id = u.room_type_id))`,
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
    /** Ids of the rooms that would take the stay, others being moved to another unit for it where they may be. */
    freeFor: async (checkIn: CalendarDate, checkOut: CalendarDate, today: CalendarDate) => {
      const free = new Set(await freeRooms.all(checkIn, checkOut))
      for (const roomTypeId of await scatteredRooms.all({ from: checkIn, until: checkOut })) {
        if (await inventory.hasPlace({ roomTypeId, from: checkIn, until: checkOut }, today))
          free.add(roomTypeId)
      }
      return free
    },
    /** Nights in which every unit is taken, or undefined for a room that nobody owns. */
    takenNights: async (roomId: string, from: CalendarDate, to: CalendarDate) =>
      (await exists.get(roomId)) && (await takenNights.all(roomId, from, to, roomId)),
  }
}

export type AvailabilityQueries = ReturnType<typeof createAvailabilityQueries>
