import type { Database } from '../../database/database.ts'
import { createDeskLog, type Facts, type LogLine } from './desk-log.ts'

interface About {
  /** Like 'booking cancel'. */
  action: string
  at: Date
}

interface Change extends About, Pick<LogLine, 'subject'> {
  /** Reads the facts to log; called before the change and after it. */
  read(): Promise<Facts | null>
  /** Why; stands in the log beside what is different. Nothing about a guest. */
  reason?: string | undefined
}

type NewLine = Omit<LogLine, 'id' | 'at' | 'who'> & Pick<Change, 'reason'>

/** Name in the log for somebody without an account on the machine, who has a link from the owner's mail. */
export const byLink = 'link in mail'

/**
 * Does what the desk changes and writes it down, in one transaction: neither is ever stored without the other. Where
 * nothing is different afterwards, nothing is written. `work` awaits statements of this database and nothing else.
 */
export const createRecorder = (db: Database, who: string) => {
  const log = createDeskLog(db)
  const write = async ({ after, reason, ...line }: NewLine, at: Date) => {
    if (JSON.stringify(line.before) === JSON.stringify(after)) return
    const facts = reason === undefined ? after : { ...after, reason }
    await log.add({ ...line, after: facts, who, at: at.toISOString() })
  }

  return {
    who,
    /** Answers what `work` does. */
    changed: <T>({ action, at, subject, read, reason }: Change, work: () => Promise<T>): Promise<T> =>
      db.transaction(async () => {
        const before = await read()
        const result = await work()
        await write({ action, subject, before, after: await read(), reason }, at)
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
