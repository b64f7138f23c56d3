import type { LogLine } from '../log/desk-log.ts'

/** What the owner is told of. */
export type ToldKind = 'lower' | 'long' | 'closed' | 'removed' | 'fewer'

/** Kind of an act that concerns the owner, by its line in the log. */
export const actKindOf = ({
  action,
  before,
  after,
}: Pick<LogLine, 'action' | 'before' | 'after'>): ToldKind => {
  if (action === 'block add') return 'closed'
  if (action === 'unit remove') return 'removed'
  if (action === 'room change') return 'fewer'
  return Number(after?.totalCents) < Number(before?.totalCents) ? 'lower' : 'long'
}

/** The room that such an act was about, and its unit where it was about one. */
export const unitOfAct = ({ action, subject, after }: LogLine): { roomId: string; unit?: number } => {
  if (action === 'block add') return { roomId: String(after?.roomId), unit: Number(after?.unit) }
  const [roomId = subject, unit] = subject.split('/')
  return unit === undefined ? { roomId } : { roomId, unit: Number(unit) }
}
