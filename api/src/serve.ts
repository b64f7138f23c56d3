import { setTimeout } from 'node:timers/promises'
import { endOnSignal, listen, startOrExit, withSecretFiles } from '@calm-rest/server'
import { pino } from 'pino'
import { parseEnvironment, sayWithoutProxy } from './environment.ts'
import { createApi } from './index.ts'
import { optionsOf } from './options.ts'

/** Less than the 10 s after which a process manager kills. */
const graceMs = 8_000

const start = async () => {
  const variables = withSecretFiles(process.env)
  const environment = parseEnvironment(variables)
  const { PORT, HOST, TRUSTED_PROXIES, DRAIN_SECONDS, PUBLIC_URL = `http://localhost:${PORT}` } = environment
  const logger = pino({ level: environment.LOG_LEVEL })
  const api = await createApi({ ...optionsOf(environment, variables, PUBLIC_URL), logger })
  const server = await listen({
    fetch: api.app.fetch,
    direct: api.answerDirectly,
    port: PORT,
    host: HOST,
    trustedProxies: TRUSTED_PROXIES,
  })

  sayWithoutProxy(environment, logger)
  endOnSignal(logger, async () => {
    api.drain()
    await setTimeout(DRAIN_SECONDS * 1000)
    await server.stop(graceMs)
    await api.close()
    logger.info('stopped')
  })
  // logged last, because its reader may end the process at once
  logger.info({ host: HOST, port: server.port }, 'listening')
}

await startOrExit(start)
