import { fileURLToPath } from 'node:url'
import { closeUsedTabs } from '../page/used-tabs.ts'
import { freePort } from './free-port.ts'
import { startHosted } from './hosted-site.ts'
import { startProcess } from './process.ts'
import type { Site, Started } from './site.ts'

/** Bookings and reviews of many test files go to one site: daily limits are tested on sites of their own. */
const withoutCaps = {
  BOOKED_NIGHTS_PER_NETWORK: '0',
  BOOKED_NIGHTS_PER_MAILBOX: '0',
  BOOKED_NIGHTS_PER_DAY: '0',
  REVIEWS_PER_ADDRESS: '10000',
  REVIEWS_PER_NETWORK: '10000',
  REVIEWS_PER_DAY: '10000',
  MAILS_PER_ADDRESS: '10000',
  MAILED_PER_NETWORK: '10000',
  MAILED_PER_HOUR: '10000',
  MESSAGES_PER_NETWORK: '10000',
  MESSAGES_PER_DAY: '10000',
}

const serve = fileURLToPath(new URL('../../../../demo/serve.ts', import.meta.url))
const portAttempts = 3

export interface LaunchOptions {
  env?: Record<string, string>
  dataDir: string
  /**
   * Runs in its own process: for tests that kill it, or that set properties of a process such as its time
   * zone.
   */
  isAlone?: boolean
  /** Script to run instead of `demo/serve.ts`. */
  script?: string
  args?: readonly string[]
  /** Milliseconds until it must be ready: above a minute if it builds first. */
  readyTimeoutMs?: number
  /** Milliseconds after which a process that was asked to end is killed. */
  stopTimeoutMs?: number
}

/**
 * Starts the real site (with its API, partner page and identity provider) on free ports, and waits until it
 * is ready. The sites of a worker share a process, since loading the modules takes longer than starting. The
 * caller stops it.
 */
export const launchSite = async ({ dataDir, ...options }: LaunchOptions): Promise<Site> => {
  const isAlone = options.isAlone || options.script !== undefined
  for (let attempt = 1; ; attempt += 1) {
    // the partner page, the identity provider and a dev server take the three ports after the site's
    const port = await freePort({ run: 4 })
    // product limits are off by default: a test of a limit sets it
    const env = {
      PORT: String(port),
      DATA_DIR: dataDir,
      WIDGET_PATIENCE_MS: '30000',
      RELEASE_DEADLINE_MS: '30000',
      ...withoutCaps,
      // visitors under test have addresses of their own: see `ownAddress`
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...options.env,
    }
    const site = await (isAlone ? startAlone(env, options) : startHosted(env))
    if ('stop' in site) return toSite(site, dataDir)
    // another process took the port between our check and the start
    if (attempt < portAttempts && site.said.includes('EADDRINUSE')) continue
    throw new Error(`The site did not start. It said:\n${site.said}`)
  }
}

/** Waits for its line `ready http://…/`. */
const startAlone = async (
  env: Record<string, string>,
  options: Omit<LaunchOptions, 'dataDir'>,
): Promise<Started> => {
  const running = startProcess(options.script ?? serve, {
    args: options.args,
    env,
    stopTimeoutMs: options.stopTimeoutMs ?? 30_000,
  })
  const url = await running.line(/^ready (http:\/\/\S+\/)$/m, options.readyTimeoutMs)
  if (url) return { ...running, url }
  await running.stop()
  return { said: running.output() }
}

const toSite = (site: Omit<Site, 'dataDir'>, dataDir: string): Site => ({
  ...site,
  dataDir,
  stop: async () => {
    await closeUsedTabs(new URL(site.url).origin)
    return site.stop()
  },
})
