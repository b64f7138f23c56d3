import { ownerMailLimits } from './core/outbox/owner-mail-limits.ts'
import type { ApiOptions } from './create-api.ts'
import { databasePlace, type parseEnvironment } from './environment.ts'
import { oidcOptions } from './identity/index.ts'
import { openMediaStore } from './media/index.ts'
import { mailCaps, mailOptions, stayMailSettings } from './notify/index.ts'
import { backupOptions, offsiteOptions } from './operations/index.ts'
import { translationOptions } from './property/index.ts'
import { bookingsOfDay, paymentOptions, stayOptions } from './stays/index.ts'
import { watchOptions } from './watch/index.ts'

/** The options that are variables, wherever the API runs; `publicUrl` is the address of its site. */
export const optionsOf = (
  environment: ReturnType<typeof parseEnvironment>,
  variables: NodeJS.ProcessEnv,
  publicUrl: string,
) =>
  ({
    ...databasePlace(environment),
    trustedProxies: environment.TRUSTED_PROXIES,
    publicUrl: environment.PUBLIC_URL,
    media: openMediaStore(variables, environment.DATA_DIR),
    backups: backupOptions(environment),
    offsite: offsiteOptions(environment, variables),
    statusEveryMs: 30_000,
    watch: watchOptions(environment),
    metricsToken: environment.METRICS_TOKEN,
    mail: mailOptions(environment, publicUrl),
    dkimSelector: environment.DKIM_SELECTOR,
    morningMail: environment.MORNING_MAIL,
    exchangeRatesUrl: environment.EXCHANGE_RATES_URL,
    stayMails: stayMailSettings(environment),
    translation: translationOptions(environment),
    ...stayOptions(environment),
    mailCaps: mailCaps(environment),
    ownerMailLimits: ownerMailLimits(environment),
    rateLimits: {
      mailedLinks: environment.MAILS_PER_ADDRESS,
      bookingsOfDay: bookingsOfDay(environment),
    },
    payments: paymentOptions(environment, publicUrl),
    oidc: oidcOptions(environment, publicUrl),
  }) satisfies Partial<ApiOptions>
