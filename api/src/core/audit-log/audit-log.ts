import type { Database } from '../database/database.ts'

/** Facts of a logged resource. They never identify a guest. */
export type Facts = Record<string, string | number | null>

export interface LogLine {
  id: number
  /** ISO 8601, UTC. */
  at: string
  /** Name of a member of the staff, or of an account of the machine. */
  who: string
  /** Like 'booking cancel'. */
  action: string
  /** Id of the booking, room, review, message or calendar. */
  subject: string
  /** null where the resource is new. */
  before: Facts | null
  /** null where the resource is gone. */
  after: Facts | null
}

interface Row extends Omit<LogLine, 'before' | 'after'> {
  before: string | null
  after: string | null
}

/** Facts that later acts read and the front desk does not show. */
export const unshownFacts: readonly string[] = ['refundId', 'linesBefore']

/**
 * The audit log: every change that is made at the front desk or by command. Lines are added and never changed; the
 * database refuses anything else.
 */
export const createAuditLog = (db: Database) => {
  const insert = db
    .prepare<[Omit<Row, 'id'>], number>(`
    INSERT INTO desk_log (at, who, action, subject, before, after)
    VALUES (@at, @who, @action, @subject, @before, @after) RETURNING id`)
    .pluck()
  const byId = db.prepare<[number], Row>('SELECT * FROM desk_log WHERE id = ?')
  const newest = db.prepare<[number], Row>('SELECT * FROM desk_log ORDER BY id DESC LIMIT ?')
  const ofAction = db.prepare<[string, string], Row>(
    'SELECT * FROM desk_log WHERE subject = ? AND action = ? ORDER BY id DESC',
  )
  const ofOneAction = db.prepare<[string, string, number], Row>(
    'SELECT * FROM desk_log WHERE action = ? AND at > ? ORDER BY id DESC LIMIT ?',
  )
  const about = db.prepare<[string, number], Row>(
    'SELECT * FROM desk_log WHERE subject = ? ORDER BY id DESC LIMIT ?',
  )
  return {
    /** Call it inside the transaction of the change. Returns the number of the line. */
    add: async ({ before, after, ...line }: Omit<LogLine, 'id'>): Promise<number> =>
      (await insert.get({ ...line, before: toJson(before), after: toJson(after) })) as number,
    byId: async (id: number): Promise<LogLine | undefined> => {
      const row = await byId.get(id)
      return row && toLine(row)
    },
    /** Returns the newest lines first, of one subject or of all. */
    newest: async (limit: number, subject?: string): Promise<LogLine[]> =>
      (subject === undefined ? await newest.all(limit) : await about.all(subject, limit)).map(toLine),
    /** Returns the newest lines of these actions since a moment (ISO 8601, UTC), newest first. */
    ofActions: async (actions: readonly string[], since: string, limit: number): Promise<LogLine[]> => {
      const rows = await Promise.all(actions.map((action) => ofOneAction.all(action, since, limit)))
      return rows
        .flat()
        .sort((a, b) => b.id - a.id)
        .slice(0, limit)
        .map(toLine)
    },
    /** Returns the lines of one action on a subject, newest first. */
    ofAction: async (subject: string, action: string): Promise<LogLine[]> =>
      (await ofAction.all(subject, action)).map(toLine),
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

const toJson = (facts: Facts | null) => (facts === null ? null : JSON.stringify(facts))
const toFacts = (json: string | null): Facts | null => (json === null ? null : JSON.parse(json))

const toLine = (row: Row): LogLine => ({ ...row, before: toFacts(row.before), after: toFacts(row.after) })
