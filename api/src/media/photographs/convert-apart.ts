import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { limitedCommand } from '@calm-rest/server'
import { ActionRefused } from '../../core/action-refused.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { createBoundedQueue } from '../../core/queue/bounded-queue.ts'
import { mostAnswerBytes, parseAnswer } from './conversion-answer.ts'
import type { ConvertPhoto } from './convert-photo.ts'

const entry = fileURLToPath(new URL('./conversion-process.ts', import.meta.url))

/** Above what the largest photograph takes that is allowed, half of it address space that Node sets aside. */
const dataMb = 1536
/** Far longer than the largest photograph takes on a small machine, where guests come first. */
const defaultPatienceMs = 180_000
/** Photographs that wait, each on the disk; whoever comes beyond is asked to come again. */
const waiting = 30

interface ApartOptions {
  /** What runs; another one under test. */
  program?: string
  patienceMs?: number
}

/**
 * In a process of its own: what decodes a stranger's file may swell, hang or fall, and guests are answered meanwhile. It
 * has nothing in its environment, a limit of memory, a lower priority, and three minutes. It speaks by a pipe, not by
 * Node's IPC: a file that has taken the decoder over could send messages there that end the site.
 */
const convertBy =
  ({ program, patienceMs }: Required<ApartOptions>): ConvertPhoto =>
  (file, folder) =>
    new Promise((resolve, reject) => {
      const [command, args] = limitedCommand([process.execPath, program, file, folder], { dataMb })
      const child = spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      let said = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.length > mostAnswerBytes) child.kill('SIGKILL')
      })
      // the process may have ended before it reads
      child.stdin.on('error', () => {})
      child.once('error', reject)
      // not before it is gone, with what it had of memory
      child.once('close', () => {
        clearTimeout(timer)
        const answer = parseAnswer(said)
        if (!answer) reject(new ActionRefused(`${file} cannot be read.`, 'photograph_unreadable'))
        else if ('converted' in answer) resolve(answer.converted)
        else reject(new ActionRefused(answer.refused, answer.code))
      })
    })

/** One at a time, however many phones send: two would take the memory and the processors twice. */
export const createConvertApart = ({
  program = entry,
  patienceMs = defaultPatienceMs,
}: ApartOptions = {}): ConvertPhoto => {
  const convert = convertBy({ program, patienceMs })
  const inTurn = createBoundedQueue({ running: 1, waiting }, () => {
    throw new ApiError('unavailable', { headers: { 'Retry-After': '30' } })
  })
  return (file, folder) => inTurn(() => convert(file, folder))
}
