import { join } from 'node:path'
import {
  type AnswerDirectly,
  createClientKey,
  createClientNetwork,
  createRequestQueue,
  type RequestQueue,
} from '@calm-rest/server'
import type { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import { createAnswerCache } from './core/cache/answer-cache.ts'
import { createAnswerDirectly } from './core/cache/answer-directly.ts'
import { cacheAnswers } from './core/cache/cache-answers.ts'
import { createVersion, type Version } from './core/cache/version.ts'
import { type DatabasePlace, openDatabase } from './core/database/open.ts'
import type { ApiEnv } from './core/http/env.ts'
import { defaultRateLimits, type RateLimits } from './core/http/rate-limit.ts'
import { createRecordAnswer } from './core/http/request-log.ts'
import { defaultMailCaps, type MailCaps } from './core/mail-limits/mail-recipients.ts'
import { createMetrics, type Metrics } from './core/metrics/metrics.ts'
import { defaultOwnerMailLimits, type OwnerMailLimits } from './core/outbox/owner-mail-limits.ts'
import { inviteFirstOwner, startMorningMail } from './desk/index.ts'
import type { OidcOptions, PasswordCost } from './identity/index.ts'
import { folderMedia, type MediaStore, mediaFolder } from './media/index.ts'
import {
  intoFolder,
  type MailOptions,
  type StayMailSettings,
  startMail,
  startPush,
  startStayMails,
} from './notify/index.ts'
import {
  addGauges,
  type BackupSchedule,
  createReadiness,
  isDemonstration,
  startBackups,
  startRetention,
} from './operations/index.ts'
import { startWebhooks } from './partners/index.ts'
import { startExchangeRates } from './property/index.ts'
import { type GivenStayOptions, seed, withUsual } from './stays/index.ts'

export interface ApiOptions extends DatabasePlace, GivenStayOptions {
  /** The clock; a test sets the day with it. */
  now?: () => Date
  logger?: Logger
  /** Addresses or ranges (10.0.0.0/8) of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[]
  /** Origin under which the world knows the site; without, that of each request. */
  publicUrl?: string | undefined
  rateLimits?: Partial<RateLimits>
  /** How many addresses strangers may have mailed within an hour. */
  mailCaps?: Partial<MailCaps>
  ownerMailLimits?: Partial<OwnerMailLimits>
  /** Work of hashing a password, less than the product's own under test; refused in production. */
  passwordCost?: PasswordCost | undefined
  /** How mail and partners' webhooks are sent; without, they wait in the outbox for another process that sends them. */
  mail?: MailOptions
  /** When the owner gets the list of the day by mail, at the guesthouse's local time, like 07:00; without, never. */
  morningMail?: string | undefined
  /** Mails to guests before they arrive and after they left; by default none. */
  stayMails?: StayMailSettings
  /** Where exchange rates come from, in the form of the European Central Bank; without, only the owner's own are known. */
  exchangeRatesUrl?: string | undefined
  /** The identity provider of 'Continue with Google'; without, nobody can sign in that way. */
  oidc?: OidcOptions | undefined
  /** Store of the owner's photographs; by default in `dataDir`. */
  media?: MediaStore
  /** Folder and interval of backups; by default, and on PostgreSQL, none are made. */
  backups?: BackupSchedule | undefined
  /** Metrics of the process, shared with whatever else it serves; its own where none are given. */
  metrics?: Metrics
  /** In which reads wait, together with those of whatever else the process serves; by default its own. */
  queue?: RequestQueue | undefined
  /** Bearer token for the metrics; without, only programs on this machine read them. */
  metricsToken?: string | undefined
  /** Free bytes on the disk of `dataDir` below which the API is not ready; 32 MB by default. */
  leastFreeBytes?: number | undefined
}

export interface RunningApi {
  /**
   * Answers everything under /api and /media. Mount it whole, so that its own rules for paths and errors hold:
   * `site.all('/api/*', (c) => api.app.fetch(c.req.raw, c.env))`, and the same for /media.
   */
  app: Hono<ApiEnv>
  /** Answers from the cache, without the way through the app: give it to `listen` beside the app's `fetch`. */
  answerDirectly: AnswerDirectly
  /** Version of everything that is the same for everybody, for caches of what is made of it. */
  version: Version
  /** Answers from now on that it is not ready; call it before the server is stopped. */
  drain(): void
  /** Resolves when all commits of other processes are seen here. */
  caughtUp(): Promise<void>
  /** Whether all guests are invented: pages say so, and neither mail nor webhooks leave. */
  isDemonstration: boolean
  /** How mail is sent, where this process sends it. */
  mail: MailOptions | undefined
  /** Token of a one-time link for the first owner; undefined once anybody of the staff has accepted one. */
  firstInvite(): Promise<string | undefined>
  /** Ends sending mail and closes the database; call it when no request is in flight any more. */
  close(): Promise<void>
}

/** Opens the database of `dataDir`, migrates it, seeds it where it is empty, and answers the whole API. */
export const createApi = async ({
  dataDir,
  databaseUrl,
  patienceMs,
  now = () => new Date(),
  logger = pino(),
  trustedProxies = [],
  publicUrl,
  rateLimits = {},
  mailCaps = {},
  ownerMailLimits = {},
  passwordCost,
  mail,
  morningMail,
  stayMails,
  exchangeRatesUrl,
  oidc,
  media = folderMedia(join(dataDir, mediaFolder)),
  backups,
  metrics = createMetrics(),
  queue = createRequestQueue(createClientNetwork(trustedProxies)),
  metricsToken,
  leastFreeBytes,
  ...stayOptions
}: ApiOptions): Promise<RunningApi> => {
  const db = await openDatabase({ dataDir, databaseUrl, patienceMs })
  try {
    await seed(db, now())
    const clientKey = createClientKey(trustedProxies)
    const version = createVersion(db, now)
    const cache = createAnswerCache(version)
    const readiness = createReadiness({ db, dataDir, leastFreeBytes, now })
    addGauges(metrics, { db, dataDir, backupFolder: backups?.folder, now })
    const exchange =
      exchangeRatesUrl === undefined ? undefined : startExchangeRates({ url: exchangeRatesUrl, now, logger })
    const closing = new AbortController()
    const app = createApp({
      db,
      closing: closing.signal,
      media,
      mediaDir: join(dataDir, mediaFolder),
      now,
      logger,
      metrics,
      metricsToken,
      readiness,
      clientKey,
      queue,
      cache: cacheAnswers(cache),
      publicUrl,
      rateLimits: { ...defaultRateLimits, ...rateLimits },
      ...withUsual(stayOptions),
      mailCaps: { ...defaultMailCaps, ...mailCaps },
      ownerMailLimits: { ...defaultOwnerMailLimits, ...ownerMailLimits },
      passwordCost,
      exchangeRates: exchange?.current,
      oidc,
    })
    const retention = await startRetention({ db, media, now, logger })
    const morning =
      morningMail === undefined ? undefined : await startMorningMail(morningMail, { db, now, logger })
    const around = stayMails && (await startStayMails(stayMails, { db, now, logger }))
    const isInvented = await isDemonstration(db)
    const sending = mail && isInvented ? intoFolder(mail, dataDir) : mail
    const workers = sending && [
      startMail(sending, { db, now, logger, count: metrics.mail }),
      ...(isInvented
        ? []
        : [
            startWebhooks(sending, { db, now, logger, count: metrics.webhook }),
            startPush(sending, { db, now, logger, count: metrics.push }),
          ]),
    ]
    const schedule =
      backups &&
      startBackups({ ...backups, dataDir, withPhotographs: media.isHere, now, logger, count: metrics.backup })
    return {
      app,
      answerDirectly: createAnswerDirectly(cache, createRecordAnswer(logger, metrics)),
      version,
      drain: () => {
        readiness.drain()
        closing.abort()
      },
      isDemonstration: isInvented,
      mail: sending,
      firstInvite: () => inviteFirstOwner(db, now),
      caughtUp: db.changes.caughtUp,
      close: async () => {
        closing.abort()
        retention.stop()
        morning?.stop()
        around?.stop()
        await Promise.all([
          exchange?.stop(),
          ...(workers ?? []).map((worker) => worker.stop()),
          schedule?.stop(),
        ])
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
