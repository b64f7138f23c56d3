import type { Logger } from 'pino'
import { createClockWatch } from '../../core/clock/clock-watch.ts'
import { startPolling } from '../../core/clock/start-polling.ts'
import type { Database } from '../../core/database/database.ts'
import { createStayMails, type StayMailSettings } from './stay-mails.ts'

/** How late a mail may be at most while the process runs. */
const pollMs = 60_000

interface StayMailDeps {
  db: Database
  now: () => Date
  logger: Logger
}

/** Looks at the clock until it is stopped. */
export const startStayMails = async (enabled: StayMailSettings, { db, now, logger }: StayMailDeps) => {
  const stayMails = createStayMails(db, enabled)
  const watch = createClockWatch(now)
  const work = async () => {
    // a wrong clock would thank guests who are still to come
    if (watch.isSteady()) await stayMails(now())
  }
  return startPolling(work, {
    everyMs: pollMs,
    onFailed: (code) => logger.error({ code }, 'mails around stays wait'),
  })
}
