import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'
import { createAnswerDirectly } from './answer-directly.ts'

const fixed = { now: () => 'first', thisTurn: () => 'first' }

/** Starts a server that has `body` in memory. */
const serve = async (body: Buffer) => {
  const cache = createAnswerCache(fixed)
  const asked = { address: '/', acceptLanguage: undefined, acceptEncoding: undefined }
  await cache.set(asked, { route: '/', headers: new Headers(), body }, 'first')
  const server = createServer(createAnswerDirectly(cache, () => {})).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it.each([0, 1, 1023, 1024, 1025, 20_000])('sends a body of %i bytes unchanged', async (bytes) => {
  const body = Buffer.alloc(bytes, 'Ein Zimmer, 海景, é')
  const answer = await fetch(await serve(body), { headers: { 'Accept-Encoding': 'identity' } })
  expect(answer.headers.get('Content-Length')).toBe(String(bytes))
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(body)
})
