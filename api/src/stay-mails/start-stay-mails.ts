import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { createClockWatch } from '../housekeeping/clock-watch.ts'
import { createStayMails, type StayMails } from './stay-mails.ts'

/** How late a mail may be at most while the process runs. */
const pollMs = 60_000

interface StayMailDeps {
  db: Database
  now: () => Date
  logger: Logger
}

/** Looks at the clock until it is stopped. What cannot be written now can be a minute later. */
export const startStayMails = async (enabled: StayMails, { db, now, logger }: StayMailDeps) => {
  const stayMails = createStayMails(db, enabled)
  const watch = createClockWatch(now)
  const attempt = async () => {
    // a wrong clock would thank guests who are still to come
    if (!watch.isSteady()) return
    try {
      await stayMails(now())
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
      logger.error({ code }, 'mails around stays wait')
    }
  }
  await attempt()
  const timer = setInterval(attempt, pollMs).unref()
  return { stop: () => clearInterval(timer) }
}
