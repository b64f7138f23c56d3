import type { Database } from '../database/database.ts'

/** Facts of a logged resource, none of which identifies a guest. */
export type Facts = Record<string, string | number | null>

export interface LogLine {
  id: number
  /** ISO 8601, UTC. */
  at: string
  /** Name of an account of the machine, or 'link in mail'. */
  who: string
  /** Like 'booking cancel'. */
  action: string
  /** Id of the booking, room, review, message or calendar. */
  subject: string
  /** null: there was nothing. */
  before: Facts | null
  /** null: there is nothing any more. */
  after: Facts | null
}

interface Row extends Omit<LogLine, 'before' | 'after'> {
  before: string | null
  after: string | null
}

/** Facts that later acts read; people are not shown them. */
export const unshownFacts: readonly string[] = ['refundId', 'linesBefore']

/** Every change from the owner's desk. Lines are added and never changed; the database itself refuses it. */
export const createDeskLog = (db: Database) => {
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
  const about = db.prepare<[string, number], Row>(
    'SELECT * FROM desk_log WHERE subject = ? ORDER BY id DESC LIMIT ?',
  )
  return {
    /** Only inside the transaction of the change; answers the number of the line. */
    add: async ({ before, after, ...line }: Omit<LogLine, 'id'>): Promise<number> =>
      (await insert.get({ ...line, before: toJson(before), after: toJson(after) })) as number,
    byId: async (id: number): Promise<LogLine | undefined> => {
      const row = await byId.get(id)
      return row && toLine(row)
    },
    /** The newest first; about one thing, or about all. */
    newest: async (limit: number, subject?: string): Promise<LogLine[]> =>
      (subject === undefined ? await newest.all(limit) : await about.all(subject, limit)).map(toLine),
    /** All about one thing, the newest first. */
    ofAction: async (subject: string, action: string): Promise<LogLine[]> =>
      (await ofAction.all(subject, action)).map(toLine),
  }
}

export type DeskLog = ReturnType<typeof createDeskLog>

const toJson = (facts: Facts | null) => (facts === null ? null : JSON.stringify(facts))
const toFacts = (json: string | null): Facts | null => (json === null ? null : JSON.parse(json))

const toLine = (row: Row): LogLine => ({ ...row, before: toFacts(row.before), after: toFacts(row.after) })
