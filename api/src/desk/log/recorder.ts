import type { Database } from '../../database/open.ts'
import { createDeskLog, type Facts, type LogLine } from './desk-log.ts'

interface About {
  /** Like 'booking cancel'. */
  action: string
  at: Date
}

interface Change extends About, Pick<LogLine, 'subject'> {
  /** What is to stand in the log; asked before the change and after it. */
  read(): Facts | null
}

/** The one who has no account of the machine: whoever holds a link from the house's mail. */
export const byLink = 'link in mail'

/**
 * Does what the desk changes and writes it down, in one immediate transaction: neither is ever stored without the
 * other. Where nothing is different afterwards, nothing is written. `work` is synchronous and on this connection.
 */
export const createRecorder = (db: Database, who: string) => {
  const log = createDeskLog(db)
  const inOne = db.transaction((work: () => unknown) => work())
  const write = (line: Omit<LogLine, 'id' | 'at' | 'who'>, at: Date) => {
    if (JSON.stringify(line.before) === JSON.stringify(line.after)) return
    log.add({ ...line, who, at: at.toISOString() })
  }
  const changed = ({ action, at, subject, read }: Change, work: () => unknown) => {
    const before = read()
    const result = work()
    write({ action, subject, before, after: read() }, at)
    return result
  }
  const added = ({ action, at }: About, work: () => { subject: string; after: Facts }) => {
    const { subject, after } = work()
    write({ action, subject, before: null, after }, at)
    return subject
  }

  return {
    /** Answers what `work` does. */
    changed: <T>(change: Change, work: () => T): T => inOne.immediate(() => changed(change, work)) as T,
    /** Answers the name of what is new. */
    added: (about: About, work: () => { subject: string; after: Facts }): string =>
      inOne.immediate(() => added(about, work)) as string,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
