import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandFailed } from '@calm-rest/command'
import type { Check, Look } from '@calm-rest/releases'
import type { TryMessage, VersionToTry } from './messages.ts'
import { notEnded, outOfTime } from './what-did-not-end.ts'

export interface TryOptions {
  /** Milliseconds that a version has for all its checks. */
  deadlineMs: number
  /** Ends the try at once; its reason is thrown. */
  signal: AbortSignal
  /** Called when the try turns to a widget. */
  onWidget?: (widget: string) => void
  /** Called with each picture that differs from the live version. */
  onLook?: (look: Look) => void
  /** The program of a try; tests of its end set it. */
  program?: string
}

const tryProcess = fileURLToPath(new URL('./try-process.ts', import.meta.url))

/**
 * Tries a version in a process of its own, with a browser of its own. Both are killed with all their processes when the
 * try ends, however it ends. A version that hangs, or takes its browser with it, gets a failed check that says so. Throws
 * the reason of `signal`, and `CommandFailed` if no browser starts.
 */
export const tryVersion = async (
  version: VersionToTry,
  { deadlineMs, signal, onWidget, onLook, program = tryProcess }: TryOptions,
): Promise<Check[]> => {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Check[]>()
  // a killed browser leaves its profile behind
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-gate-'))
  const child = fork(program, {
    detached: true,
    env: { ...process.env, TMPDIR: folder },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const groups = new Set(child.pid === undefined ? [] : [child.pid])
  const lastWords = lastWordsOf(child)
  const checks: Check[] = []
  const open = new Set<string>()

  child.on('error', (cause) => reject(new CommandFailed(`The gate could not start a try: ${cause.message}`)))
  child.on('message', (message: TryMessage) => {
    switch (message.type) {
      case 'browser':
        groups.add(message.pid)
        break
      case 'unable':
        reject(new CommandFailed(`The gate has no browser: ${message.why}`))
        break
      case 'widget':
        onWidget?.(message.widget)
        break
      case 'began':
        open.add(message.check)
        break
      case 'looked':
        onLook?.(message.look)
        break
      case 'checked':
        open.delete(message.check.name)
        checks.push(message.check)
        break
      case 'done':
        resolve(checks)
    }
  })
  child.once('close', (code, killedBy) => {
    const how = `${killedBy ? `by ${killedBy}` : `with code ${code}`}${lastWords()}`
    resolve([...checks, notEnded(version, how, [...open])])
  })
  const timer = setTimeout(() => resolve([...checks, outOfTime(version, deadlineMs, [...open])]), deadlineMs)
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  // one that has ended does not read it: its end tells
  child.send(version, () => {})
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    await killAll(child, groups)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Kills the process and its browser, each with the processes of its group, and waits for the end of the first. */
const killAll = async (child: ChildProcess, groups: ReadonlySet<number>) => {
  const closed =
    child.exitCode !== null || child.signalCode !== null || child.pid === undefined
      ? undefined
      : new Promise((resolve) => child.once('exit', resolve))
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // it has ended by itself
    }
  }
  await closed
}

/** Characters of an error that a report shows. */
const saidChars = 300

const lastWordsOf = (child: ChildProcess) => {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000)
  })
  return () => {
    const [error = ''] = /^\w*Error: .*$/m.exec(said) ?? []
    return error ? `: ${error.slice(0, saidChars)}` : ''
  }
}
