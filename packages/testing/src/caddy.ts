import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.ts'
import { untilListening } from './until-listening.ts'

const answers = () => spawnSync('caddy', ['version']).status === 0

const assertCaddy = () => {
  if (answers() || (installFromDebian('caddy') && answers())) return
  throw new Error('caddy is missing, which stands before two slots (Debian: apt-get install caddy).')
}

export interface Caddy {
  stop(): Promise<void>
}

/** Starts Caddy with this Caddyfile, and waits until it listens on `port`. It logs into `folder`. */
export const startCaddy = async (folder: string, caddyfile: string, port: number): Promise<Caddy> => {
  assertCaddy()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, caddyfile)
  const log = openSync(join(folder, 'caddy.log'), 'a')
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: Object.assign({}, process.env, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
    stdio: ['ignore', log, log],
  })
  await untilListening(`caddy (${join(folder, 'caddy.log')})`, child, port)
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
