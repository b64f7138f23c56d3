import { hotel } from '@calm-rest/contract/hotel'
import type { Logger } from 'pino'
import { clockAt, todayAt } from '../../core/clock/property-clock.ts'
import { startPolling } from '../../core/clock/start-polling.ts'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'

/** Maximum delay of the mail while the process runs. */
const pollMs = 30_000

/**
 * Adds the list of the day to the outbox once its time has come at the property. The day is marked in the same
 * transaction, so that other processes and later starts do not repeat it. A process that was not running at that time
 * adds it later.
 */
export const createMorningMail = (db: Database, time: string) => {
  const outbox = outboxOf(db)
  const isDone = db.prepare<[string], 1>('SELECT 1 FROM morning_mails WHERE day = ?').pluck()
  const mark = db.prepare<[string, string]>(
    'INSERT INTO morning_mails (day, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  )
  const write = db.transaction(async (day: string, createdAt: string) => {
    if ((await mark.run(day, createdAt)) === 0) return
    await outbox.add({ kind: 'day-for-owner', payload: { day }, lang: hotel.deskLang, createdAt })
  })
  return async (at: Date) => {
    const day = todayAt(at)
    if (clockAt(at) < time || (await isDone.get(day))) return
    await write(day, at.toISOString())
  }
}

interface MorningDeps {
  db: Database
  now: () => Date
  logger: Logger
}

/** Polls the clock until it is stopped. */
export const startMorningMail = async (time: string, { db, now, logger }: MorningDeps) => {
  const morningMail = createMorningMail(db, time)
  return startPolling(() => morningMail(now()), {
    everyMs: pollMs,
    onFailed: (code) => logger.error({ code }, 'morning mail waits'),
  })
}
