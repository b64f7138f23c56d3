import { addDays, type CalendarDate, earlierOf, nightsOf } from '@calm-rest/contract/stay'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import type { Database } from '../../core/database/database.ts'
import { createRowInsert } from '../../core/database/row-insert.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { assign, canAssign, countPlaces, firstPlace } from './assignment.ts'
import type { Held, Span } from './held.ts'

interface HeldRow extends Omit<Held, 'until' | 'bookingId'> {
  lastNight: CalendarDate
  /** null if it may not be moved. */
  bookingId: number | null
}

/** A stay or a block, and the room type of which it takes a unit. */
export interface Wanted extends Span {
  roomTypeId: string
  /** The only permitted unit; any unit by default. */
  unitId?: number | undefined
  /** A booking whose nights count as free. */
  without?: number | undefined
}

/** Limits of the days that may be proposed instead of the requested ones. */
interface NearestLimits {
  today: CalendarDate
  latest: CalendarDate
  withinDays: number
  /** Returns whether the rates permit such a stay. */
  isAllowed(span: Span): boolean
}

/** Name in the audit log for moves that make room for another stay. */
const assignment = 'assignment'

/**
 * Units and their nights. A unit taken out of service is not included, and has no nights ahead. A booking that is
 * confirmed, has not begun and is not pinned may be moved to another unit of its type so that a new stay finds one (see
 * assignment.ts). Blocks and guests in house stay where they are.
 */
export const createInventory = (db: Database) => {
  // CAST keeps SQLite from planning it anew for each room (docs/adr/0015)
  const freeUnits = db.prepare<[string, CalendarDate, CalendarDate], { id: number; number: number }>(
    `SELECT id, number FROM units u WHERE room_type_id = CAST(? AS TEXT) AND removed_on IS NULL AND NOT EXISTS (
        SELECT 1 FROM booking_nights n WHERE n.unit_id = u.id AND n.night >= ? AND n.night < ?)
       ORDER BY number`,
  )
  const isFree = db
    .prepare<[number, CalendarDate, CalendarDate], 1>(
      'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM booking_nights WHERE unit_id = ? AND night >= ? AND night < ?)',
    )
    .pluck()
  const units = db.prepare<[string], { id: number; number: number }>(
    'SELECT id, number FROM units WHERE room_type_id = ? AND removed_on IS NULL ORDER BY number',
  )
  const held = db.prepare<
    [{ roomTypeId: string; from: CalendarDate; today: CalendarDate; without: number }],
    HeldRow
  >(`
    SELECT n.unit_id AS "unitId", MIN(n.night) AS "from", MAX(n.night) AS "lastNight", b.id AS "bookingId"
    FROM units u JOIN booking_nights n ON n.unit_id = u.id
      LEFT JOIN bookings b ON b.id = n.booking_id AND b.status = 'confirmed' AND b.check_in > @today
        AND b.pinned_at IS NULL
    WHERE u.room_type_id = @roomTypeId AND n.night >= @from AND (n.booking_id IS NULL OR n.booking_id <> @without)
    GROUP BY n.unit_id, n.booking_id, n.block_id, b.id`)
  const takenBy = (owner: 'booking_id' | 'block_id') => {
    const insert = createRowInsert<string>(db, 'booking_nights', ['unit_id', 'night', owner])
    return (unitId: number, from: CalendarDate, until: CalendarDate, ownerId: number) =>
      insert(...nightsOf(from, until).map((night) => ({ unit_id: unitId, night, [owner]: ownerId })))
  }
  const take = takenBy('booking_id')
  const release = db.prepare<[number, CalendarDate]>(
    'DELETE FROM booking_nights WHERE booking_id = ? AND night >= ?',
  )
  const setUnit = db
    .prepare<[number, number], string>('UPDATE bookings SET unit_id = ? WHERE id = ? RETURNING reference')
    .pluck()
  const log = createAuditLog(db)

  /** Reads what a stay has to fit into: the ids of units, and all holders of their nights. */
  const look = async ({ roomTypeId, without = 0, from }: Wanted, today: CalendarDate) => {
    const all = await units.all(roomTypeId)
    const rows = await held.all({ roomTypeId, from: earlierOf(from, today), today, without })
    const stays = rows.map(
      ({ lastNight, bookingId, ...row }): Held => ({
        ...row,
        until: addDays(lastNight, 1),
        bookingId: bookingId ?? undefined,
      }),
    )
    return {
      ids: all.map(({ id }) => id),
      stays,
      numberOf: new Map(all.map(({ id, number }) => [id, number])),
    }
  }

  const place = async (wanted: Wanted, today: CalendarDate, at: Date): Promise<number | undefined> => {
    if (wanted.unitId === undefined) {
      const free = await freeUnits.get(wanted.roomTypeId, wanted.from, wanted.until)
      if (free) return free.id
    }
    const { ids, stays, numberOf } = await look(wanted, today)
    const found = assign(ids, stays, wanted, wanted.unitId)
    if (!found) return undefined
    const { unitId, moves } = found
    // releases all nights before taking any: two stays may swap units
    for (const { bookingId } of moves) await release.run(bookingId, today)
    for (const { bookingId, toUnitId } of moves) {
      const from = stays.find((one) => one.bookingId === bookingId) as Held
      await take(toUnitId, from.from, from.until, bookingId)
      const subject = (await setUnit.get(toUnitId, bookingId)) as string
      await log.add({
        at: at.toISOString(),
        who: assignment,
        action: 'booking move',
        subject,
        before: { unit: numberOf.get(from.unitId) ?? null },
        after: { unit: numberOf.get(toUnitId) ?? null },
      })
    }
    return unitId
  }

  return {
    /** Returns ids and numbers of the units of a room type, in the order of assignment. */
    units: (roomTypeId: string) => units.all(roomTypeId),
    /**
     * Returns the id of the unit with a number; undefined without a number.
     *
     * @throws ApiError if there is no such unit
     */
    unitIdOf: async (roomTypeId: string, number: number | undefined): Promise<number | undefined> => {
      if (number === undefined) return undefined
      const all = await units.all(roomTypeId)
      const found = all.find((unit) => unit.number === number)
      if (found) return found.id
      throw new ApiError('unit_not_found', {
        why: `'${roomTypeId}' has no unit ${number}. It has ${all.length}.`,
      })
    },
    /** Returns the numbers of the units without holders between two dates. */
    freeUnits: async (roomTypeId: string, from: CalendarDate, until: CalendarDate): Promise<number[]> =>
      (await freeUnits.all(roomTypeId, from, until)).map(({ number }) => number),
    /** Returns whether `place` would find a unit. */
    hasPlace: async (wanted: Wanted, today: CalendarDate) => {
      const { ids, stays } = await look(wanted, today)
      return canAssign(ids, stays, wanted, wanted.unitId)
    },
    /** Returns how many such stays would find a unit, one after another; counts up to `most`. */
    countPlaces: async (wanted: Wanted, today: CalendarDate, most: number) => {
      const { ids, stays } = await look(wanted, today)
      return countPlaces(ids, stays, wanted, most)
    },
    /**
     * Returns the nearest days on which a stay of as many nights would find a unit, starting with the requested ones;
     * later days come before earlier ones at the same distance. The stay begins on `today` at the earliest and ends on
     * `latest` at the latest.
     */
    nearestPlace: async (
      wanted: Wanted,
      { today, latest, withinDays, isAllowed }: NearestLimits,
    ): Promise<Span | undefined> => {
      const { ids, stays } = await look({ ...wanted, from: today }, today)
      const spans = Array.from({ length: withinDays + 1 }, (_, i) => (i === 0 ? [0] : [i, -i]))
        .flat()
        .map((days) => ({ from: addDays(wanted.from, days), until: addDays(wanted.until, days) }))
        .filter((span) => span.from >= today && span.until <= latest && isAllowed(span))
      return firstPlace(ids, stays, spans)
    },
    /**
     * Returns the unit of a new stay or block, with its nights free: other stays are moved if there is no other way,
     * each with a line in the audit log. Returns undefined if there is no unit. Call it inside a transaction.
     *
     * @param today Date at the property. Guests who arrive on it are no longer moved.
     */
    place,
    /** Like `place`, for the unit that it already has. Others are moved only if `mayMove` is true. */
    keep: async (
      { unitId, ...wanted }: Wanted & { unitId: number },
      mayMove: boolean,
      today: CalendarDate,
      at: Date,
    ): Promise<number | undefined> => {
      if ((await isFree.get(unitId, wanted.from, wanted.until)) !== undefined) return unitId
      return mayMove ? place({ ...wanted, unitId }, today, at) : undefined
    },
    take,
    /** Takes nights for a block instead of a booking. */
    close: takenBy('block_id'),
    /** Releases the nights of a booking from a day on. */
    release: async (bookingId: number, from: CalendarDate) => {
      await release.run(bookingId, from)
    },
  }
}
