import { bookingReferenceOf } from '@calm-rest/contract/reference'
import type { TimelineEntry } from '@calm-rest/contract/staff'
import type { StoredBooking } from '../../bookings/stored-booking.ts'
import type { Database } from '../../database/database.ts'
import { createDeskLog, type Facts, type LogLine, unshownFacts } from '../../desk/log/desk-log.ts'

/** Lines of the log that a page of one stay reads. */
const mostLines = 200

/** What happened to a stay: by the log of the desk, and by what the booking itself says of its guest. */
export const createTimeline = (db: Database) => {
  const log = createDeskLog(db)
  return async (stay: StoredBooking): Promise<TimelineEntry[]> => {
    const subjects = new Set([stay.reference, bookingReferenceOf(stay.reference)])
    const lines: LogLine[] = []
    for (const subject of subjects) lines.push(...(await log.newest(mostLines, subject)))
    const noted = new Set(lines.map(({ at }) => at))
    // what a guest did stands in no log: only the last time of each kind is known
    const byGuest = guestsActs(stay).filter(({ at }) => !noted.has(at))
    return [...lines.map(toEntry), ...byGuest].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  }
}

const toEntry = ({ at, who, action, before, after }: LogLine): TimelineEntry => ({
  ...{ at, who, action, changes: changesOf(before, after) },
})

const changesOf = (before: Facts | null, after: Facts | null): TimelineEntry['changes'] => {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter(({ field, before: was, after: is }) => was !== is && !unshownFacts.includes(field))
}

const guestsActs = ({ bookedAt, guestChanges, changedAt, arrivalToldAt, cancelledAt }: StoredBooking) => {
  const acts: [string | null, string][] = [
    [bookedAt, 'booked'],
    [guestChanges > 0 ? changedAt : null, 'booking change'],
    [arrivalToldAt, 'arrival told'],
    [cancelledAt, 'booking cancel'],
  ]
  return acts.flatMap(([at, action]) => (at === null ? [] : [{ at, who: null, action, changes: [] }]))
}
