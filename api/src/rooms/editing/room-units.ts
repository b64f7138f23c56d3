import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../database/database.ts'

interface UnitKey {
  roomId: string
  unit: number
  today: CalendarDate
}

/** The units of a type come and go by their numbers. Only within a transaction. */
export const createRoomUnits = (db: Database) => {
  // the door is the same one where it was taken out before
  const add = db.prepare<[UnitKey]>(`
    INSERT INTO units (room_type_id, number, added_on) VALUES (@roomId, @unit, @today)
    ON CONFLICT (room_type_id, number) DO UPDATE SET removed_on = NULL`)
  const remove = db.prepare<[UnitKey]>(
    'UPDATE units SET removed_on = @today WHERE room_type_id = @roomId AND number = @unit',
  )
  const wait = db.prepare<[{ roomId: string; units: string; at: string }]>(
    'UPDATE room_types SET units_waiting = @units, changed_at = @at WHERE id = @roomId',
  )
  const touch = db.prepare<[string, string]>('UPDATE room_types SET changed_at = ? WHERE id = ?')

  return {
    add: async (key: UnitKey, at: Date) => {
      await add.run(key)
      await touch.run(at.toISOString(), key.roomId)
    },
    /** Numbers of the units that come with a type that is not offered. */
    wait: async (roomId: string, units: readonly number[], at: Date) => {
      await wait.run({ roomId, units: JSON.stringify(units), at: at.toISOString() })
    },
    /** Nobody may have a night of it from today on. */
    remove: async (key: UnitKey, at: Date) => {
      await remove.run(key)
      await touch.run(at.toISOString(), key.roomId)
    },
  }
}
