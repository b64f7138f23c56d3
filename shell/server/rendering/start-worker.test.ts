import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { whenDone } from '@calm-rest/testing'
import { expect, it, vi } from 'vitest'
import { worldCode } from './bundle-world.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { type SsrWorker, startWorker } from './start-worker.ts'

const fixture = (name: string) => fileURLToPath(new URL(`./${name}.fixture.ts`, import.meta.url))

/** A worker with its messages in order, and the reason of its end. */
const aWorker = (options: Parameters<typeof startWorker>[1] = {}) => {
  const said: FromWorker[] = []
  let heard = () => {}
  let worker: SsrWorker | undefined
  const ended = new Promise<string>((resolve) => {
    const message = (one: FromWorker) => {
      said.push(one)
      heard()
    }
    worker = startWorker({ message, ended: resolve }, options)
    whenDone(worker.kill)
  })
  const next = async () => {
    while (said.length === 0) await new Promise<void>((resolve) => (heard = resolve))
    return said.shift()
  }
  const signal = (name: NodeJS.Signals) => process.kill(worker?.pid ?? 0, name)
  return { next, ended, send: (message: ToWorker) => worker?.send(message), signal }
}

/** Messages of a fixture that runs as a worker does. */
const outcomesOf = async (name: string) => {
  const said = await aWorker({ file: fixture(name) }).next()
  if (said?.type !== 'failed') throw new Error(`${name} said nothing`)
  return JSON.parse(said.message)
}

const opened = { type: 'bundle', name: 'mf-rooms 1.0.0', source: '', world: worldCode() } as const

it('gives its process no right but to read the code that it is made of', async () => {
  vi.stubEnv('SECRET', 'of the site')
  whenDone(() => vi.unstubAllEnvs())
  const { environment, outcomes } = await outcomesOf('rights')
  for (const name of ['SECRET', 'PATH', 'HOME']) expect(environment).not.toContain(name)
  expect(outcomes).toEqual({
    'reads the list of users': 'ERR_ACCESS_DENIED',
    'reads a file beside the code': 'ERR_ACCESS_DENIED',
    'reads its own environment': 'ERR_ACCESS_DENIED',
    'reads its own code': 'done',
    'writes into its own code': 'ERR_ACCESS_DENIED',
    'spawns a child': 'ERR_ACCESS_DENIED',
    'starts a thread': 'ERR_ACCESS_DENIED',
    'opens the inspector': 'ERR_ACCESS_DENIED',
    'uses WASI': 'ERR_ACCESS_DENIED',
    'loads an addon': 'ERR_DLOPEN_DISABLED',
    'reaches the inside of Node': 'ERR_ACCESS_DENIED',
    'makes code of a text': 'EvalError',
    'takes a gigabyte': 'RangeError',
  })
})

it('leaves code that escaped from its bundle no module, no network and nothing of the process to act with', async () => {
  expect(await outcomesOf('sealed')).toEqual({
    outcomes: {
      'imports a module of Node': 'Error: node:fs is not loaded: this process has all that it needs',
      'imports a file that it may read': 'Error: FILE is not loaded: this process has all that it needs',
      'imports code in its address': expect.stringContaining('is not loaded: this process has all that it'),
    },
    open: [],
  })
})

it('ends when its site ends it, and not with the signal that asks the site to end', async () => {
  // its sources, as outside of tests: they find no package but ours
  const file = fileURLToPath(new URL('./ssr-worker.ts', import.meta.url))
  const { next, ended, send, signal } = aWorker({ file })
  send(opened)
  expect(await Promise.race([next(), ended])).toEqual({ type: 'opened' })
  for (const asked of ['SIGTERM', 'SIGINT'] as const) signal(asked)
  send({ type: 'ping', id: 7 })
  expect(await next()).toEqual({ type: 'pong', id: 7 })
  signal('SIGKILL')
  expect(await ended).toBe('ended (SIGKILL)')
})

it.each([
  ['a length of 4 GB', 'sent an unknown message'],
  ["Node's own messages", 'sent an unknown message'],
  ['no JSON', 'sent an unknown message'],
  ['a deep text', 'sent an unknown message'],
  ['that it is ready again', 'sent an unknown message'],
  ['a call of another host', 'sent an unknown message'],
  ["another remote's data", 'sent an unknown message'],
  ['ten answers to one render', 'sent more than it was asked for'],
  ['a flood', 'sent more than it was asked for'],
])('is ended where it says %s, and its site lives on', async (source, why) => {
  const { ended, send } = aWorker({ file: fixture('garbage') })
  send({ ...opened, source })
  expect(await ended).toBe(why)
})

it('ends with the process that it was started by', async () => {
  const site = spawn(process.execPath, [fixture('start-worker')], { stdio: ['ignore', 'pipe', 'inherit'] })
  whenDone(() => site.kill('SIGKILL'))
  const [pid] = (await once(site.stdout, 'data')) as [Buffer]
  site.kill('SIGKILL')
  await expect.poll(() => isRunning(Number(pid))).toBe(false)
})

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
