import type { PushSettings } from '@calm-rest/contract/staff'
import { clockAt } from '../../clock/property-clock.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

const minutesIn = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes from one minute of the day until the next occurrence of another. */
const minutesUntil = (from: number, until: number) => (until - from + dayMinutes) % dayMinutes

/** Returns the first moment from `at` on that is outside of quiet hours, which are in the property's time zone. */
export const afterQuietHours = (at: Date, quiet: PushSettings['quiet']): Date => {
  if (quiet === null) return at
  const [from, until, nowMinutes] = [quiet.from, quiet.until, clockAt(at)].map(minutesIn) as [
    number,
    number,
    number,
  ]
  const isQuiet = minutesUntil(from, nowMinutes) < minutesUntil(from, until)
  if (!isQuiet) return at
  const thisMinute = at.getTime() - (at.getTime() % minuteMs)
  return new Date(thisMinute + minutesUntil(nowMinutes, until) * minuteMs)
}
