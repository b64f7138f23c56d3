import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'

/** A desk that noted an arrival within so many days before a stay notes those of its guests, too. */
const notedWithinDays = 30

export interface EndedStay {
  checkIn: CalendarDate
  /** Days at the property of what the desk noted; null where it noted nothing. */
  arrivedOn: CalendarDate | null
  endedOn: CalendarDate | null
}

/**
 * Whether guests have come to a stay that is over and was not noted as a no-show: the desk noted their arrival or
 * departure; or it notes no arrivals at all, and then everybody counts who was expected.
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
