import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'

/** System calls that change a file of the database or sync it. */
const writing = 'write,writev,pwrite64,pwritev,fsync,fdatasync,ftruncate,rename,link,unlink'

/** System calls of the database alone: Node itself writes to its pipes all the time. */
export const ofDatabase = 'pwrite64,pwritev,fsync,fdatasync,ftruncate,rename,link,unlink'

const worker = join(root, 'api/src/testing/booking-worker.ts')

interface Traced {
  /** References of bookings in the order of their acknowledgement. */
  acknowledged: string[]
  /** Exit code of the worker, or the signal that ended it. */
  ended: number | string
  errors: string
}

interface Job {
  /** Number of stays to book. */
  book: number
  firstDay: number
}

const run = async (command: string, args: readonly string[]): Promise<Traced> => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const [code, signal] = await once(child, 'close')
  const acknowledged = said.split('\n').filter((line) => line.startsWith('CR-'))
  return { acknowledged, ended: signal ?? code, errors }
}

const workerArgs = (dataDir: string, { book, firstDay }: Job) => [
  worker,
  dataDir,
  String(firstDay),
  String(book),
]

/** Runs the worker. */
export const runWorker = (dataDir: string, job: Job) => run(process.execPath, workerArgs(dataDir, job))

/** Runs the worker under strace (Debian: apt-get install strace); every traced call costs time. */
export const traceWorker = (dataDir: string, job: Job, options: readonly string[], calls = writing) => {
  const strace = ['-f', '-qq', '-e', `trace=${calls}`, ...options]
  return run('strace', [...strace, process.execPath, ...workerArgs(dataDir, job)])
}
