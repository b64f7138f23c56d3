import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithParent } from '../end-with-parent.ts'
import { quickFolder } from '../quick-folder.ts'
import { freePort } from '../site/free-port.ts'
import { findBinaries } from './binaries.ts'

export interface RunningPostgres {
  /** URL of a superuser; append the name of a database. */
  url: string
  /** Id of the server's parent process. */
  pid(): number
  /**
   * Kills it at once, like a power cut that spares the disk: clients are cut off, and nothing is completed.
   */
  crash(): Promise<void>
  /** Starts it again on the same data, which it recovers by itself. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  /** Without it, it never waits for the disk: fine for tests, which never cut its power. */
  isDurable?: boolean
}

/** The server refuses to run as root: it runs as nobody, whose id this is on common systems. */
const nobody = 65_534

const hasty = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // hundreds of databases that are deleted within a second: nothing to vacuum, and no statistics needed
  'autovacuum=off',
  'io_method=sync',
  'jit=off',
  // the system copies a database's files itself, in half the time
  'file_copy_method=clone',
]

/** A real PostgreSQL server on loopback, in a folder that is deleted when it has stopped. */
export const startPostgres = async ({ isDurable = false }: Options = {}): Promise<RunningPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-postgres-'))
  const dataFolder = mkdtempSync(join(isDurable ? tmpdir() : quickFolder(), 'calm-rest-postgres-data-'))
  const { binaries, user } = binariesFor(folder, dataFolder)
  const run = { ...user, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const data = join(dataFolder, 'data')
  const bin = (name: string) => join(binaries, 'bin', name)
  const made = spawnSync(
    bin('initdb'),
    ['-D', data, '-U', 'calm', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'],
    run,
  )
  if (made.status !== 0) throw new Error(`PostgreSQL made no cluster: ${made.stderr ?? made.error}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    'shared_buffers=32MB',
    ...(isDurable ? [] : hasty),
  ]
  const start = () => launch(bin('postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], run)
  let server = await start()
  return {
    url: `postgres://calm@127.0.0.1:${port}/`,
    pid: () => server.pid as number,
    crash: () => ended(server, 'SIGQUIT'),
    startAgain: async () => {
      server = await start()
    },
    stop: async () => {
      // the fast shutdown: open transactions are rolled back
      await ended(server, 'SIGINT')
      for (const one of [folder, dataFolder]) rmSync(one, { recursive: true, force: true })
    },
  }
}

const binariesFor = (folder: string, dataFolder: string) => {
  const binaries = findBinaries()
  if (process.getuid?.() !== 0) return { binaries, user: {} }
  // the user nobody may be unable to read the project's own folder
  const copy = join(folder, 'native')
  cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true })
  for (const one of [folder, dataFolder]) chownSync(one, nobody, nobody)
  return { binaries: copy, user: { uid: nobody, gid: nobody } }
}

const launch = async (program: string, args: readonly string[], options: SpawnOptions) => {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  endWithParent(server)
  await isReady(server)
  // unread output would block it
  server.stderr?.removeAllListeners('data').resume()
  return server
}

const isReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (data) => {
      said += data
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })

const ended = (server: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill(signal)
  })
