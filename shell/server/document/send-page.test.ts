import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { sendCached, sendPieces, sendUnchanged } from './send-page.ts'

const text = '<p>Lagoon room</p>'.repeat(50)
const pieces = async function* () {
  yield text.slice(0, 10)
  yield text.slice(10)
}
const brokenPieces = async function* () {
  yield text
  throw new Error('the room is gone')
}
const version = { now: () => '1', thisTurn: () => '1' }

const app = new Hono()
  .get('/pieces', (c) => sendPieces(c, 404, pieces()))
  .get('/broken', (c) => sendPieces(c, 200, brokenPieces()))
  .get('/cached', async (c) => {
    const cache = createPageCache(version)
    await cache.render(
      '/',
      async () => text,
      async (whole) => whole,
    )
    await new Promise(setImmediate)
    const page = cache.get('/')
    return page ? sendCached(c, page) : c.text('none')
  })
  .get('/own', (c) => sendUnchanged(c, '"tag"') ?? sendPieces(c, 200, pieces()))

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
}
const html = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' }

it.each([
  ['br', 'gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['identity', 'deflate', undefined, (body: Buffer) => body],
])('streams a page as %s, whatever its status', async (_, accepted, encoding, unpack) => {
  const { status, headers, body } = await ask('/pieces', { 'Accept-Encoding': accepted })
  expect([status, headers['content-encoding'], String(unpack(body))]).toEqual([404, encoding, text])
  expect(headers).toMatchObject(html)
})

it.each(['br', 'identity'])(
  'breaks off a page that fails on its way as %s, instead of ending it',
  async (accepted) => {
    const answer = await app.request('/broken', { headers: { 'Accept-Encoding': accepted } })
    await expect(answer.text()).rejects.toThrow('the room is gone')
  },
)

describe('a cached page', () => {
  it('comes whole, with its length and a tag of its encoding', async () => {
    const { status, headers, body } = await ask('/cached', { 'Accept-Encoding': 'br' })
    expect([status, String(brotliDecompressSync(body))]).toEqual([200, text])
    expect(headers).toMatchObject(html)
    expect([headers['content-length'], headers['content-encoding']]).toEqual([String(body.length), 'br'])
    expect(headers.etag).toMatch(/^"[\w-]{22}-br"$/)
  })

  it('is not sent again to a browser that has it, in that encoding', async () => {
    const { headers } = await ask('/cached', { 'Accept-Encoding': 'br' })
    const again = await ask('/cached', { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    expect(again.headers).not.toHaveProperty('content-encoding')
    expect(again.headers).toMatchObject({ vary: 'Accept-Encoding' })
    expect((await ask('/cached', { 'If-None-Match': headers.etag ?? '' })).status).toBe(200)
  })
})

describe('a copy of one guest', () => {
  it('has a weak tag, and no shared cache keeps it', async () => {
    const { status, headers } = await ask('/own')
    expect([status, headers.etag, headers['cache-control']]).toEqual([200, 'W/"tag"', 'private, no-cache'])
  })

  it('stays with a browser that names it', async () => {
    const { status, headers, body } = await ask('/own', { 'If-None-Match': 'W/"tag"' })
    expect([status, body.length, headers.etag, headers['cache-control'], headers.vary]).toEqual([
      304,
      0,
      'W/"tag"',
      'private, no-cache',
      'Accept-Encoding',
    ])
  })
})
