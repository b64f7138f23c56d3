import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { installFromDebian } from '@calm-rest/testing/debian'
import { root } from '../../root.ts'

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

/** Runs the worker that books so many stays under strace (Debian: apt-get install strace). */
export const traceWorker = async (
  dataDir: string,
  { book, firstDay }: { book: number; firstDay: number },
  options: readonly string[],
): Promise<Traced> => {
  const args = ['-f', '-qq', '-e', `trace=${writing}`, ...options]
  const child = spawn(
    'strace',
    [...args, process.execPath, worker, dataDir, String(firstDay), String(book)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [said, errors] = ['', '']
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const [code, signal] = await once(child, 'close')
  return {
    acknowledged: said.split('\n').filter((line) => line.startsWith('CR-')),
    ended: signal ?? code,
    errors,
  }
}

/** Whether strace is here, or could be installed: as root on Debian. */
export const hasStrace = () => starts() || (installFromDebian('strace') && starts())

const starts = () => spawnSync('strace', ['-V']).status === 0

export const assertStrace = () => {
  if (hasStrace()) return
  throw new Error('strace is missing, which stops a process at every call (Debian: apt-get install strace).')
}
