import { type StaffLimits, staffLimits } from '@calm-rest/contract/staff'
import { nightsBetween } from '@calm-rest/contract/stay'
import type { Facts } from '../../core/audit-log/audit-log.ts'
import { type ClosedUnit, closedUnitOf } from '../../core/audit-log/told-act.ts'
import type { Database } from '../../core/database/database.ts'

/** An act, as the audit log records it. */
export interface Act {
  action: string
  subject: string
  before: Facts | null
  after: Facts | null
}

interface Verdict {
  /** Whether it requires a passkey that was used just now. */
  needsProof: boolean
  /** Whether the owner is mailed about it. */
  concernsOwner: boolean
}

type Windows = Record<'hour' | 'day', number>

const hourMs = 60 * 60_000
const windowMs: Windows = { hour: hourMs, day: 24 * hourMs }
const windows = Object.keys(windowMs) as (keyof Windows)[]

const allowed: StaffLimits['withoutProof'] = staffLimits.withoutProof

/** Returns the total in cents of a stay, or of all rooms of a booking; undefined for an act without a price. */
const totalOf = (facts: Facts | null): number | undefined => {
  const totals = Object.entries(facts ?? {})
    .filter(([name]) => /(^| )totalCents$/.test(name))
    .map(([, value]) => Number(value))
  return totals.length === 0 ? undefined : totals.reduce((sum, cents) => sum + cents, 0)
}

const nightsOf = (facts: Facts | null): number => {
  const { checkIn, checkOut } = facts ?? {}
  return typeof checkIn === 'string' && typeof checkOut === 'string' ? nightsBetween(checkIn, checkOut) : 0
}

const lowersTotal = ({ before, after }: Act) => (totalOf(after) ?? 0) < (totalOf(before) ?? 0)

/** Takes more nights out of sale: by a new or extended stay. */
const isLongStay = ({ before, after }: Act) => nightsOf(after) - nightsOf(before) > allowed.stayNights

/** Returns a guest's booked nights to sale. */
const endsEarly = ({ before, after }: Act) => {
  const { endedOn } = after ?? {}
  return before?.endedOn === null && String(endedOn) < String(before.checkOut)
}

/** Returns nights to sale that were closed for long. */
const opensLong = ({ action, before }: Act) =>
  action === 'block remove' &&
  nightsBetween(String(before?.from), String(before?.until)) > allowed.closedNights

/** Lowers the number of guests who can book the room. */
const holdsFewer = ({ before, after }: Act) => Number(after?.guests) < Number(before?.guests)

/** Acts that are normal in small numbers and dangerous in large ones, each with its limits. */
const counted: readonly { limits: Windows; actions: readonly string[]; isCounted: (act: Act) => boolean }[] =
  [
    { limits: allowed.walkIns, actions: ['booking add'], isCounted: () => true },
    { limits: allowed.earlyEnds, actions: ['booking leave', 'booking no-show'], isCounted: endsEarly },
    { limits: allowed.changes, actions: ['booking change'], isCounted: () => true },
    { limits: allowed.answers, actions: ['message answer'], isCounted: () => true },
  ]

/** Actions that the owner is always notified of, like those that close a unit. */
const alwaysTold = ['unit remove']

/**
 * Decides which acts require a proof, and which the owner is notified of, from their audit log lines. This is the only
 * place for these rules. Acts of all staff count together, so that two sessions may not do more than one. Call it
 * inside the transaction of the act, after its line was written.
 */
export const createActRules = (db: Database) => {
  const since = db.prepare<[string, string], { before: string | null; after: string | null }>(
    'SELECT before, after FROM desk_log WHERE at > ? AND action = ?',
  )
  const closed = db.prepare<[string], { roomId: string; unit: number; from: string; until: string }>(`
    SELECT u.room_type_id AS "roomId", u.number AS unit, k.first_night AS "from", k.until
    FROM blocks k JOIN units u ON u.id = k.unit_id WHERE k.created_at > ?`)

  const start = (at: Date, name: keyof Windows) => new Date(at.getTime() - windowMs[name]).toISOString()

  /** Returns the recently closed units, each with the nights taken out of sale. */
  const closedUnits = async (at: Date, name: keyof Windows) => {
    const blocks = await closed.all(start(at, name))
    const nightsByUnit = new Map<string, number>()
    for (const { roomId, unit, from, until } of blocks) {
      const key = `${roomId}/${unit}`
      nightsByUnit.set(key, (nightsByUnit.get(key) ?? 0) + nightsBetween(from, until))
    }
    return nightsByUnit
  }
  const closesMuch = async ({ roomId, unit }: ClosedUnit, at: Date) => {
    const ofDay = await closedUnits(at, 'day')
    const ofHour = await closedUnits(at, 'hour')
    const nights = ofDay.get(`${roomId}/${unit}`) ?? 0
    const { closedUnits: units, closedNights } = allowed
    return nights > closedNights || ofHour.size > units.hour || ofDay.size > units.day
  }
  const isOneTooMany = async (act: Act, at: Date) => {
    for (const { limits, actions, isCounted } of counted) {
      if (!actions.includes(act.action) || !isCounted(act)) continue
      for (const name of windows) {
        let count = 0
        for (const action of actions) {
          const rows = await since.all(start(at, name), action)
          count += rows.filter(({ before, after }) => isCounted({ ...act, ...parsed(before, after) })).length
        }
        if (count > limits[name]) return true
      }
    }
    return false
  }

  return async (act: Act, at: Date): Promise<Verdict> => {
    const isGrave =
      lowersTotal(act) ||
      (act.action === 'room change' && holdsFewer(act)) ||
      (['booking add', 'booking change'].includes(act.action) && isLongStay(act))
    const closed = closedUnitOf(act)
    const needsProof =
      isGrave ||
      opensLong(act) ||
      (closed !== undefined && (await closesMuch(closed, at))) ||
      (await isOneTooMany(act, at))
    const concernsOwner = isGrave || closed !== undefined || alwaysTold.includes(act.action)
    return { needsProof, concernsOwner }
  }
}

const parsed = (before: string | null, after: string | null) => ({
  before: before === null ? null : (JSON.parse(before) as Facts),
  after: after === null ? null : (JSON.parse(after) as Facts),
})
