import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { whenDone } from '../cleanup.ts'
import { freePort, isFree } from './free-port.ts'

const listen = async (port: number) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  whenDone(() => server.close())
}

it('returns a port that is free to listen on', async () => {
  await listen(await freePort())
})

it('knows a port that is taken', async () => {
  const port = await freePort()
  expect(await isFree(port)).toBe(true)
  await listen(port)
  expect(await isFree(port)).toBe(false)
})

it('returns the first of several in a row', async () => {
  const first = await freePort({ run: 3 })
  for (const port of [first, first + 1, first + 2]) await listen(port)
})
