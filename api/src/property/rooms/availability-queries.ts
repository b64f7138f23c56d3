import { type CalendarDate, nightsOf } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { createInventory } from '../inventory/inventory.ts'
import { createRatesStore } from '../rates/rates-store.ts'
import { isClosedOn } from '../rates/restrictions.ts'

interface Nights {
  from: CalendarDate
  until: CalendarDate
}

interface UnitCount {
  roomTypeId: string
  count: number
}

/** Queries of free rooms and nights. Dates are half-open. */
export const createAvailabilityQueries = (db: Database) => {
  const inventory = createInventory(db)
  const store = createRatesStore(db)
  const freeUnits = db.prepare<[Nights], UnitCount>(`
    SELECT u.room_type_id AS "roomTypeId", COUNT(*) AS count FROM units u WHERE u.removed_on IS NULL AND NOT EXISTS (
      SELECT 1 FROM booking_nights n WHERE n.unit_id = u.id AND n.night >= @from AND n.night < @until)
    GROUP BY u.room_type_id`)
  const units = db.prepare<[], UnitCount>(
    'SELECT room_type_id AS "roomTypeId", COUNT(*) AS count FROM units WHERE removed_on IS NULL GROUP BY room_type_id',
  )
  // more stays than this never fit
  const leftOnFullestNight = db.prepare<[Nights], UnitCount>(`
    SELECT t.room_type_id AS "roomTypeId", t.units - coalesce(MAX(o.taken), 0) AS count
    FROM (SELECT room_type_id, COUNT(*) AS units FROM units WHERE removed_on IS NULL GROUP BY room_type_id) t
    LEFT JOIN (
      SELECT u.room_type_id, n.night, COUNT(*) AS taken FROM units u JOIN booking_nights n ON n.unit_id = u.id
      WHERE n.night >= @from AND n.night < @until GROUP BY u.room_type_id, n.night) o
      ON o.room_type_id = t.room_type_id
    GROUP BY t.room_type_id, t.units`)
  const takenNights = db
    .prepare<[string, CalendarDate, CalendarDate, string], CalendarDate>(
      `SELECT n.night FROM booking_nights n JOIN units u ON u.id = n.unit_id
       WHERE u.room_type_id = ? AND n.night >= ? AND n.night < ? GROUP BY n.night
       HAVING COUNT(*) >= (SELECT COUNT(*) FROM units WHERE room_type_id = ? AND removed_on IS NULL) ORDER BY n.night`,
    )
    .pluck()
  const isOffered = db
    .prepare<[string], 1>("SELECT 1 FROM room_types WHERE id = ? AND status = 'offered'")
    .pluck()

  const placesFor = async ({ from, until }: Nights, today: CalendarDate, most: number) => {
    const free = new Map((await freeUnits.all({ from, until })).map((one) => [one.roomTypeId, one.count]))
    const places = new Map<string, number>()
    for (const { roomTypeId, count: atMost } of await leftOnFullestNight.all({ from, until })) {
      if (atMost <= 0) continue
      const bound = Math.min(atMost, most)
      // no single unit may be free throughout: the inventory decides whether stays can be moved
      const isScattered = (free.get(roomTypeId) ?? 0) < bound
      const count = isScattered
        ? await inventory.countPlaces({ roomTypeId, from, until }, today, bound)
        : bound
      if (count > 0) places.set(roomTypeId, count)
    }
    return places
  }

  return {
    /**
     * Returns by room id how many such stays would fit, counted up to `most`. Others are moved to another unit if they
     * may.
     */
    placesFor: (checkIn: CalendarDate, checkOut: CalendarDate, today: CalendarDate, most = 1) =>
      placesFor({ from: checkIn, until: checkOut }, today, most),
    /** Returns the number of units by room id, taken or free. */
    unitsOf: async (): Promise<ReadonlyMap<string, number>> =>
      new Map((await units.all()).map(({ roomTypeId, count }) => [roomTypeId, Number(count)])),
    /**
     * Returns the nights in which every unit is taken or the property is closed; undefined for a room that is not
     * offered.
     */
    takenNights: async (
      roomId: string,
      from: CalendarDate,
      to: CalendarDate,
    ): Promise<CalendarDate[] | undefined> => {
      if (!(await isOffered.get(roomId))) return undefined
      const taken = await takenNights.all(roomId, from, to, roomId)
      const { rates } = await store.current()
      if (rates.closures.length === 0) return taken
      const isTaken = new Set(taken)
      return nightsOf(from, to).filter((night) => isTaken.has(night) || isClosedOn(rates, night))
    },
  }
}

export type AvailabilityQueries = ReturnType<typeof createAvailabilityQueries>
