import { limits } from '@calm-rest/contract/limits'
import type { RoomTypeStatus } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, earlierOf, nightsOf } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { isClosedOn, propertyOf } from '../../property/index.ts'

/** Consecutive nights in which no unit of a room type is free, half-open like a stay. */
export interface OccupiedSpan {
  from: CalendarDate
  until: CalendarDate
  /** When the last of the stays and blocks in these nights was made. ISO 8601, UTC. */
  changedAt: string
}

interface NightRow {
  night: CalendarDate
  /** A stay or a block begins with this night. */
  isBegin: 0 | 1
  changedAt: string
}

/**
 * Occupied nights of a room for channels, without anything about the guests. The nights come from the query that the
 * site itself uses. Spans begin where a stay or a block begins, so that a span stays the same whatever is added beside
 * it.
 */
export const createOccupied = (db: Database) => {
  const { availability, rates: store } = propertyOf(db)
  const nights = db.prepare<[string, CalendarDate, CalendarDate], NightRow>(`
    SELECT n.night,
      MAX(CASE WHEN coalesce(b.check_in, k.first_night) = n.night THEN 1 ELSE 0 END) AS "isBegin",
      MAX(coalesce(b.created_at, k.created_at)) AS "changedAt"
    FROM units u JOIN booking_nights n ON n.unit_id = u.id
      LEFT JOIN bookings b ON b.id = n.booking_id LEFT JOIN blocks k ON k.id = n.block_id
    WHERE u.room_type_id = ? AND n.night >= ? AND n.night < ? GROUP BY n.night ORDER BY n.night`)
  // a span that began in the past keeps its start; otherwise it would be a different one each day
  const begin = db
    .prepare<[string, CalendarDate], CalendarDate | null>(
      `SELECT MIN(coalesce(b.check_in, k.first_night)) FROM units u JOIN booking_nights n ON n.unit_id = u.id
       LEFT JOIN bookings b ON b.id = n.booking_id LEFT JOIN blocks k ON k.id = n.block_id
       WHERE u.room_type_id = ? AND n.night = ?`,
    )
    .pluck()

  const statusOf = db.prepare<[string], { status: RoomTypeStatus; changedAt: string }>(
    'SELECT status, changed_at AS "changedAt" FROM room_types WHERE id = ?',
  )

  /** Closed nights replace what is booked in them: the property is closed as a whole, in one span. */
  const withClosures = async (rows: readonly NightRow[], from: CalendarDate, until: CalendarDate) => {
    const { rates } = await store.current()
    if (rates.closures.length === 0) return rows
    const changedAt = (await store.changedAt()) ?? ''
    const byNight = new Map(rows.map((row) => [row.night, row]))
    for (const night of nightsOf(from, until).filter((one) => isClosedOn(rates, one))) {
      const isBegin = rates.closures.some((closure) => closure.from === night) ? 1 : 0
      byNight.set(night, { night, isBegin, changedAt })
    }
    return [...byNight.values()].toSorted((a, b) => a.night.localeCompare(b.night))
  }

  /**
   * Returns the spans that are not over on `today`; undefined for an unknown room. A room that is not offered has no
   * free night.
   */
  return async (roomId: string, today: CalendarDate): Promise<OccupiedSpan[] | undefined> => {
    const type = await statusOf.get(roomId)
    if (type && type.status !== 'offered')
      return [{ from: today, until: addDays(today, limits.bookingHorizonDays), changedAt: type.changedAt }]
    const { closures } = (await store.current()).rates
    const from = closures
      .filter((one) => one.from <= today && today < one.until)
      .reduce((first, one) => earlierOf(first, one.from), (await begin.get(roomId, today)) ?? today)
    const until = addDays(today, limits.bookingHorizonDays)
    const taken = await availability.takenNights(roomId, from, until)
    if (!taken) return undefined
    const isTaken = new Set(taken)
    const rows = (await nights.all(roomId, from, until)).filter(({ night }) => isTaken.has(night))
    return spansOf(await withClosures(rows, from, until)).filter((span) => span.until > today)
  }
}

const spansOf = (rows: readonly NightRow[]): OccupiedSpan[] => {
  const spans: OccupiedSpan[] = []
  for (const { night, isBegin, changedAt } of rows) {
    const current = spans.at(-1)
    const until = addDays(night, 1)
    if (!current || isBegin || current.until !== night) spans.push({ from: night, until, changedAt })
    else {
      current.until = until
      if (changedAt > current.changedAt) current.changedAt = changedAt
    }
  }
  return spans
}
