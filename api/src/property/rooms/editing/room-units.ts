import { unitLabel } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../../core/database/database.ts'

type Labelled = Unit & { unitName: string | null }

/** SQLite knows the case of ASCII alone. */
const fold = (name: string) => name.normalize('NFKC').toLowerCase()

interface Unit {
  roomId: string
  unit: number
}

interface UnitKey extends Unit {
  today: CalendarDate
}

const keyOf = ({ roomId, unit }: Unit) => `${roomId}/${unit}`

/** Adds, names and removes the units of a type by number. Call it inside a transaction. */
export const createRoomUnits = (db: Database) => {
  // a removed unit with the same number is used again
  const add = db.prepare<[UnitKey]>(`
    INSERT INTO units (room_type_id, number, added_on) VALUES (@roomId, @unit, @today)
    ON CONFLICT (room_type_id, number) DO UPDATE SET removed_on = NULL, name = CASE WHEN EXISTS (
      SELECT 1 FROM units u WHERE u.removed_on IS NULL AND lower(u.name) = lower(units.name))
      THEN NULL ELSE units.name END`)
  const remove = db.prepare<[UnitKey]>(
    'UPDATE units SET removed_on = @today WHERE room_type_id = @roomId AND number = @unit',
  )
  const rename = db.prepare<[Unit & { name: string | null }]>(
    'UPDATE units SET name = @name WHERE room_type_id = @roomId AND number = @unit',
  )
  const labels = db.prepare<[], Labelled>(`
    SELECT room_type_id AS "roomId", number AS unit, name AS "unitName" FROM units WHERE removed_on IS NULL`)
  const named = db.prepare<[], Labelled>(`
    SELECT room_type_id AS "roomId", number AS unit, name AS "unitName" FROM units WHERE name IS NOT NULL`)
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
    rename: async ({ roomId, unit }: Unit, name: string | null, at: Date) => {
      await rename.run({ roomId, unit, name })
      await touch.run(at.toISOString(), roomId)
    },
    /** Whether another unit is called so: of the property by its name, or of the same type by its number. */
    isTaken: async ({ roomId, unit }: Unit, name: string): Promise<boolean> =>
      (await labels.all()).some(
        (other) =>
          (other.roomId !== roomId || other.unit !== unit) &&
          (other.unitName !== null || other.roomId === roomId) &&
          fold(unitLabel(other)) === fold(name),
      ),
    /** Name of a unit, also of one that was taken out; null if it is called by its number. */
    nameOf: async (unit: Unit): Promise<string | null> =>
      (await named.all()).find((one) => keyOf(one) === keyOf(unit))?.unitName ?? null,
    /** Says how a unit is called, also one that was taken out: by its name, or else by its number. */
    labelOf: async (): Promise<(unit: Unit) => string> => {
      const names = new Map((await named.all()).map((one) => [keyOf(one), one.unitName]))
      return (one) => unitLabel({ unit: one.unit, unitName: names.get(keyOf(one)) })
    },
    /** Nobody may hold a night of it from today on. */
    remove: async (key: UnitKey, at: Date) => {
      await remove.run(key)
      await touch.run(at.toISOString(), key.roomId)
    },
  }
}
