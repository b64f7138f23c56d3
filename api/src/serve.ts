import { listen, startOrExit } from '@calm-rest/server'
import { pino } from 'pino'
import { databasePlace } from './core/database/environment.ts'
import { ownerMailLimits } from './core/outbox/owner-mail-limits.ts'
import { parseEnvironment, sayWithoutProxy } from './environment.ts'
import { oidcOptions } from './identity/index.ts'
import { createApi } from './index.ts'
import { openMediaStore } from './media/index.ts'
import { mailCaps, mailOptions, stayMailSettings } from './notify/index.ts'
import { backupOptions } from './operations/index.ts'
import { bookingsOfDay, stayOptions } from './stays/index.ts'

/** Less than the 10 s after which a process manager kills. */
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
    ...stayOptions(environment),
    mailCaps: mailCaps(environment),
    ownerMailLimits: ownerMailLimits(environment),
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
  // logged last, because its reader may end the process at once
  logger.info({ host: HOST, port: server.port }, 'listening')
}

await startOrExit(start)
