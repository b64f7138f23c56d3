import { join } from 'node:path'
import { type AnswerDirectly, createClientKey } from '@calm-rest/server'
import type { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import type { PasswordCost } from './accounts/passwords.ts'
import { createApp } from './app.ts'
import { type BackupSchedule, startBackups } from './backup/schedule.ts'
import { defaultNightCaps, type NightCaps } from './bookings/night-caps.ts'
import { type DatabasePlace, openDatabase } from './database/open.ts'
import { startMorningMail } from './desk/morning/morning-mail.ts'
import type { OidcOptions } from './google/options.ts'
import { createReadiness } from './health/readiness.ts'
import { startHousekeeping } from './housekeeping/housekeeping.ts'
import type { ApiEnv } from './http/env.ts'
import { defaultRateLimits, type RateLimits } from './http/rate-limit.ts'
import { createRecordAnswer } from './http/request-log.ts'
import { createAnswerDirectly } from './kept/answer-directly.ts'
import { createKeptAnswers } from './kept/kept-answers.ts'
import { createVersion } from './kept/version.ts'
import { type MailOptions, startMail } from './mail/start-mail.ts'
import { mediaFolder } from './media/files.ts'
import { folderMedia } from './media/store/folder-media.ts'
import type { MediaStore } from './media/store/media-store.ts'
import { addHouseGauges, addLineGauges } from './metrics/house-gauges.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { defaultReviewCaps, type ReviewCaps } from './reviews/review-caps.ts'
import { seed } from './seed/seed.ts'

export { backupOptions } from './backup/environment.ts'
export { nightCaps } from './bookings/environment.ts'
export { type NightCaps, noNightCaps } from './bookings/night-caps.ts'
export { databasePlace } from './database/environment.ts'
export type { DatabasePlace } from './database/open.ts'
export { parseEnvironment, sayWithoutProxy } from './environment.ts'
export { oidcOptions } from './google/environment.ts'
export { callbackPath, isLoopback, type OidcOptions } from './google/options.ts'
export type { ApiEnv } from './http/env.ts'
export type { RateLimits } from './http/rate-limit.ts'
export { describeMail, mailOptions } from './mail/environment.ts'
export type { Mailbox } from './mail/mailbox.ts'
export type { MailOptions } from './mail/start-mail.ts'
export { openMediaStore } from './media/store/open-media-store.ts'
export { createMetrics, type Metrics } from './metrics/metrics.ts'
export { reviewCaps } from './reviews/environment.ts'
export { noReviewCaps, type ReviewCaps } from './reviews/review-caps.ts'

export interface ApiOptions extends DatabasePlace {
  /** The clock; a test sets the day with it. */
  now?: () => Date
  logger?: Logger
  /** Addresses or ranges (10.0.0.0/8) of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[]
  /** Origin under which the world knows the site; without, that of each request. */
  publicUrl?: string | undefined
  rateLimits?: Partial<RateLimits>
  /** How many nights can be booked within 24 hours. */
  nightCaps?: Partial<NightCaps>
  /** How many reviews are published at once within 24 hours. */
  reviewCaps?: Partial<ReviewCaps>
  /** Work of hashing a password, less than the product's own under test; refused in production. */
  passwordCost?: PasswordCost | undefined
  /** How mail is sent. Without it none is: it waits in the outbox for a process that does. */
  mail?: MailOptions
  /** When the house gets the list of its day, on its own clock, like 07:00; without, it gets none. */
  morningMail?: string | undefined
  /** Who says who a guest is, for 'Continue with Google'; without, that way does not exist. */
  oidc?: OidcOptions | undefined
  /** Where the owner's photographs are kept; without, in `dataDir`. */
  media?: MediaStore
  /** Where, and how often; without, none is made by itself, nor of a database on a server, which has its own. */
  backups?: BackupSchedule | undefined
  /** Figures of the process, shared with whatever else it serves; its own where none are given. */
  metrics?: Metrics
  /** What has to be shown for them; without, they are for programs on this machine. */
  metricsToken?: string | undefined
  /** Bytes on the disk of `dataDir` below which nobody shall be sent here; 32 MB. */
  leastFreeBytes?: number | undefined
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
  /** Resolves when all that other processes had committed before is known here, too. */
  caughtUp(): Promise<void>
  /** Ends sending mail and closes the database; call it when no request is in flight any more. */
  close(): Promise<void>
}

/** Opens the database of `dataDir`, migrates it, seeds it where it is empty, and answers the whole API. */
export const createApi = async ({
  dataDir,
  databaseUrl,
  now = () => new Date(),
  logger = pino(),
  trustedProxies = [],
  publicUrl,
  rateLimits = {},
  nightCaps = {},
  reviewCaps = {},
  passwordCost,
  mail,
  morningMail,
  oidc,
  media = folderMedia(join(dataDir, mediaFolder)),
  backups,
  metrics = createMetrics(),
  metricsToken,
  leastFreeBytes,
}: ApiOptions): Promise<RunningApi> => {
  const db = await openDatabase({ dataDir, databaseUrl })
  try {
    await seed(db, now())
    const clientKey = createClientKey(trustedProxies)
    const answers = createKeptAnswers(createVersion(db, now))
    const readiness = createReadiness({ db, dataDir, leastFreeBytes, now })
    addHouseGauges(metrics, { db, dataDir, backupFolder: backups?.folder, now })
    addLineGauges(metrics, db)
    const app = createApp({
      db,
      media,
      now,
      logger,
      metrics,
      metricsToken,
      readiness,
      clientKey,
      answers,
      publicUrl,
      rateLimits: { ...defaultRateLimits, ...rateLimits },
      nightCaps: { ...defaultNightCaps, ...nightCaps },
      reviewCaps: { ...defaultReviewCaps, ...reviewCaps },
      passwordCost,
      oidc,
    })
    const housekeeping = await startHousekeeping({ db, now, logger })
    const morning =
      morningMail === undefined ? undefined : await startMorningMail(morningMail, { db, now, logger })
    const worker = mail && startMail(mail, { db, now, logger, count: metrics.mail })
    const schedule =
      backups &&
      startBackups({ ...backups, dataDir, withPhotographs: media.isHere, now, logger, count: metrics.backup })
    return {
      app,
      answerDirectly: createAnswerDirectly(answers, createRecordAnswer(logger, metrics)),
      drain: readiness.drain,
      caughtUp: db.changes.caughtUp,
      close: async () => {
        housekeeping.stop()
        morning?.stop()
        await Promise.all([worker?.stop(), schedule?.stop()])
        metrics.close()
        await db.close()
      },
    }
  } catch (cause) {
    metrics.close()
    await db.close()
    throw cause
  }
}
