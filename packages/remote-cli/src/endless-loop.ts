import { writeSync } from 'node:fs'
import { type Debugger, Session } from 'node:inspector'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, workerData } from 'node:worker_threads'

/**
 * An argument of Node that ends a process whose script never returns to the event loop, such as `while (true)` in a
 * View: no timeout of a test fires there. It says which functions ran. `processorMs` counts the time that the process
 * computes, so that neither a busy machine nor a command that it waits for ends it.
 */
export const endEndlessLoops = (processorMs: number): string => `--import=${here}?watch=${processorMs}`

const here = import.meta.url.replace(/\?.*/, '')
const beatMs = 200
/** What the frame of a stack is called for, and how many are said. */
const framesMax = 6
const pauseMaxMs = 2_000

/** Of the process: its main thread, which a second one watches. */
const watched = Number(new URL(import.meta.url).searchParams.get('watch'))

interface Watch {
  calmRestBeats: Int32Array
  processorMs: number
}

const watch = workerData as Partial<Watch> | undefined

if (watched > 0 && !watch?.calmRestBeats) {
  const calmRestBeats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(calmRestBeats, 0, 1), beatMs).unref()
  new Worker(new URL(here), {
    workerData: { calmRestBeats, processorMs: watched } satisfies Watch,
    execArgv: [],
  }).unref()
} else if (watch?.calmRestBeats) {
  watchOver(watch as Watch)
}

function watchOver({ calmRestBeats, processorMs }: Watch) {
  let last = -1
  let since = 0
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage()
    const nowMs = (user + system) / 1000
    const beats = Atomics.load(calmRestBeats, 0)
    if (beats !== last) {
      last = beats
      since = nowMs
    } else if (nowMs - since > processorMs) {
      clearInterval(timer)
      end(processorMs)
    }
  }, beatMs)
}

const end = (processorMs: number) => {
  const tell = (stack: string[]) => {
    const where = stack.length > 0 ? ` It ran:\n${stack.map((line) => `  ${line}`).join('\n')}` : ''
    writeSync(
      2,
      `\nA script did not end within ${processorMs / 1000} s of processor time: an endless loop in a test, or in a View or load.${where}\n\n`,
    )
    process.kill(process.pid, 'SIGKILL')
  }
  // a main thread that cannot be paused ends without a stack
  setTimeout(() => tell([]), pauseMaxMs)
  stackOfMainThread(tell)
}

const stackOfMainThread = (tell: (stack: string[]) => void) => {
  const session = new Session()
  const files = new Map<string, string>()
  session.connectToMainThread()
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url))
  session.on('Debugger.paused', ({ params }) => tell(describe(params.callFrames, files)))
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}

/** The innermost functions of the project, each with its file: lines are those of what the tests' build wrote. */
const describe = (frames: readonly Debugger.CallFrame[], files: ReadonlyMap<string, string>): string[] => {
  const named = frames.map(({ functionName, location }) => ({
    name: functionName || '(anonymous)',
    file: files.get(location.scriptId) ?? '',
  }))
  const own = named.filter(({ file }) => file && !/node_modules|^node:/.test(file))
  return (own.length > 0 ? own : named)
    .slice(0, framesMax)
    .map(({ name, file }) => `${name} ${file && `(${shortened(file)})`}`.trim())
}

const shortened = (file: string) =>
  relative(process.cwd(), file.startsWith('file:') ? fileURLToPath(file) : file)
