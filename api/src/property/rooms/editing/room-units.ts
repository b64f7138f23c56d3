import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../../core/database/database.ts'

interface UnitKey {
  roomId: string
  unit: number
  today: CalendarDate
}

/** Adds and removes the units of a type by number. Call it inside a transaction. */
export const createRoomUnits = (db: Database) => {
  // a removed unit with the same number is used again
  const add = db.prepare<[UnitKey]>(`
    INSERT INTO units (room_type_id, number, added_on) VALUES (@roomId, @unit, @today)
    ON CONFLICT (room_type_id, number) DO UPDATE SET removed_on = NULL`)
  const remove = db.prepare<[UnitKey]>(
    'UPDATE units SET removed_on = @today WHERE room_type_id = @roomId AND number = @unit',
  )
  const wait = db.prepare<[{ roomId: string; units: string; at: string }]>(
    'UPDATE room_types SET units_waiting = @units, changed_at = @at, is_example = 0 WHERE id = @roomId',
  )
  const touch = db.prepare<[string, string]>(
    'UPDATE room_types SET changed_at = ?, is_example = 0 WHERE id = ?',
  )

  // a booking refers to both; SQLite permits only one writer at a time anyway
  const lock = db.engine === 'postgres' ? ' FOR UPDATE' : ''
  const holdType = db.prepare<[string]>(`SELECT id FROM room_types WHERE id = ?${lock}`)
  const holdUnits = db.prepare<[string]>(`SELECT id FROM units WHERE room_type_id = ? ORDER BY id${lock}`)
  return {
    /**
     * Waits for bookings of a type that are in progress, so that all nights ahead are known; later bookings see what
     * was decided. Call it first in a transaction with isolation `latest`.
     */
    hold: async (roomId: string) => {
      await holdType.all(roomId)
      await holdUnits.all(roomId)
    },
    add: async (key: UnitKey, at: Date) => {
      await add.run(key)
      await touch.run(at.toISOString(), key.roomId)
    },
    /** Numbers of the units that come with a type that is not offered. */
    wait: async (roomId: string, units: readonly number[], at: Date) => {
      await wait.run({ roomId, units: JSON.stringify(units), at: at.toISOString() })
    },
    /** Nobody may hold a night of it from today on. */
    remove: async (key: UnitKey, at: Date) => {
      await remove.run(key)
      await touch.run(at.toISOString(), key.roomId)
    },
  }
}
