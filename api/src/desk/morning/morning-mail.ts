import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Logger } from 'pino'
import type { Database } from '../../database/open.ts'
import { createOutbox } from '../../outbox/outbox.ts'

/** How late it may be at most while the process runs. */
const pollMs = 30_000

/** What a clock on the wall of the house shows, like 07:00. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: hotel.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Puts the list of the day into the outbox once its time has come at the house. The day is marked in the same
 * transaction: whoever else runs on the database, or starts again, finds it done. A process that was not running at
 * that time does it when it is.
 */
export const createMorningMail = (db: Database, time: string) => {
  const outbox = createOutbox(db)
  const isDone = db.prepare<[string], 1>('SELECT 1 FROM morning_mails WHERE day = ?').pluck()
  const mark = db.prepare<[string, string]>(
    'INSERT OR IGNORE INTO morning_mails (day, created_at) VALUES (?, ?)',
  )
  const write = db.transaction((day: string, createdAt: string) => {
    if (mark.run(day, createdAt).changes === 0) return
    outbox.add({ kind: 'day-for-owner', payload: { day }, lang: hotel.deskLang, createdAt })
  })
  return (at: Date) => {
    const day = dateInZone(at, hotel.timeZone)
    if (clock.format(at) < time || isDone.get(day)) return
    write.immediate(day, at.toISOString())
  }
}

interface MorningParts {
  db: Database
  now: () => Date
  logger: Logger
}

/** Looks at the clock until it is stopped. What cannot be written now can be a moment later. */
export const startMorningMail = (time: string, { db, now, logger }: MorningParts) => {
  const morningMail = createMorningMail(db, time)
  const attempt = () => {
    try {
      morningMail(now())
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
      logger.error({ code }, 'morning mail waits')
    }
  }
  attempt()
  const timer = setInterval(attempt, pollMs).unref()
  return { stop: () => clearInterval(timer) }
}
