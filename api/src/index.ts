export { isLoopback } from '@calm-rest/server'
export type { DatabasePlace } from './core/database/open.ts'
export type { ApiEnv } from './core/http/env.ts'
export type { RateLimits } from './core/http/rate-limit.ts'
export type { Mailbox } from './core/mail-format/mailbox.ts'
export { noMailCaps } from './core/mail-limits/mail-recipients.ts'
export { createMetrics, type Metrics } from './core/metrics/metrics.ts'
export { noOwnerMailLimits, ownerMailLimits } from './core/outbox/owner-mail-limits.ts'
export type { ApiOptions, RunningApi } from './create-api.ts'
export { createApi } from './create-api.ts'
export { databasePlace, parseEnvironment, sayWithoutProxy } from './environment.ts'
export { callbackPath, type OidcOptions, oidcOptions } from './identity/index.ts'
export { openMediaStore } from './media/index.ts'
export {
  describeMail,
  type MailOptions,
  mailCaps,
  mailOptions,
  type StayMailSettings,
  stayMailSettings,
} from './notify/index.ts'
export { backupOptions } from './operations/index.ts'
export {
  bookingsOfDay,
  noStayCaps,
  stayOptions,
} from './stays/index.ts'
