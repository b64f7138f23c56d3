import { listen, startOrExit } from '@calm-rest/server'
import { pino } from 'pino'
import { databasePlace } from './core/database/environment.ts'
import { ownerMailLimits } from './core/outbox/owner-mail-limits.ts'
import { parseEnvironment, sayWithoutProxy } from './environment.ts'
import { oidcOptions } from './identity/google/environment.ts'
import { createApi } from './index.ts'
import { openMediaStore } from './media/store/open-media-store.ts'
import { mailCaps, mailOptions } from './notify/mail/environment.ts'
import { stayMailSettings } from './notify/stay-mails/environment.ts'
import { backupOptions } from './operations/backup/environment.ts'
import { bookingsOfDay, nightCaps, proofOfWork } from './stays/bookings/environment.ts'
import { messageCaps } from './stays/messages/environment.ts'
import { reviewCaps } from './stays/reviews/environment.ts'

/** Below the 10 s after which a process manager kills. */
const graceMs = 8_000

const start = async () => {
  const environment = parseEnvironment(process.env)
  const { PORT, HOST, TRUSTED_PROXIES, PUBLIC_URL = `http://localhost:${PORT}` } = environment
  const logger = pino({ level: environment.LOG_LEVEL })
  const api = await createApi({
    ...databasePlace(environment),
    logger,
    trustedProxies: TRUSTED_PROXIES,
    publicUrl: environment.PUBLIC_URL,
    media: openMediaStore(process.env, environment.DATA_DIR),
    backups: backupOptions(environment),
    metricsToken: environment.METRICS_TOKEN,
    mail: mailOptions(environment, PUBLIC_URL),
    morningMail: environment.MORNING_MAIL,
    exchangeRatesUrl: environment.EXCHANGE_RATES_URL,
    stayMails: stayMailSettings(environment),
    nightCaps: nightCaps(environment),
    mailCaps: mailCaps(environment),
    messageCaps: messageCaps(environment),
    ownerMailLimits: ownerMailLimits(environment),
    proofOfWork: proofOfWork(environment),
    reviewCaps: reviewCaps(environment),
    rateLimits: {
      mailedLinks: environment.MAILS_PER_ADDRESS,
      bookingsOfDay: bookingsOfDay(environment),
    },
    oidc: oidcOptions(environment, PUBLIC_URL),
  })
  const server = await listen({
    fetch: api.app.fetch,
    direct: api.answerDirectly,
    port: PORT,
    host: HOST,
    trustedProxies: TRUSTED_PROXIES,
  })

  sayWithoutProxy(environment, logger)
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    api.drain()
    await server.stop(graceMs)
    await api.close()
    logger.info('stopped')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // said last: whoever reads it may end the process at once
  logger.info({ host: HOST, port: server.port }, 'listening')
}

await startOrExit(start)
