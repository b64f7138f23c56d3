import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import type { Torture } from '../scenario.ts'

export interface Served {
  port: number
  pid: number
  /** Milliseconds from the start of the process to its ready line. */
  readyMs: number
  signal(name: NodeJS.Signals): void
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>
  isRunning(): boolean
}

interface ServeOptions {
  env?: Record<string, string>
  /** Script to start instead of the site. */
  script?: string
  /** Whether guests have the limits of production; without, a guest may ask as much as a scenario needs. */
  hasLimits?: boolean
  /** Shell command that starts the server by `exec "$@"`, to set limits. */
  under?: string
}

/** Running servers, also of failed scenarios, to be ended with the table. */
const running = new Set<ChildProcess>()
/** What ends processes that others have started. */
const others = new Set<() => void>()
export const killServers = () => {
  for (const child of running) child.kill('SIGKILL')
  for (const kill of others) kill()
}
/** Calls `kill` with the others, also where a scenario is interrupted. */
export const killAlso = (kill: () => void) => void others.add(kill)

const serving = /ready http:\/\/[^:]+:(\d+)\/|"port":(\d+),"msg":"listening"/

/** Result of starting a server. */
export type Attempt = { ok: true; served: Served } | { ok: false; code: number | string; said: string }

/** Starts a server as an operator does: the whole site, or the API alone where speed matters. */
export const tryToServe = async (
  { isShort }: Pick<Torture, 'isShort'>,
  dataDir: string,
  { env = {}, script: given, hasLimits = false, under = 'exec "$@"' }: ServeOptions = {},
): Promise<Attempt> => {
  const script = join(root, given ?? (isShort ? 'api/src/serve.ts' : 'site/src/serve.ts'))
  const startedMs = performance.now()
  const child = spawn('/bin/sh', ['-c', under, 'sh', process.execPath, script], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...ownClients,
      ...(!hasLimits && withoutLimits),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string)
  void ended.then(() => running.delete(child))
  const ready = Promise.withResolvers<number>()
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk
    const found = serving.exec(said)
    if (!found) return
    child.stdout.off('data', listen).resume()
    ready.resolve(Number(found[1] ?? found[2]))
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-10_000)
  })
  const port = await Promise.race([ready.promise, ended.then(() => undefined)])
  if (port === undefined) return { ok: false, code: await ended, said }
  const served: Served = {
    port,
    pid: child.pid ?? -1,
    readyMs: performance.now() - startedMs,
    signal: (name) => void child.kill(name),
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
  return { ok: true, served }
}

/** Trusts X-Forwarded-For, so that each client has limits of its own. */
const ownClients = { TRUSTED_PROXIES: '127.0.0.1', IDENTITY_PORT: '0' }

const withoutLimits = {
  BOOKED_NIGHTS_PER_NETWORK: '0',
  BOOKED_NIGHTS_PER_MAILBOX: '0',
  BOOKED_NIGHTS_PER_DAY: '0',
  REVIEWS_PER_ADDRESS: '10000',
  REVIEWS_PER_NETWORK: '10000',
  REVIEWS_PER_DAY: '10000',
  MAILED_PER_NETWORK: '1000000',
  MAILED_PER_HOUR: '1000000',
  MESSAGES_PER_NETWORK: '100000',
  MESSAGES_PER_DAY: '100000',
  OWNER_MAILS_PER_NETWORK: '1000000',
  OWNER_MAILS_PER_HOUR: '1000000',
}

/** Variables of a site whose guests may ask as much as a scenario needs, for processes that others start. */
export const siteVariables: Record<string, string> = Object.assign(
  { HOST: '127.0.0.1' },
  ownClients,
  withoutLimits,
)

export const serve = async (...args: Parameters<typeof tryToServe>): Promise<Served> => {
  const attempt = await tryToServe(...args)
  if (!attempt.ok) throw new Error(`The server did not start (${attempt.code}): ${attempt.said}`)
  return attempt.served
}

/** Asks a server to end and waits until it has. */
export const stop = async (served: Served) => {
  served.signal('SIGTERM')
  return served.ended
}
