export { isLoopback } from '@calm-rest/server'
export type { DatabasePlace } from './core/database/open.ts'
export type { ApiEnv } from './core/http/env.ts'
export type { RateLimits } from './core/http/rate-limit.ts'
export type { Mailbox } from './core/mail-format/mailbox.ts'
export { noMailCaps } from './core/mail-limits/mail-recipients.ts'
export { createMetrics, type Metrics } from './core/metrics/metrics.ts'
export { noOwnerMailLimits } from './core/outbox/owner-mail-limits.ts'
export type { ApiOptions, RunningApi } from './create-api.ts'
export { createApi } from './create-api.ts'
export { databasePlace, parseEnvironment, sayWithoutProxy } from './environment.ts'
export { callbackPath, type OidcOptions } from './identity/index.ts'
export {
  describeMail,
  type MailOptions,
  type StayMailSettings,
} from './notify/index.ts'
export { optionsOf } from './options.ts'
export { noStayCaps } from './stays/index.ts'
