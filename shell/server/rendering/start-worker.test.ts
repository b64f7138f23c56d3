import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { whenDone } from '@calm-rest/testing'
import { expect, it, vi } from 'vitest'
import { startWorker } from './start-worker.ts'

const rights = fileURLToPath(new URL('./rights.fixture.ts', import.meta.url))

it('gives its process no right but to read the code that it is made of', async () => {
  vi.stubEnv('SECRET', 'of the site')
  whenDone(() => vi.unstubAllEnvs())
  const worker = startWorker(rights)
  whenDone(() => worker.kill('SIGKILL'))
  const [{ environment, outcomes }] = await once(worker, 'message')
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

it('ends when its site ends it, and not with the signal that asks the site to end', async () => {
  const worker = startWorker()
  const expectAnswer = async () => {
    worker.send({ type: 'ping' })
    expect(await once(worker, 'message')).toEqual([{ type: 'pong' }, undefined])
  }
  await expectAnswer()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) worker.kill(signal)
  await expectAnswer()
  worker.kill('SIGKILL')
  expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL'])
})

it('ends with the process that it was started by', async () => {
  const worker = startWorker()
  worker.disconnect()
  const [code] = await once(worker, 'exit')
  expect(code).toBe(0)
})
