import { join } from 'node:path'
import {
  type AnswerDirectly,
  createClientKey,
  createClientNetwork,
  createRequestQueue,
  type RequestQueue,
} from '@calm-rest/server'
import type { Tracing } from '@calm-rest/telemetry'
import type { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import { createAnswerCache } from './core/cache/answer-cache.ts'
import { createAnswerDirectly } from './core/cache/answer-directly.ts'
import { cacheAnswers } from './core/cache/cache-answers.ts'
import { createVersion, type Version } from './core/cache/version.ts'
import { type DatabasePlace, openDatabase } from './core/database/open.ts'
import { traceDatabase } from './core/database/trace-database.ts'
import type { ApiEnv } from './core/http/env.ts'
import { defaultRateLimits, type RateLimits } from './core/http/rate-limit.ts'
import { createRecordAnswer } from './core/http/request-log.ts'
import { defaultMailCaps, type MailCaps } from './core/mail-limits/mail-recipients.ts'
import { createMetrics, type Metrics } from './core/metrics/metrics.ts'
import { defaultOwnerMailLimits, type OwnerMailLimits } from './core/outbox/owner-mail-limits.ts'
import { inviteFirstOwner, startMorningMail } from './desk/index.ts'
import type { KnownBackends, OidcOptions, PasswordCost } from './identity/index.ts'
import { folderMedia, type MediaStore, mediaFolder } from './media/index.ts'
import {
  createSenderCheck,
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
  createStatus,
  isDemonstration,
  listBackups,
  type OffsiteOptions,
  readElsewhere,
  type StatusWatch,
  staffBackups,
  startBackups,
  startOffsite,
  startRetention,
} from './operations/index.ts'
import { startWebhooks } from './partners/index.ts'
import { type Beginning, propertyOf, startExchangeRates, type TranslationOptions } from './property/index.ts'
import { type GivenStayOptions, type PaymentOptions, seed, startRetrieval, withUsual } from './stays/index.ts'
import { type WatchOptions, watchSelf } from './watch/index.ts'

export interface ApiOptions extends DatabasePlace, GivenStayOptions {
  /** The clock. Tests set the day with it. */
  now?: () => Date
  logger?: Logger
  /** Addresses or ranges (10.0.0.0/8) of proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[]
  /** Public origin of the site; by default that of each request. */
  publicUrl?: string | undefined
  rateLimits?: Partial<RateLimits>
  /** Maximum number of addresses that strangers may have mailed within an hour. */
  mailCaps?: Partial<MailCaps>
  ownerMailLimits?: Partial<OwnerMailLimits>
  /** Cost of hashing a password. Tests use less than the production cost; production refuses it. */
  passwordCost?: PasswordCost | undefined
  /** How mail and partners' webhooks are sent. Without it, they wait in the outbox for another process. */
  mail?: MailOptions
  /** When the owner is mailed the list of the day, in the property's local time, such as 07:00; never by default. */
  morningMail?: string | undefined
  /** Mails to guests before they arrive and after they left; none by default. */
  stayMails?: StayMailSettings
  /**
   * URL of exchange rates in the format of the European Central Bank. By default only the owner's own rates are known.
   */
  exchangeRatesUrl?: string | undefined
  /** Machine translation for the owner; without it, none is offered. */
  translation?: TranslationOptions | undefined
  /** Payment providers; without one, nobody pays online. */
  payments?: PaymentOptions | undefined
  /** The identity provider of 'Continue with Google'. Without it, this is not offered. */
  oidc?: OidcOptions | undefined
  /** Servers of teams, with those that may know who a guest is. By default there are none. */
  backends?: KnownBackends | undefined
  /** Store of the owner's photographs; by default in `dataDir`. */
  media?: MediaStore
  /** Folder and interval of backups. By default, and on PostgreSQL, none are made. */
  backups?: BackupSchedule | undefined
  /** A bucket into which everything is backed up continuously; by default none. */
  offsite?: OffsiteOptions | undefined
  /** Milliseconds between two records of what works, for the status page; 0, the default, for none. */
  statusEveryMs?: number
  /** What the site watches about itself, for alarms to its owner. By default nothing. */
  watch?: WatchOptions | undefined
  /** Metrics of the process, shared with its other servers; by default its own. */
  metrics?: Metrics
  /** Queue for reads, shared with the other servers of the process; by default its own. */
  queue?: RequestQueue | undefined
  /** Traces of the process. By default nothing is traced. */
  tracing?: Tracing | undefined
  /** Bearer token for the metrics. Without it, only programs on this machine can read them. */
  metricsToken?: string | undefined
  /** Free bytes on the disk of `dataDir` below which the API is not ready; 32 MB by default. */
  leastFreeBytes?: number | undefined
  /** nothing: an empty database gets no example, and a property that began with examples is refused. */
  beginsWith?: Beginning | undefined
  /** Name of the sender's DKIM key, where it is none of the usual ones. */
  dkimSelector?: string | undefined
  /** DNS servers that the check of the sender asks; by default the machine's. */
  dnsServers?: readonly string[] | undefined
}

export interface RunningApi {
  /**
   * Answers everything under /api and /media. Mount it as a whole, so that its own rules for paths and errors apply:
   * `site.all('/api/*', (c) => api.app.fetch(c.req.raw, c.env))`, and the same for /media.
   */
  app: Hono<ApiEnv>
  /** Answers from the cache, bypassing the app: pass it to `listen` beside the app's `fetch`. */
  answerDirectly: AnswerDirectly
  /** Version of all public data, for caches of what is derived from it. */
  version: Version
  /** Reports from now on that it is not ready. Call it before the server is stopped. */
  drain(): void
  /** What works now, for the status page. It needs no database. */
  status: StatusWatch['current']
  /** Resolves when all commits of other processes are seen here. */
  caughtUp(): Promise<void>
  /** Whether all guests are invented: pages say so, and neither mail nor webhooks leave the machine. */
  isDemonstration: boolean
  /** How mail is sent, if this process sends it. */
  mail: MailOptions | undefined
  /**
   * Returns the token of a one-time link for the first owner; undefined once a member of the staff has accepted one.
   */
  firstInvite(): Promise<string | undefined>
  /** Stops sending mail and closes the database. Call it once no request is in progress. */
  close(): Promise<void>
}

/** Opens the database of `dataDir`, migrates it, seeds it if it is empty, and returns the whole API. */
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
  translation,
  payments,
  oidc,
  backends: knownBackends,
  media = folderMedia(join(dataDir, mediaFolder)),
  backups,
  offsite,
  watch,
  statusEveryMs = 0,
  metrics = createMetrics(),
  queue = createRequestQueue(createClientNetwork(trustedProxies)),
  tracing,
  metricsToken,
  leastFreeBytes,
  beginsWith,
  dkimSelector,
  dnsServers,
  ...stayOptions
}: ApiOptions): Promise<RunningApi> => {
  const opened = await openDatabase({ dataDir, databaseUrl, patienceMs })
  const db = tracing ? traceDatabase(opened, tracing) : opened
  try {
    await seed(db, now(), beginsWith)
    const clientKey = createClientKey(trustedProxies)
    const version = createVersion(db, now)
    const cache = createAnswerCache(version)
    const readiness = createReadiness({ db, dataDir, leastFreeBytes, now })
    addGauges(metrics, {
      db,
      dataDir,
      backupFolder: backups?.folder,
      isOffsite: offsite !== undefined,
      readiness,
      now,
    })
    const status = createStatus({ db, dataDir, readiness, metrics, now, everyMs: statusEveryMs })
    const exchange =
      exchangeRatesUrl === undefined ? undefined : startExchangeRates({ url: exchangeRatesUrl, now, logger })
    const closing = new AbortController()
    const app = createApp({
      db,
      closing: closing.signal,
      backups: offsite && (() => staffBackups(dataDir)),
      installation: {
        sendsMail: mail !== undefined && 'smtpUrl' in mail.transport,
        makesBackups: offsite !== undefined || (backups !== undefined && backups.everyMs > 0),
      },
      checkSender: createSenderCheck({
        mail,
        facts: propertyOf(db).facts,
        now,
        selector: dkimSelector,
        dnsServers,
      }),
      media,
      mediaDir: join(dataDir, mediaFolder),
      now,
      logger,
      metrics,
      tracing,
      metricsToken,
      readiness,
      status,
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
      translation,
      payments,
      oidc,
      backends: knownBackends,
    })
    const retention = await startRetention({ db, media, now, logger })
    const morning =
      morningMail === undefined ? undefined : await startMorningMail(morningMail, { db, now, logger })
    const around = stayMails && (await startStayMails(stayMails, { db, now, logger }))
    const isInvented = await isDemonstration(db)
    // a provider that is slow delays no start
    const retrieval = payments && !isInvented ? startRetrieval({ db, payments, now, logger }) : undefined
    const sending = mail && isInvented ? intoFolder(mail, dataDir) : mail
    const workers = sending && [
      startMail(sending, { db, now, logger, tracing, count: metrics.mail }),
      ...(isInvented
        ? []
        : [
            startWebhooks(sending, { db, now, logger, tracing, count: metrics.webhook }),
            startPush(sending, { db, now, logger, tracing, count: metrics.push }),
          ]),
    ]
    const schedule =
      backups &&
      startBackups({ ...backups, dataDir, withPhotographs: media.isHere, now, logger, count: metrics.backup })
    const shipping = offsite && startOffsite({ ...offsite, dataDir, logger })
    const watching = watchSelf({
      db,
      dataDir,
      metrics,
      now,
      logger,
      options: isInvented ? undefined : watch,
      readBackups: backups && backups.everyMs > 0 ? readBackupsOf(backups) : undefined,
      readElsewhere: offsite && (() => readElsewhere(dataDir, now())),
    })
    return {
      app,
      answerDirectly: createAnswerDirectly(cache, createRecordAnswer(logger, metrics), tracing),
      version,
      drain: () => {
        readiness.drain()
        closing.abort()
      },
      isDemonstration: isInvented,
      mail: sending,
      firstInvite: () => inviteFirstOwner(db, now),
      caughtUp: db.changes.caughtUp,
      status: status.current,
      close: async () => {
        closing.abort()
        retention.stop()
        morning?.stop()
        around?.stop()
        const asking = await retrieval
        asking?.stop()
        await Promise.all([
          exchange?.stop(),
          ...(workers ?? []).map((worker) => worker.stop()),
          schedule?.stop(),
          watching.stop(),
          status.stop(),
        ])
        // last, with what the others have written
        await shipping?.stop()
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

const readBackupsOf =
  ({ folder, everyMs }: BackupSchedule) =>
  () => ({ everyMs, newestAt: listBackups(folder)[0]?.takenAt })
