import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone, isCalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../database/database.ts'
import { DeskRefused } from '../desk-refused.ts'
import type { Recorder } from '../log/recorder.ts'

/** What every part of the desk works with. */
export interface DeskParts {
  db: Database
  recorder: Recorder
  now: () => Date
}

export const todayAt = (now: Date): CalendarDate => dateInZone(now, hotel.timeZone)

export const parseDay = (given: string): CalendarDate => {
  if (isCalendarDate(given)) return given
  throw new DeskRefused(`'${given}' is no date like 2027-03-31.`)
}
