import type { Right } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, isCalendarDate, isTimeOfDay } from '@calm-rest/contract/stay'
import type { Recorder } from '../../core/audit-log/recorder.ts'
import { clockAt, momentAt, todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { propertyOf } from '../../property/index.ts'

/** Dependencies of all desk commands. */
export interface DeskDeps {
  db: Database
  recorder: Recorder
  now: () => Date
  /** Rights of the session, which nobody gives away beyond; all for the command line. */
  held: readonly Right[]
}

/** A day, or a day and a time, on the clock of the property. */
export const parseMoment = (given: string): Date => {
  const { day = '', time = '00:00' } =
    /^(?<day>[\d-]{10})([T ](?<time>\d{2}:\d{2}))?$/.exec(given)?.groups ?? {}
  if (!isCalendarDate(day) || !isTimeOfDay(time))
    throw new ApiError('invalid_request', {
      why: `'${given}' is no day like 2027-03-31, nor a time like 2027-03-31T14:05.`,
    })
  return momentAt(day, time)
}

export const parseDay = (given: string): CalendarDate => {
  if (isCalendarDate(given)) return given
  throw new ApiError('invalid_request', { why: `'${given}' is no date like 2027-03-31.` })
}

/** Yesterday while its guests have not checked out, for guests who came after midnight. */
export const createNightBefore = (db: Database) => {
  const facts = propertyOf(db).facts
  return async (at: Date): Promise<CalendarDate> => {
    const { checkOutUntil } = await facts.read()
    if (clockAt(at) < checkOutUntil) return addDays(todayAt(at), -1)
    throw new ApiError('night_over', { why: `The night before ended at ${checkOutUntil}.` })
  }
}
