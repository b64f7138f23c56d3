import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, temporaryFolder, whenDone } from '@calm-rest/testing'
import { installFromDebian } from '@calm-rest/testing/debian'
import { root } from '../../root.ts'

const file = join(root, 'deploy/Caddyfile')

const assertCaddy = () => {
  const answers = () => spawnSync('caddy', ['version']).status === 0
  if (answers() || (installFromDebian('caddy') && answers())) return
  throw new Error('caddy is missing, which stands before the site (Debian: apt-get install caddy).')
}

/** Runs a command of Caddy with our Caddyfile; returns its exit code and what it printed. */
export const runCaddy = (command: string, variables: Record<string, string>) => {
  assertCaddy()
  const { status, stdout, stderr } = spawnSync(
    'caddy',
    [command, '--config', file, '--adapter', 'caddyfile'],
    { encoding: 'utf8', env: { ...process.env, ...variables } },
  )
  return { code: status, stdout, stderr }
}

interface Options {
  /** Ports of the two slots. */
  slots: readonly [number, number]
}

/** Debian's Caddy with our Caddyfile before two slots, for `https://localhost`, with a certificate of its own. */
export const startCaddy = async ({ slots }: Options) => {
  assertCaddy()
  const http = await freePort({ run: 3 })
  const https = http + 1
  const folder = temporaryFolder('caddy')
  const variables = {
    CADDY_HOSTS: 'localhost',
    CADDY_TLS: 'internal',
    CADDY_HTTP_PORT: String(http),
    CADDY_HTTPS_PORT: String(https),
    CADDY_HEALTH_PORT: String(http + 2),
    SITE_SLOTS: slots.map((port) => `127.0.0.1:${port}`).join(' '),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  whenDone(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await untilListening(child, https, () => log)
  return { http, https, health: http + 2, log: () => log }
}

const untilListening = async (child: ChildProcess, port: number, log: () => string) => {
  for (let i = 0; i < 400; i += 1) {
    if (child.exitCode !== null) throw new Error(`caddy ended with ${child.exitCode}: ${log()}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await sleep(50)
  }
  throw new Error(`caddy does not listen: ${log()}`)
}
