import type { HousekeptUnit } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { isThere, propertyOf, type StoredUnit } from '../../property/index.ts'
import { versionOf } from './version.ts'

/** A stay of today, without the guest's identity. */
interface Today {
  unitId: number
  checkIn: CalendarDate
  arrivedOn: CalendarDate | null
  endedOn: CalendarDate | null
  /** Day of departure. */
  end: CalendarDate
  guests: number
  /** JSON. */
  children: string
  arrivalTime: string | null
  isThere: 0 | 1
}

/** Every unit with today's arrivals and departures. */
export const createHousekeptUnits = (db: Database, now: () => Date) => {
  const states = propertyOf(db).unitStates
  const end = 'coalesce(b.ended_on, b.check_out)'
  const stays = db.prepare<[{ today: CalendarDate }], Today>(`
    SELECT b.unit_id AS "unitId", b.check_in AS "checkIn", b.arrived_on AS "arrivedOn", b.ended_on AS "endedOn",
      ${end} AS "end", b.guests, b.children, b.arrival_time AS "arrivalTime",
      CASE WHEN ${isThere} THEN 1 ELSE 0 END AS "isThere"
    FROM bookings b
    WHERE b.check_in <= @today AND ${end} >= @today AND b.status IN ('confirmed', 'completed')`)

  return async (lang: Lang): Promise<HousekeptUnit[]> => {
    const today = todayAt(now())
    const byUnit = Map.groupBy(await stays.all({ today }), ({ unitId }) => unitId)
    const units = await states.all(lang)
    return units.map((unit) => toUnit(unit, byUnit.get(unit.unitId) ?? [], today))
  }
}

const toUnit = (stored: StoredUnit, stays: readonly Today[], today: CalendarDate): HousekeptUnit => {
  const { roomId, roomType, unit, unitName, state, changedAt, changedBy, blockedUntil, reason } = stored
  const { roomType: _, unitName: __, ...said } = stored
  const leaving = stays.find((stay) => stay.end === today && stay.checkIn < today)
  const coming = stays.find((stay) => stay.checkIn === today && stay.endedOn === null)
  return {
    version: versionOf(said),
    roomId,
    roomType,
    unit,
    unitName,
    state,
    changedAt,
    changedBy,
    closed: blockedUntil === null ? null : { until: blockedUntil, reason: reason ?? '' },
    isOccupied: stays.some((stay) => stay.isThere === 1),
    departure: leaving ? { hasLeft: leaving.endedOn !== null } : null,
    arrival: coming
      ? {
          hasArrived: coming.arrivedOn !== null,
          guests: coming.guests,
          time: coming.arrivalTime,
          children: JSON.parse(coming.children) as number[],
        }
      : null,
  }
}
