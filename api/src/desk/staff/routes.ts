import type { StaffBackups } from '@calm-rest/contract/staff'
import type { ClientKey } from '@calm-rest/server'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import type { Limit, RateLimits } from '../../core/http/rate-limit.ts'
import { createMemberQueries } from '../../identity/index.ts'
import { createConvertApart, type MediaStore } from '../../media/index.ts'
import { type CheckSender, pushRoutes } from '../../notify/index.ts'
import type { ExchangeRates, TranslationOptions } from '../../property/index.ts'
import type { PaymentOptions, StayOptions } from '../../stays/index.ts'
import type { Installation } from '../commands/setup.ts'
import { createChangeFeed } from '../events/change-feed.ts'
import { eventRoutes } from '../events/routes.ts'
import { alarmRoutes } from '../routes/alarm-routes.ts'
import { amenityRoutes } from '../routes/amenity-routes.ts'
import { blockRoutes } from '../routes/block-routes.ts'
import { bookRoutes } from '../routes/book-routes.ts'
import { chargeRoutes } from '../routes/charge-routes.ts'
import { documentRoutes } from '../routes/document-routes.ts'
import { exampleRoutes } from '../routes/example-routes.ts'
import { factRoutes } from '../routes/fact-routes.ts'
import { figureRoutes } from '../routes/figure-routes.ts'
import { floodRoutes } from '../routes/flood-routes.ts'
import { lookRoutes } from '../routes/look-routes.ts'
import { closedMessageRoutes, messageRoutes } from '../routes/message-routes.ts'
import { overviewRoutes } from '../routes/overview-routes.ts'
import { paymentLinkRoutes } from '../routes/payment-link-routes.ts'
import { paymentRoutes } from '../routes/payment-routes.ts'
import { photographRoutes } from '../routes/photograph-routes.ts'
import { priceRoutes } from '../routes/price-routes.ts'
import { rateListRoutes } from '../routes/rate-list-routes.ts'
import { rateRuleRoutes } from '../routes/rate-rule-routes.ts'
import { createReadStay } from '../routes/read-stay.ts'
import { reviewRoutes } from '../routes/review-routes.ts'
import { roomTypeRoutes } from '../routes/room-type-routes.ts'
import { setupRoutes } from '../routes/setup-routes.ts'
import { stayRoutes } from '../routes/stay-routes.ts'
import { textRoutes } from '../routes/text-routes.ts'
import { tillRoutes } from '../routes/till-routes.ts'
import { translationRoutes } from '../routes/translation-routes.ts'
import { unitRoutes } from '../routes/unit-routes.ts'
import { walkInRoutes } from '../routes/walk-in-routes.ts'
import { createWaysToPay } from '../routes/ways-to-pay.ts'
import { waysToPayRoutes } from '../routes/ways-to-pay-routes.ts'
import { createCommandsOf } from './commands-of.ts'
import { memberRoutes, roleRoutes } from './member-routes.ts'
import { ownStaffRoutes } from './own-routes.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createStaffDevices } from './sessions/devices.ts'
import type { StaffSessions } from './sessions/queries.ts'
import { createStaffSignIn } from './sign-in.ts'
import { staffSignInRoutes } from './sign-in-routes.ts'

interface StaffDeps extends Pick<StayOptions, 'nightCaps' | 'reviewCaps'> {
  db: Database
  sessions: StaffSessions
  now: () => Date
  publicUrl: string | undefined
  rateLimits: Pick<RateLimits, 'staffCodes' | 'staffCodesAgain' | 'staffChallenges'>
  clientKey: ClientKey
  limit: Limit
  ownPages: MiddlewareHandler<ApiEnv>
  /** Store of photographs, and the folder on this machine in which their files are created. */
  media: MediaStore
  mediaDir: string
  /** State of the backups in a bucket; undefined if there is none. */
  backups?: (() => StaffBackups | undefined) | undefined
  /** What this installation has, for the list of what is left until the property opens. */
  installation: Installation
  checkSender: CheckSender
  translation: TranslationOptions | undefined
  logger: Logger
  /** Without it, no guest pays online. */
  payments: PaymentOptions | undefined
  /** Fetched rates of other currencies. */
  exchangeRates: (() => ExchangeRates) | undefined
  /** Aborted when the process ends. */
  closing: AbortSignal
}

/** All routes of the front desk, below /api/staff. Their rights are in `@calm-rest/contract/staff`. */
export const staffRoutes = (deps: StaffDeps) => {
  const { db, sessions, now, publicUrl, rateLimits, clientKey, limit, ownPages, media, mediaDir, closing } =
    deps
  const { nightCaps, reviewCaps } = deps
  const members = createMemberQueries(db)
  const passkeys = createPasskeys(db, now)
  const commandsOf = createCommandsOf(db, now)
  const convert = createConvertApart()
  const readStay = createReadStay(db, now)
  const waysToPay = createWaysToPay(db, deps.exchangeRates)
  const devices = createStaffDevices(db)
  const signIn = createStaffSignIn({ db, sessions, devices, now })
  const ways = { db, members, passkeys, sessions, devices, signIn, publicUrl, now, ownPages }
  return new Hono<ApiEnv>()
    .route('/', staffSignInRoutes({ ...ways, limit: () => limit('staff'), rateLimits, clientKey }))
    .route('/', ownStaffRoutes({ db, members, passkeys, sessions, publicUrl, now }))
    .route('/own/push', pushRoutes({ db, publicUrl, now, limit }))
    .route('/events', eventRoutes({ feed: createChangeFeed(db), sessions, now, closing }))
    .route('/members', memberRoutes({ db, commandsOf, publicUrl }))
    .route('/roles', roleRoutes({ db, commandsOf }))
    .route('/', overviewRoutes({ db, now, backups: deps.backups }))
    .route('/stays', stayRoutes({ db, commandsOf, readStay, now, payments: deps.payments }))
    .route('/alarms', alarmRoutes(db))
    .route('/floods', floodRoutes({ db, commandsOf, nightCaps, reviewCaps, now }))
    .route('/stays', paymentRoutes({ db, commandsOf, readStay, waysToPay, now }))
    .route(
      '/stays',
      paymentLinkRoutes({ db, commandsOf, readStay, payments: deps.payments, now, logger: deps.logger }),
    )
    .route('/stays', chargeRoutes({ db, commandsOf, readStay, now }))
    .route('/tills', tillRoutes({ db, commandsOf, now }))
    .route('/ways-to-pay', waysToPayRoutes({ waysToPay, commandsOf }))
    .route('/', documentRoutes({ db, commandsOf, now }))
    .route('/walk-ins', walkInRoutes({ db, commandsOf, readStay, now }))
    .route('/blocks', blockRoutes(commandsOf))
    .route('/messages', messageRoutes({ db, commandsOf }))
    .route('/closed-messages', closedMessageRoutes({ commandsOf }))
    .route('/reviews', reviewRoutes({ db, commandsOf }))
    .route('/units', unitRoutes({ db, commandsOf, now }))
    .route('/prices', priceRoutes({ db, commandsOf }))
    .route('/rates', rateListRoutes({ db, commandsOf }))
    .route('/rate-rules', rateRuleRoutes({ db, commandsOf }))
    .route('/room-types', roomTypeRoutes({ db, commandsOf }))
    .route('/amenities', amenityRoutes({ db, commandsOf }))
    .route('/photographs', photographRoutes({ db, media, mediaDir, convert, now }))
    .route('/facts', factRoutes({ db, commandsOf }))
    .route('/look', lookRoutes({ db, commandsOf, media, mediaDir, convert }))
    .route('/examples', exampleRoutes({ db, commandsOf }))
    .route(
      '/setup',
      setupRoutes({ db, commandsOf, installation: deps.installation, checkSender: deps.checkSender }),
    )
    .route('/texts', translationRoutes({ db, now, translation: deps.translation }))
    .route('/texts', textRoutes({ db, commandsOf }))
    .route('/', bookRoutes({ db, commandsOf, now }))
    .route('/', figureRoutes({ db, now }))
}
