import type { Logger } from 'pino'
import { createClockWatch } from '../../core/clock/clock-watch.ts'
import { startPolling } from '../../core/clock/start-polling.ts'
import type { Database } from '../../core/database/database.ts'
import { createStayMails, type StayMailSettings } from './stay-mails.ts'

/** Maximum delay of a mail while the process runs. */
const pollMs = 60_000

interface StayMailDeps {
  db: Database
  now: () => Date
  logger: Logger
}

/** Polls the clock until it is stopped. */
export const startStayMails = async (enabled: StayMailSettings, { db, now, logger }: StayMailDeps) => {
  const stayMails = createStayMails(db, enabled)
  const watch = createClockWatch(now)
  const work = async () => {
    // with a wrong clock, guests who are still to come would be thanked
    if (watch.isSteady()) await stayMails(now())
  }
  return startPolling(work, {
    everyMs: pollMs,
    onFailed: (code) => logger.error({ code }, 'mails around stays wait'),
  })
}
