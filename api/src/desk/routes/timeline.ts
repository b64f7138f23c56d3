import { bookingReferenceOf, roomNumberOf } from '@calm-rest/contract/reference'
import type { TimelineEntry } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { createAuditLog, type Facts, type LogLine, unshownFacts } from '../../core/audit-log/audit-log.ts'
import type { Database } from '../../core/database/database.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { propertyOf } from '../../property/index.ts'
import type { StoredBooking } from '../../stays/index.ts'

/** Maximum number of audit log lines on the page of one stay. */
const mostLines = 200

/** Returns the history of a stay: from the audit log, and from the guest's acts stored with the booking. */
export const createTimeline = (db: Database) => {
  const log = createAuditLog(db)
  const { roomUnits } = propertyOf(db)
  const roomTypes = db.prepare<[Lang], { id: string; name: string }>(
    `SELECT room_type_id AS id, name FROM ${shownRoomNames} t WHERE lang = ?`,
  )

  return async (stay: StoredBooking, lang: Lang): Promise<TimelineEntry[]> => {
    const subjects = new Set([stay.reference, bookingReferenceOf(stay.reference)])
    const lines: LogLine[] = []
    for (const subject of subjects) lines.push(...(await log.newest(mostLines, subject)))
    // several lines may have the same moment
    lines.sort((a, b) => a.id - b.id)
    const names: Names = {
      types: new Map((await roomTypes.all(lang)).map(({ id, name }) => [id, name])),
      labelOf: await roomUnits.labelOf(),
    }
    const noted = new Set(lines.map(({ at }) => at))
    // a guest's acts are in no log: only the last time of each kind is known
    const byGuest = guestsActs(stay).filter(({ at }) => !noted.has(at))
    const byDesk = lines.flatMap((line) => entryOf(line, stay, names))
    return [...byGuest, ...byDesk].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  }
}

interface Names {
  /** Names of room types by their ids. */
  types: ReadonlyMap<string, string>
  labelOf: (unit: { roomId: string; unit: number }) => string
}

/** Returns no entry for a line about the whole booking that only changed its other rooms. */
const entryOf = (line: LogLine, { reference, roomId }: StoredBooking, names: Names): TimelineEntry[] => {
  const { at, who, action } = line
  const before = factsOfRoom(line.before, reference)
  const after = factsOfRoom(line.after, reference)
  const all = changesOf(line.before, line.after)
  const changes = changesOf(before, after)
  if (all.length > 0 && changes.every(({ field }) => field === 'reason') && all.length > changes.length)
    return []
  // a line that names no type moved the stay within its type
  const idsOf = { before: String(before?.roomId ?? roomId), after: String(after?.roomId ?? roomId) }
  return [{ at, who, action, changes: changes.map((change) => named(change, names, idsOf)) }]
}

/** Returns the facts of one room of a booking with several; facts of the whole booking are kept. */
const factsOfRoom = (facts: Facts | null, reference: string): Facts | null => {
  if (!facts) return null
  const number = roomNumberOf(reference)
  const own = Object.entries(facts).flatMap(([name, value]) => {
    const [, of, fact] = /^room (\d+) (.+)$/.exec(name) ?? []
    if (fact === undefined) return [[name, value] as const]
    return Number(of) === number ? [[fact, value] as const] : []
  })
  return Object.fromEntries(own)
}

type Change = TimelineEntry['changes'][number]

/** Replaces ids of room types, and of units such as `coral-suite/2`, by their names, and numbers of units. */
const named = (
  { field, before, after }: Change,
  { types, labelOf }: Names,
  roomIds: { before: string; after: string },
): Change => {
  const nameOf = (value: Change['after']) => {
    const [id = '', unit] = String(value).split('/')
    const name = types.get(id)
    if (typeof value !== 'string' || name === undefined) return value
    return unit === undefined ? name : `${name} · ${labelOf({ roomId: id, unit: Number(unit) })}`
  }
  const unitOf = (value: Change['after'], roomId: string) =>
    typeof value === 'number' ? labelOf({ roomId, unit: value }) : value
  if (field === 'unit')
    return { field, before: unitOf(before, roomIds.before), after: unitOf(after, roomIds.after) }
  return field === 'roomId' || field === 'closed'
    ? { field, before: nameOf(before), after: nameOf(after) }
    : { field, before, after }
}

const changesOf = (before: Facts | null, after: Facts | null): Change[] => {
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
