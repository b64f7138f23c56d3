import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { limitedCommand } from '@calm-rest/server'
import { ApiError } from '../../core/http/api-error.ts'
import { createBoundedQueue } from '../../core/queue/bounded-queue.ts'
import { mostAnswerBytes, parseAnswer } from './conversion-answer.ts'
import type { ConvertPhoto } from './convert-photo.ts'

const entry = fileURLToPath(new URL('./conversion-process.ts', import.meta.url))

/** More than the largest permitted photograph needs. Half of it is address space that Node reserves. */
const dataMb = 1536
/** Far longer than the largest photograph takes on a small machine, where guests have priority. */
const defaultPatienceMs = 180_000
/**
 * Maximum number of waiting photographs, each stored on disk. Further uploads are refused and may be repeated later.
 */
const waiting = 30

interface ApartOptions {
  /** Path of the program; tests use another one. */
  program?: string
  patienceMs?: number
}

/**
 * Converts in a process of its own: decoding a stranger's file may exhaust memory, hang or crash, while guests are
 * still served. The process has an empty environment, a memory limit, a lower priority and three minutes. It
 * communicates by a pipe rather than Node's IPC, because a file that exploits the decoder could send IPC messages that
 * end the site.
 */
const convertBy =
  ({ program, patienceMs }: Required<ApartOptions>): ConvertPhoto =>
  (file, folder, kind = 'photograph') =>
    new Promise((resolve, reject) => {
      const [command, args] = limitedCommand([process.execPath, program, file, folder, kind], { dataMb })
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
      // waits until the process is gone and its memory is free
      child.once('close', () => {
        clearTimeout(timer)
        const answer = parseAnswer(said)
        if (!answer) reject(new ApiError('photograph_unreadable', { why: `${file} cannot be read.` }))
        else if ('converted' in answer) resolve(answer.converted)
        else reject(new ApiError(answer.code, { why: answer.refused }))
      })
    })

/** Converts one at a time, however many phones upload: two would need twice the memory and processors. */
export const createConvertApart = ({
  program = entry,
  patienceMs = defaultPatienceMs,
}: ApartOptions = {}): ConvertPhoto => {
  const convert = convertBy({ program, patienceMs })
  const inTurn = createBoundedQueue({ running: 1, waiting }, () => {
    throw new ApiError('unavailable', { headers: { 'Retry-After': '30' } })
  })
  return (file, folder, kind) => inTurn(() => convert(file, folder, kind))
}
