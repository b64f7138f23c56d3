import { pino } from 'pino'
import { parseEnvironment } from './environment.ts'
import { oidcOptions } from './google/environment.ts'
import { createApi } from './index.ts'
import { listen } from './listen.ts'
import { mailOptions } from './mail/environment.ts'

/** Below the 10 s after which a process manager kills. */
const graceMs = 8_000

const start = async () => {
  const environment = parseEnvironment(process.env)
  const { PORT, HOST, DATA_DIR, TRUSTED_PROXIES, PUBLIC_URL } = environment
  const logger = pino()
  const api = createApi({
    dataDir: DATA_DIR,
    logger,
    trustedProxies: TRUSTED_PROXIES,
    publicUrl: PUBLIC_URL,
    mail: mailOptions(environment, PUBLIC_URL ?? `http://localhost:${PORT}`),
