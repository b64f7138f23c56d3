import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'

/**
 * If the front desk recorded an arrival within this many days before a stay, it is expected to record those of the
 * stay's guests.
 */
const notedWithinDays = 30

export interface EndedStay {
  checkIn: CalendarDate
  /** Dates at the property as the front desk recorded them; null if it did not. */
  arrivedOn: CalendarDate | null
  endedOn: CalendarDate | null
}

/**
 * Returns whether guests took up a stay that is over and is no recorded no-show: their arrival or departure was
 * recorded, or the front desk records no arrivals at all, in which case all expected guests count.
 */
export const createTakenUp = (db: Database) => {
  const noted = db
    .prepare<[CalendarDate, CalendarDate], 1>(
      'SELECT 1 FROM bookings WHERE check_in >= ? AND check_in <= ? AND arrived_on IS NOT NULL LIMIT 1',
    )
    .pluck()
  return async ({ checkIn, arrivedOn, endedOn }: EndedStay): Promise<boolean> =>
    arrivedOn !== null ||
    endedOn !== null ||
    (await noted.get(addDays(checkIn, -notedWithinDays), checkIn)) === undefined
}
