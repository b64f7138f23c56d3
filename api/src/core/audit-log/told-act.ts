import type { DeskPlace } from '@calm-rest/contract/staff'
import type { Facts, LogLine } from './audit-log.ts'

/** Kinds of acts that the owner is notified of. */
export type ToldKind = 'lower' | 'long' | 'closed' | 'removed' | 'fewer'

/** A unit with nights taken out of sale. */
export interface ClosedUnit {
  roomId: string
  unit: number
  from: string
  until: string
}

type Told = Pick<LogLine, 'action' | 'before' | 'after'>

/** Facts for the line of a stay that leaves a broken unit: what was closed with it. */
export const closedFacts = ({ roomId, unit, from, until }: ClosedUnit): Facts => ({
  closed: `${roomId}/${unit}`,
  closedFrom: from,
  closedUntil: until,
})

/** Returns the unit that an act closed, directly or by moving a guest. */
export const closedUnitOf = ({ action, after }: Pick<Told, 'action' | 'after'>): ClosedUnit | undefined => {
  if (action === 'block add')
    return {
      roomId: String(after?.roomId),
      unit: Number(after?.unit),
      from: String(after?.from),
      until: String(after?.until),
    }
  if (typeof after?.closed !== 'string') return undefined
  const [roomId = '', unit] = after.closed.split('/')
  return { roomId, unit: Number(unit), from: String(after.closedFrom), until: String(after.closedUntil) }
}

/** Returns the kind of an act that concerns the owner, from its audit log line. */
export const actKindOf = (line: Told): ToldKind => {
  const { action, before, after } = line
  if (action === 'unit remove') return 'removed'
  if (action === 'room change') return 'fewer'
  if (Number(after?.totalCents) < Number(before?.totalCents)) return 'lower'
  return closedUnitOf(line) ? 'closed' : 'long'
}

/** Acts on a stay; the others are on a room. */
export const isOnStay = (kind: ToldKind): boolean => kind === 'lower' || kind === 'long'

/** Returns where the front desk shows the subject of an act. */
export const placeOfAct = (line: LogLine): DeskPlace =>
  isOnStay(actKindOf(line)) ? { section: 'stay', reference: line.subject } : { section: 'chart' }

/** Returns the room of an act, and the unit if it names one. */
export const unitOfAct = (line: LogLine): { roomId: string; unit?: number } => {
  const closed = closedUnitOf(line)
  if (closed) return { roomId: closed.roomId, unit: closed.unit }
  const { subject } = line
  const [roomId = subject, unit] = subject.split('/')
  return unit === undefined ? { roomId } : { roomId, unit: Number(unit) }
}
