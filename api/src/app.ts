import type { StaffBackups } from '@calm-rest/contract/staff'
import type { ClientKey, RequestQueue } from '@calm-rest/server'
import type { Tracing } from '@calm-rest/telemetry'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { todayAt } from './core/clock/property-clock.ts'
import type { Database } from './core/database/database.ts'
import { createKeyedHash, createNetworkHash } from './core/http/client-network.ts'
import { requireOwn } from './core/http/csrf.ts'
import type { ApiEnv } from './core/http/env.ts'
import { assertRules } from './core/http/guard.ts'
import { createGuardedApp } from './core/http/guarded-app.ts'
import { createLimit, type RateLimits } from './core/http/rate-limit.ts'
import { createMailLimit } from './core/mail-limits/mail-limit.ts'
import { createMailRecipients, type MailCaps } from './core/mail-limits/mail-recipients.ts'
import type { Metrics } from './core/metrics/metrics.ts'
import type { OwnerMailLimits } from './core/outbox/owner-mail-limits.ts'
import {
  createAdmitStaff,
  createIsStaff,
  createStaffSessions,
  type Installation,
  staffRoutes,
} from './desk/index.ts'
import {
  accountRoutes,
  backendIdentityRoutes,
  createAccountQueries,
  createGoogleQueries,
  createSessionQueries,
  createSignIn,
  googleRoutes,
  type KnownBackends,
  type OidcOptions,
  type PasswordCost,
} from './identity/index.ts'
import { type MediaStore, mediaRoutes } from './media/index.ts'
import type { CheckSender } from './notify/index.ts'
import {
  docsRoutes,
  healthRoutes,
  metricsRoutes,
  type Readiness,
  type StatusWatch,
  statusRoutes,
} from './operations/index.ts'
import { createAttribution, createLinkProofs, createPartnerLookups, partnerRoutes } from './partners/index.ts'
import { createProperty, type ExchangeRates, propertyOf, type TranslationOptions } from './property/index.ts'
import { createStays, type PaymentOptions, type StayOptions } from './stays/index.ts'

interface AppDeps extends StayOptions {
  db: Database
  /** Store of the owner's photographs. */
  media: MediaStore
  /** Folder on this machine in which their files are created. */
  mediaDir: string
  now: () => Date
  logger: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
  metricsToken?: string | undefined
  readiness: Readiness
  status: StatusWatch
  clientKey: ClientKey
  queue: RequestQueue
  publicUrl?: string | undefined
  cache: MiddlewareHandler<ApiEnv>
  rateLimits: RateLimits
  mailCaps: MailCaps
  ownerMailLimits: OwnerMailLimits
  passwordCost?: PasswordCost | undefined
  exchangeRates?: (() => ExchangeRates) | undefined
  translation?: TranslationOptions | undefined
  /** Without it, nobody pays online. */
  payments?: PaymentOptions | undefined
  /** Without it, signing in with Google is not offered. */
  oidc?: OidcOptions | undefined
  backends?: KnownBackends | undefined
  /** Aborted when the process is about to end, so that endless answers end. */
  closing: AbortSignal
  /** State of the backups in a bucket; undefined if there is none. */
  backups?: (() => StaffBackups | undefined) | undefined
  /** What it has of mail and backups. */
  installation: Installation
  /** Asks DNS about the sender of mail. */
  checkSender: CheckSender
}

/** Creates what several features share. */
const createShared = ({ db, now, clientKey, publicUrl, rateLimits, mailCaps }: AppDeps) => {
  const accounts = createAccountQueries(db)
  const networkHash = createNetworkHash(db, now)
  const sessions = createSessionQueries(db)
  const confirmedAddress = async (userId: string) => {
    const user = await accounts.findById(userId)
    return user?.emailConfirmed ? user.email : undefined
  }
  return {
    limit: createLimit(db, rateLimits, clientKey),
    accounts,
    sessions,
    signIn: createSignIn(sessions, now),
    ownPages: requireOwn(publicUrl),
    mailLimit: createMailLimit({
      db,
      clientKey,
      networkHash,
      now,
      recipients: createMailRecipients(db, createKeyedHash(db, now), mailCaps),
      caps: mailCaps,
      asked: rateLimits.askedLinks,
      mailed: rateLimits.mailedLinks,
      confirmedAddress,
    }),
    partners: createPartnerLookups(db),
    staffSessions: createStaffSessions(db),
    networkHash,
  }
}

/** Creates every route under /api and /media. */
export const createApp = (deps: AppDeps) => {
  const { db, now, logger, metrics, clientKey, publicUrl, cache, rateLimits, passwordCost, oidc } = deps
  const { limit, accounts, sessions, signIn, ownPages, ...shared } = createShared(deps)
  const { mailLimit, partners, networkHash, staffSessions } = shared
  const proofs = createLinkProofs(db, now)
  const today = () => todayAt(now())

  const app = createGuardedApp({
    logger,
    metrics,
    tracing: deps.tracing,
    publicUrl,
    cache,
    languages: async () => (await propertyOf(db).facts.current()).languages,
    isPartnerOrigin: async (origin) => (await partners.ofOrigin(origin)).length > 0,
    clientKey,
    queue: deps.queue,
    reads: rateLimits.reads,
    findAccountHolder: (accessToken) => sessions.findAccountHolder(accessToken, now()),
    admitStaff: createAdmitStaff({ sessions: staffSessions, publicUrl, now }),
  })

  const isStaff = createIsStaff({ sessions: staffSessions, publicUrl, now })
  const { facts } = propertyOf(db)
  // another process may have changed the currency or the time zone; what needs a database says that it is away
  app.use('/api/*', async (_, next) => {
    try {
      await facts.current()
    } catch {}
    await next()
  })

  const drawings = async () => (await facts.current().catch(() => undefined))?.look?.drawings ?? 'plain'

  const property = createProperty({
    db,
    now,
    today,
    exchangeRates: deps.exchangeRates,
    clientKey,
    rateLimits,
    limit,
    isInsider: async (c) => c.env?.isOwnServer === true || (await isStaff(c)),
  })
  app.route('/api', property.routes)
  const attributionOf = createAttribution({ partners, proofs })
  const stays = createStays({ ...deps, property, networkHash, limit, mailLimit, attributionOf })
  app.route('/api', stays.routes)
  app.route(
    '/api/staff',
    staffRoutes({
      db,
      sessions: staffSessions,
      now,
      publicUrl,
      rateLimits,
      clientKey,
      limit,
      ownPages,
      media: deps.media,
      mediaDir: deps.mediaDir,
      closing: deps.closing,
      backups: deps.backups,
      installation: deps.installation,
      checkSender: deps.checkSender,
      translation: deps.translation,
      payments: deps.payments,
      exchangeRates: deps.exchangeRates,
      logger,
      nightCaps: deps.nightCaps,
      reviewCaps: deps.reviewCaps,
    }),
  )

  app.route(
    '/api',
    accountRoutes({
      db,
      accounts,
      sessions,
      signIn,
      ownPages,
      mailLimit,
      passwordCost,
      now,
      clientKey,
      rateLimits,
      limit,
      bookingsOf: stays.guestBookings.ofUser,
    }),
  )
  app.route(
    '/api',
    backendIdentityRoutes({
      db,
      accounts,
      backends: deps.backends ?? (() => []),
      publicUrl,
      now,
      limit: limit('refresh'),
    }),
  )
  const google = createGoogleQueries(db)
  app.route(
    '/api/auth',
    googleRoutes({ oidc, google, accounts, signIn, ownPages, now, logger, limit: limit('google') }),
  )

  app.route('/api/partners', partnerRoutes({ partners, proofs, publicUrl }))
  app.route('/api/health', healthRoutes(db, deps.readiness))
  app.route('/api/status', statusRoutes(deps.status))
  app.route('/api/metrics', metricsRoutes(metrics, deps.metricsToken))
  app.route('/api', docsRoutes())
  app.route('/media', mediaRoutes(deps.media, drawings))
  assertRules(app)
  return app
}
