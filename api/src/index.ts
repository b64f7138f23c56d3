import { join } from 'node:path'
import type { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import { type BackupSchedule, startBackups } from './backup/schedule.ts'
import { openDatabase } from './database/open.ts'
import { startMorningMail } from './desk/morning/morning-mail.ts'
import type { OidcOptions } from './google/options.ts'
import { createReadiness } from './health/readiness.ts'
import { startHousekeeping } from './housekeeping/housekeeping.ts'
import { createClientKey } from './http/client-address.ts'
import type { ApiEnv } from './http/env.ts'
import { defaultRateLimits, type RateLimits } from './http/rate-limit.ts'
import { createRecordAnswer } from './http/request-log.ts'
import { type AnswerDirectly, createAnswerDirectly } from './kept/answer-directly.ts'
import { createKeptAnswers } from './kept/kept-answers.ts'
import { createVersion } from './kept/version.ts'
import { type MailOptions, startMail } from './mail/start-mail.ts'
import { mediaFolder } from './media/files.ts'
import { addHouseGauges } from './metrics/house-gauges.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { seed } from './seed/seed.ts'

export { backupOptions } from './backup/environment.ts'
export { parseEnvironment } from './environment.ts'
export { oidcOptions } from './google/environment.ts'
export { callbackPath, isLoopback, type OidcOptions } from './google/options.ts'
export { createClientKey } from './http/client-address.ts'
export type { ApiEnv } from './http/env.ts'
export type { RateLimits } from './http/rate-limit.ts'
export { type Listening, listen } from './listen.ts'
export { describeMail, mailOptions } from './mail/environment.ts'
export type { Mailbox } from './mail/mailbox.ts'
export type { MailOptions } from './mail/start-mail.ts'
export { createMetrics, type Metrics } from './metrics/metrics.ts'

export interface ApiOptions {
  /** Holds the database and the photographs; made where it is missing. */
  dataDir: string
  /** The clock; a test sets the day with it. */
  now?: () => Date
  logger?: Logger
  /** Addresses or ranges (10.0.0.0/8) of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[]
  /** Origin under which the world knows the site; without, that of each request. */
  publicUrl?: string | undefined
  rateLimits?: Partial<RateLimits>
  /** How mail is sent. Without it none is: it waits in the outbox for a process that does. */
  mail?: MailOptions
  /** When the house gets the list of its day, on its own clock, like 07:00; without, it gets none. */
  morningMail?: string | undefined
  /** Who says who a guest is, for 'Continue with Google'; without, that way does not exist. */
  oidc?: OidcOptions | undefined
  /** Where, and how often; without, none is made by itself. */
  backups?: BackupSchedule
  /** Figures of the process, shared with whatever else it serves; its own where none are given. */
  metrics?: Metrics
}

export interface RunningApi {
  /**
   * Answers everything under /api and /media. Mount it whole, so that its own rules for paths and errors hold:
   * `site.all('/api/*', (c) => api.app.fetch(c.req.raw, c.env))`, and the same for /media.
   */
  app: Hono<ApiEnv>
  /** What is in memory, without the way through the app: give it to `listen` beside the app's `fetch`. */
  answerDirectly: AnswerDirectly
  /** Says from now on that nobody shall be sent here any more; call it before the server takes no more. */
  drain(): void
  /** Ends sending mail and closes the database; call it when no request is in flight any more. */
  close(): Promise<void>
}

/** Opens the database of `dataDir`, migrates it, seeds it where it is empty, and answers the whole API. */
export const createApi = ({
  dataDir,
  now = () => new Date(),
  logger = pino(),
  trustedProxies = [],
  publicUrl,
  rateLimits = {},
  mail,
  morningMail,
  oidc,
  backups,
  metrics = createMetrics(),
}: ApiOptions): RunningApi => {
  const db = openDatabase(dataDir)
  try {
    seed(db, now())
    const clientKey = createClientKey(trustedProxies)
    const answers = createKeptAnswers(createVersion(db, now))
    const readiness = createReadiness(db, now)
    addHouseGauges(metrics, { db, dataDir, backupFolder: backups?.folder, now })
    const app = createApp({
      db,
      mediaDir: join(dataDir, mediaFolder),
      now,
      logger,
      metrics,
      readiness,
      clientKey,
      answers,
      publicUrl,
      rateLimits: { ...defaultRateLimits, ...rateLimits },
      oidc,
    })
    const housekeeping = startHousekeeping({ db, now, logger })
    const morning = morningMail === undefined ? undefined : startMorningMail(morningMail, { db, now, logger })
    const worker = mail && startMail(mail, { db, now, logger, count: metrics.mail })
    const schedule = backups && startBackups({ ...backups, dataDir, now, logger, count: metrics.backup })
    return {
      app,
      answerDirectly: createAnswerDirectly(answers, createRecordAnswer(logger, metrics)),
      drain: readiness.drain,
      close: async () => {
        housekeeping.stop()
        morning?.stop()
        await Promise.all([worker?.stop(), schedule?.stop()])
        metrics.close()
        db.close()
      },
    }
  } catch (cause) {
    metrics.close()
    db.close()
    throw cause
  }
}
