import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'

/** Whatever changes a file of the database or makes a change last. */
const writing = 'write,writev,pwrite64,pwritev,fsync,fdatasync,ftruncate,rename,link,unlink'

/** The calls of the database alone: Node itself writes to its pipes all the time. */
export const ofDatabase = 'pwrite64,pwritev,fsync,fdatasync,ftruncate,rename,link,unlink'

const worker = join(root, 'api/src/testing/booking-worker.ts')

export interface Traced {
  /** References of bookings, in the order in which they were acknowledged. */
  acknowledged: string[]
  /** The exit code of the worker, or the signal that ended it. */
  ended: number | string
  errors: string
}

interface Job {
  /** How many stays. */
  book: number
  firstDay: number
}

const run = async (command: string, args: readonly string[]): Promise<Traced> => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, errors] = ['', '']
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

/** Runs the worker that books so many stays. */
export const runWorker = (dataDir: string, job: Job) => run(process.execPath, workerArgs(dataDir, job))

/** The same under strace (Debian: apt-get install strace); every call that it looks at costs time. */
export const traceWorker = (dataDir: string, job: Job, options: readonly string[], calls = writing) => {
  const strace = ['-f', '-qq', '-e', `trace=${calls}`, ...options]
  return run('strace', [...strace, process.execPath, ...workerArgs(dataDir, job)])
}
