import type { HousekeptUnit } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../database/database.ts'
import { todayAt } from '../../property-clock.ts'
import { createUnitStates, type StoredUnit } from '../../units/unit-states.ts'
import { versionOf } from './version.ts'

/** A stay of today, without anything that says who it is. */
interface Today {
  unitId: number
  checkIn: CalendarDate
  arrivedOn: CalendarDate | null
  endedOn: CalendarDate | null
  /** Day of departure. */
  end: CalendarDate
  guests: number
  /** As JSON. */
  children: string
  arrivalTime: string | null
}

/** Every unit with what comes and goes today. */
export const createHousekeptUnits = (db: Database, now: () => Date) => {
  const states = createUnitStates(db)
  const end = 'coalesce(ended_on, check_out)'
  const stays = db.prepare<[{ today: CalendarDate }], Today>(`
    SELECT unit_id AS "unitId", check_in AS "checkIn", arrived_on AS "arrivedOn", ended_on AS "endedOn",
      ${end} AS "end", guests, children, arrival_time AS "arrivalTime"
    FROM bookings WHERE check_in <= @today AND ${end} >= @today AND status IN ('confirmed', 'completed')`)

  return async (lang: Lang): Promise<HousekeptUnit[]> => {
    const today = todayAt(now())
    const byUnit = Map.groupBy(await stays.all({ today }), ({ unitId }) => unitId)
    const units = await states.all(lang)
    return units.map((unit) => toUnit(unit, byUnit.get(unit.unitId) ?? [], today))
  }
}

const toUnit = (stored: StoredUnit, stays: readonly Today[], today: CalendarDate): HousekeptUnit => {
  const { roomId, roomType, unit, state, changedAt, changedBy, blockedUntil, reason } = stored
  const { roomType: _, ...said } = stored
  const leaving = stays.find((stay) => stay.end === today && stay.checkIn < today)
  const coming = stays.find((stay) => stay.checkIn === today && stay.endedOn === null)
  const isThere = (stay: Today) => stay.endedOn === null && (stay.arrivedOn !== null || stay.checkIn < today)
  return {
    ...{ version: versionOf(said), roomId, roomType, unit, state, changedAt, changedBy },
    closed: blockedUntil === null ? null : { until: blockedUntil, reason: reason ?? '' },
    isOccupied: stays.some(isThere),
    departure: leaving ? { hasLeft: leaving.endedOn !== null } : null,
    arrival: coming
      ? {
          ...{ hasArrived: coming.arrivedOn !== null, guests: coming.guests, time: coming.arrivalTime },
          children: JSON.parse(coming.children) as number[],
        }
      : null,
  }
}
