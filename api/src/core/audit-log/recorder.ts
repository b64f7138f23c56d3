import type { Database } from '../database/database.ts'
import { createDeskLog, type Facts, type LogLine } from './desk-log.ts'

interface About {
  /** Like 'booking cancel'. */
  action: string
  at: Date
}

export interface Change extends About, Pick<LogLine, 'subject'> {
  /** Reads the facts to log; called before the change and after it. */
  read(): Promise<Facts | null>
  /** Why; stands in the log beside what is different. Nothing about a guest. */
  reason?: string | undefined
  /** Writes a line also where no fact is different: something that is no fact of the log was changed. */
  isAlwaysLogged?: boolean | undefined
  /** What else came of it; stands in the log beside what is different. */
  facts?: Facts | undefined
}

/** Decides about an act by its line in the log, whose number is `line`; throws where it is refused. */
export type JudgeAct = (act: Omit<LogLine, 'id' | 'at' | 'who'>, line: number, at: Date) => Promise<void>

type NewLine = Omit<LogLine, 'id' | 'at' | 'who'> & Pick<Change, 'reason' | 'isAlwaysLogged' | 'facts'>

/** Name in the log for somebody without an account on the machine, who has a link from the owner's mail. */
export const byLink = 'link in mail'

/**
 * Does what the desk changes and writes it down, in one transaction: neither is ever stored without the other. Where
 * nothing is different afterwards, nothing is written. `work` awaits statements of this database and nothing else. `judge`
 * hears of each line that is written, in the same transaction; what it throws undoes the change.
 */
export const createRecorder = (db: Database, who: string, judge?: JudgeAct) => {
  const log = createDeskLog(db)
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
    /** Answers what `work` does. */
    changed: <T>({ at, read, ...change }: Change, work: () => Promise<T>): Promise<T> =>
      db.transaction(async () => {
        const before = await read()
        const result = await work()
        await write({ ...change, before, after: await read() }, at)
        return result
      })(),
    /** Answers the name of what is new. */
    added: ({ action, at }: About, work: () => Promise<{ subject: string; after: Facts }>): Promise<string> =>
      db.transaction(async () => {
        const { subject, after } = await work()
        await write({ action, subject, before: null, after }, at)
        return subject
      })(),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
