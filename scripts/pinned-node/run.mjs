import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { PlainError } from './plain-error.mjs'

/**
 * Runs `args` on `node` as if it had been started itself: same terminal, signals and exit code.
 * @param {string} node
 * @param {string} root
 * @param {string[]} args
 */
export const runOn = (node, root, args) => {
  const child = spawn(node, args, { stdio: 'inherit', env: withBinaries(withCompileCache(root), root) })
  const forwarders = forwardSignals(child)
  child.on('error', (error) => {
    console.error(new PlainError(`${node} could not be started: ${error.message}`).message)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    for (const [name, forward] of forwarders) process.removeListener(name, forward)
    if (signal) process.kill(process.pid, signal)
    else process.exitCode = code ?? 1
  })
}

/**
 * Each signal goes on once: npm and the terminal may both send it to us. In a terminal Ctrl-C reaches the child by
 * itself, and a second one would mean "do not wait" to it.
 * @param {import('node:child_process').ChildProcess} child
 */
const forwardSignals = (child) => {
  let isEnding = false
  /** @type {[NodeJS.Signals, () => void][]} */
  const forwarders = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).map((signal) => {
    let forwarded = signal === 'SIGINT' && Boolean(process.stdin.isTTY)
    const forward = () => {
      isEnding = true
      if (!forwarded) child.kill(signal)
      forwarded = true
    }
    return [signal, forward]
  })
  for (const [signal, forward] of forwarders) process.on(signal, forward)
  whenOrphaned(() => {
    if (!isEnding) child.kill('SIGTERM')
  })
  return forwarders
}

const lookMs = 200

/**
 * npm gives a signal to the shell that it runs a script in, and not every shell passes it on: the shell ends, and we are
 * left. Outside of npm an orphan is what somebody wanted.
 * @param {() => void} end
 */
const whenOrphaned = (end) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, lookMs)
  timer.unref()
}

/**
 * Sources run as they are: without a cache Node takes the types out of each of them at every start.
 * @param {string} root
 */
const withCompileCache = (root) => ({ NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env })

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 */
const withBinaries = (env, root) => {
  // Windows writes it Path
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const binaries = join(root, 'node_modules', '.bin')
  return { ...env, [name]: [binaries, env[name]].filter(Boolean).join(delimiter) }
}
