import type { UnitState } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { shownRoomNames } from '../../core/room-names.ts'

/** Recorded as the author of a dirty state after a departure. */
export const byCheckOut = 'check-out'

export interface StoredUnit {
  unitId: number
  roomId: string
  roomType: string
  unit: number
  /** Null if it is called by its number. */
  unitName: string | null
  state: UnitState
  changedAt: string | null
  changedBy: string | null
  blockId: number | null
  /** End of the nights that are out of sale; null without any. */
  blockedUntil: string | null
  reason: string | null
}

const select = `
  SELECT u.id AS "unitId", u.room_type_id AS "roomId", t.name AS "roomType", u.number AS unit, u.name AS "unitName",
    coalesce(s.state, 'clean') AS state, s.changed_at AS "changedAt", s.changed_by AS "changedBy",
    k.id AS "blockId", k.until AS "blockedUntil", k.reason
  FROM units u JOIN ${shownRoomNames} t ON t.room_type_id = u.room_type_id AND t.lang = @lang
    LEFT JOIN unit_states s ON s.unit_id = u.id LEFT JOIN blocks k ON k.id = s.block_id
  WHERE u.removed_on IS NULL`

/**
 * SQL condition: the guests of a stay `b` are in its unit `@today`. They arrived, or the first night is over, and their
 * departure was not recorded.
 */
export const isThere = `b.status IN ('confirmed', 'completed') AND b.ended_on IS NULL AND b.check_in <= @today
  AND b.check_out >= @today AND (b.arrived_on IS NOT NULL OR b.check_in < @today)`

/** Cleaning states of units, as housekeeping reports them. */
export const createUnitStates = (db: Database) => {
  const all = db.prepare<[{ lang: string }], StoredUnit>(`${select} ORDER BY u.room_type_id, u.number`)
  const one = db.prepare<[{ lang: string; roomId: string; unit: number }], StoredUnit>(
    `${select} AND u.room_type_id = @roomId AND u.number = @unit`,
  )
  const set = db.prepare<[Record<string, string | number | null>]>(`
    INSERT INTO unit_states (unit_id, state, changed_at, changed_by, block_id)
    VALUES (@unitId, @state, @changedAt, @changedBy, @blockId)
    ON CONFLICT (unit_id) DO UPDATE SET state = @state, changed_at = @changedAt, changed_by = @changedBy,
      block_id = @blockId`)
  const soil = db.prepare<[{ bookingId: number; changedAt: string; changedBy: string }]>(`
    INSERT INTO unit_states (unit_id, state, changed_at, changed_by)
    SELECT unit_id, 'dirty', @changedAt, @changedBy FROM bookings WHERE id = @bookingId
    ON CONFLICT (unit_id) DO UPDATE SET state = 'dirty', changed_at = @changedAt, changed_by = @changedBy
    WHERE unit_states.state <> 'out_of_order'`)
  const ofStay = db.prepare<[{ bookingId: number; today: string }], { state: UnitState; isOccupied: 0 | 1 }>(`
    SELECT coalesce(s.state, 'clean') AS state, EXISTS (
      SELECT 1 FROM bookings b WHERE b.unit_id = o.unit_id AND b.id <> o.id AND ${isThere}) AS "isOccupied"
    FROM bookings o LEFT JOIN unit_states s ON s.unit_id = o.unit_id WHERE o.id = @bookingId`)
  return {
    /**
     * Throws unless the guests of a stay can move into its unit today.
     *
     * @throws ApiError 'unit_occupied', or 'unit_dirty' for a unit that is not clean, unless this is intended
     */
    assertReady: async (bookingId: number, today: CalendarDate, isDirtyMeant: boolean) => {
      const unit = await ofStay.get({ bookingId, today })
      if (unit?.isOccupied) throw new ApiError('unit_occupied')
      const isClean = unit === undefined || unit.state === 'clean' || unit.state === 'inspected'
      if (!isClean && !isDirtyMeant) throw new ApiError('unit_dirty')
    },
    /** Ordered by room type and number. */
    all: (lang: string) => all.all({ lang }),
    byNumber: (roomId: string, unit: number, lang: string) => one.get({ roomId, unit, lang }),
    set: async (state: Pick<StoredUnit, 'unitId' | 'state' | 'blockId'>, changedBy: string, at: Date) => {
      await set.run({ ...state, changedBy, changedAt: at.toISOString() })
    },
    /** Marks the unit of a stay as dirty after departure. A unit that is out of order stays so. */
    soil: async (bookingId: number, at: Date) => {
      await soil.run({ bookingId, changedAt: at.toISOString(), changedBy: byCheckOut })
    },
  }
}
