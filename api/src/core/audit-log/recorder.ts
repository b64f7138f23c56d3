import type { Database } from '../database/database.ts'
import { createAuditLog, type Facts, type LogLine } from './audit-log.ts'

interface About {
  /** Like 'booking cancel'. */
  action: string
  at: Date
}

export interface Change extends About, Pick<LogLine, 'subject'> {
  /** Reads the facts to log; called before the change and after it. */
  read(): Promise<Facts | null>
  /** The reason. The audit log stores it beside the changed facts. It holds nothing about a guest. */
  reason?: string | undefined
  /** Writes a line even if no fact differs, because something outside the logged facts changed. */
  isAlwaysLogged?: boolean | undefined
  /** Further results of the change. The audit log stores them beside the changed facts. */
  facts?: Facts | undefined
}

/** Judges an act by its line in the audit log, whose number is `line`. Throws if the act is refused. */
export type JudgeAct = (act: Omit<LogLine, 'id' | 'at' | 'who'>, line: number, at: Date) => Promise<void>

type NewLine = Omit<LogLine, 'id' | 'at' | 'who'> & Pick<Change, 'reason' | 'isAlwaysLogged' | 'facts'>

/**
 * Makes a change and writes its audit log line in one transaction, so that neither is stored alone. Writes nothing if
 * no fact differs afterwards. `work` awaits only statements of this database. `judge` receives each line within the
 * same transaction; if it throws, the change is undone.
 */
export const createRecorder = (db: Database, who: string, judge?: JudgeAct) => {
  const log = createAuditLog(db)
  const write = async ({ after, reason, isAlwaysLogged, facts: more, ...line }: NewLine, at: Date) => {
    if (!isAlwaysLogged && JSON.stringify(line.before) === JSON.stringify(after)) return
    const facts =
      reason === undefined && more === undefined
        ? after
        : { ...after, ...more, ...(reason !== undefined && { reason }) }
    const number = await log.add({ ...line, after: facts, who, at: at.toISOString() })
    await judge?.({ ...line, after: facts }, number, at)
  }

  return {
    who,
    /** Returns the result of `work`. */
    changed: <T>({ at, read, ...change }: Change, work: () => Promise<T>): Promise<T> =>
      db.transaction(async () => {
        const before = await read()
        const result = await work()
        await write({ ...change, before, after: await read() }, at)
        return result
      })(),
    /** Returns the id of the new resource. */
    added: ({ action, at }: About, work: () => Promise<{ subject: string; after: Facts }>): Promise<string> =>
      db.transaction(async () => {
        const { subject, after } = await work()
        await write({ action, subject, before: null, after }, at)
        return subject
      })(),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
