import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.ts'
import { untilListening } from './until-listening.ts'

/** Also outside the PATH of a user without rights. */
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

const answers = () => spawnSync('nginx', ['-v'], { env: environment }).status === 0

const assertNginx = () => {
  if (answers() || (installFromDebian('nginx') && answers())) return
  throw new Error('nginx is missing, which stands before two processes (Debian: apt-get install nginx).')
}

export interface Nginx {
  stop(): Promise<void>
}

/** Starts nginx in the foreground with this `http` block, and waits until it listens on `port`. */
export const startNginx = async (folder: string, http: string, port: number): Promise<Nginx> => {
  assertNginx()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    file,
    [
      'daemon off;',
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'error.log')} warn;`,
      'events { worker_connections 1024; }',
      `http { access_log off; ${temporary.join(' ')}`,
      http,
      '}',
    ].join('\n'),
  )
  const child = spawn('nginx', ['-e', join(folder, 'error.log'), '-p', folder, '-c', file], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilListening('nginx', child, port)
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
