import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limits } from '@calm-rest/contract/limits'
import { limitedCommand } from '@calm-rest/server'
import { mostCalls } from './allowed-calls.ts'
import { createFrameReader, frameOf, mostFrameBytes } from './frames.ts'
import { type FromWorker, fromWorker, type ToWorker } from './messages.ts'
import { findWalls, type Walls } from './walls.ts'

/** Heap of a bundle, in megabytes. */
const heapMb = 96
/** Megabytes that a process may write to: heap, buffers and stacks, and 512 MB that V8 reserves for code. */
const dataMb = 1024
/** Enough of the end of stderr to hold the reason of a process that ended. */
const mostStderrChars = 4000
/** Unit of processor times in `/proc`, the same on every Linux. */
const tickMs = 10

/** Tests set SSR_WORKER_FILE to the worker bundled into one file, which starts in a third of the time: it is the same code. */
const entry = process.env.SSR_WORKER_FILE ?? fileURLToPath(new URL('./ssr-worker.ts', import.meta.url))
const root = join(import.meta.dirname, '../../..')

/** The worker's code, the only readable files: no data, no configuration, no bundle. */
const code = ['packages', 'shell', 'node_modules/@calm-rest'].map((folder) => join(root, folder))

const flags = [
  // no child, no thread, no addon, no inspector, no write, and reads of this alone
  '--permission',
  ...code.map((folder) => `--allow-fs-read=${folder}/*`),
  '--disallow-code-generation-from-strings',
  // prototypes of the worker's own realm stay as they are
  '--frozen-intrinsics',
  `--max-old-space-size=${heapMb}`,
  '--no-warnings',
]

export interface WorkerEvents {
  /** A message, checked by its schema; 'ready' is handled before. */
  message(message: FromWorker): void
  /** Called once it has ended, or was ended for breaking the protocol. No event follows. */
  ended(why: string): void
}

interface WorkerOptions {
  /** The worker's file; tests use another. */
  file?: string
  walls?: Walls
}

/** The process of a server bundle. */
export interface SsrWorker {
  pid: number | undefined
  /** Sends a message, in order, once it is ready. Does nothing after it has ended. */
  send(message: ToWorker): void
  /** Milliseconds of processor time so far; undefined if the system does not report it. */
  processorMs(): number | undefined
  /** Memory that it shares with no other process, in bytes; 0 if the system does not report it. */
  ownBytes(): number
  kill(): void
}

/**
 * Starts a process for a server bundle, with nothing in its environment and no rights. It asks for its work, and for the
 * API, by frames on its two pipes (frames.ts); it ends with the process that started it, and keeps nobody from ending.
 */
export const startWorker = (
  events: WorkerEvents,
  { file = entry, walls = findWalls() }: WorkerOptions = {},
): SsrWorker => {
  const own = `--allow-fs-read=${file}`
  const [program = '', ...rest] = [...(walls.ownNetwork ?? []), process.execPath, ...flags, own, file]
  const [command, args] = limitedCommand([program, ...rest], { dataMb })
  const child = spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'pipe'] })
  const { stdin, stdout, stderr } = child
  for (const handle of [child, stdin, stdout, stderr]) (handle as Partial<ChildProcess>).unref?.()
  /** Output before the worker is ready; undefined afterwards. */
  let unsaid: Buffer[] | undefined = []
  let isReady = false
  let hasEnded = false
  let stderrTail = ''
  /** Renders that it has not answered. */
  const open = new Set<number>()
  /** How much it may still send: what was requested of it. */
  let credit = creditFor(open.size)

  /** A render's unused credit ends with its response. */
  const renderEnded = (id: number) => {
    open.delete(id)
    const left = creditFor(Math.min(open.size, mostCredited))
    credit = { messages: Math.min(credit.messages, left.messages), bytes: Math.min(credit.bytes, left.bytes) }
  }

  const end = (why: string) => {
    if (hasEnded) return
    hasEnded = true
    child.kill('SIGKILL')
    stdout.destroy()
    events.ended(why)
  }

  const hear = (text: string) => {
    if (hasEnded) return
    credit.messages -= 1
    credit.bytes -= Buffer.byteLength(text)
    if (credit.messages < 0 || credit.bytes < 0) return end('sent more than it was asked for')
    const message = parsed(text)
    if (!message) return end('sent an unknown message')
    if (message.type === 'rendered' || message.type === 'failed') renderEnded(message.id)
    if (message.type !== 'ready') return events.message(message)
    if (isReady) return end('sent an unknown message')
    isReady = true
    closeWalls(child.pid).then(greet, () => end('could not be walled in'))
  }

  const closeWalls = async (pid = 0) => walls.openNothing?.(pid)
  const greet = () => {
    for (const frame of unsaid ?? []) stdin.write(frame)
    unsaid = undefined
  }

  const read = createFrameReader(mostFrameBytes)
  stdout.on('data', (chunk: Buffer) => {
    try {
      for (const text of read(chunk)) hear(text)
    } catch {
      end('sent an unknown message')
    }
  })
  stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-mostStderrChars)
  })
  // a pipe whose other end has gone says so; the process says why
  for (const pipe of [stdin, stdout, stderr]) pipe.on('error', () => {})
  child.on('error', (cause) => end(`did not start: ${cause.message}`))
  child.on('close', (code, signal) => end(`ended (${signal ?? code})${reasonIn(stderrTail)}`))

  return {
    pid: child.pid,
    send: (message) => {
      if (hasEnded) return
      credit.messages += answersTo[message.type]
      if (message.type === 'render') {
        open.add(message.id)
        credit.bytes = Math.min(credit.bytes + renderBytes, creditFor(mostCredited).bytes)
      }
      const frame = frameOf(JSON.stringify(message))
      if (unsaid) unsaid.push(frame)
      else stdin.write(frame)
    },
    processorMs: () => processorMs(child.pid),
    ownBytes: () => ownBytes(child.pid),
    kill: () => {
      hasEnded = true
      child.kill('SIGKILL')
      stdout.destroy()
    },
  }
}

/** Bytes of one render: its answer, and all of its calls. */
const renderBytes = mostFrameBytes + mostCalls * limits.bodyBytes
/** Most renders whose bytes a worker has at once, whatever it never answered. */
const mostCredited = 4
/** Beside its renders: its start, and signs of life. */
const otherMessages = 40
const otherBytes = 64 * 1024

const creditFor = (renders: number) => ({
  messages: renders * (mostCalls + 1) + otherMessages,
  bytes: renders * renderBytes + otherBytes,
})

/** Most messages that a worker sends for one of the site's. */
const answersTo: Record<ToWorker['type'], number> = {
  bundle: 1,
  render: mostCalls + 1,
  answer: 0,
  unreachable: 0,
  ping: 1,
}

/** Undefined for an invalid message. */
const parsed = (text: string): FromWorker | undefined => {
  try {
    return fromWorker.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Milliseconds of processor time that a process has used. */
export const processorMs = (pid: number | undefined): number | undefined => {
  try {
    // the name of the program may have spaces; nothing behind it has
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    const ms = (Number(fields[11]) + Number(fields[12])) * tickMs
    return Number.isFinite(ms) ? ms : undefined
  } catch {
    return undefined
  }
}

/** Unit of sizes in `/proc/PID/statm`, that of the machines we run on. */
const pageBytes = 4096

/** Resident memory of a process without its files, which all processes of one program share. */
const ownBytes = (pid: number | undefined): number => {
  try {
    const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number)
    return ((resident ?? 0) - (shared ?? 0)) * pageBytes
  } catch {
    return 0
  }
}

const reasonIn = (stderrTail: string) => {
  const [reason] = /^(?:FATAL ERROR|\w*Error)\b.*$/m.exec(stderrTail) ?? []
  return reason ? `: ${reason}` : ''
}
