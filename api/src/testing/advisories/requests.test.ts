import { limits } from '@calm-rest/contract/limits'
import { describe, expect, it } from 'vitest'
import { goodLogin, goodMessage } from '../inputs.ts'
import { cookieOf, joinAs } from '../members.ts'
import { sendRaw, serve } from '../raw-http.ts'
import { openTestApi } from '../test-api.ts'

describe('hono CVE-2026-54290: another origin with credentials', () => {
  const origins = [
    'https://evil.example',
    'null',
    'https://localhost.evil.example',
    'https://evil-localhost',
    'http://localhost:9999',
    'http://localhost',
  ]

  it('gets credentials from no call, with or without a preflight, and without them only public data', async () => {
    const api = await openTestApi()
    const { auth, refreshToken } = await joinAs(api)
    for (const Origin of origins) {
      for (const [method, path, allowed] of [
        ['GET', '/api/me', null],
        ['GET', '/api/rooms', '*'],
        ['OPTIONS', '/api/me', null],
        ['OPTIONS', '/api/auth/refresh', null],
        ['POST', '/api/auth/refresh', null],
        ['OPTIONS', '/api/bookings', null],
        ['POST', '/api/bookings', null],
      ] as const) {
        const asked = {
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization',
        }
        const headers = {
          ...cookieOf(refreshToken),
          ...auth,
          ...asked,
          Origin,
          'Sec-Fetch-Site': 'cross-site',
        }
        const answer = await api.app.request(path, { method, headers })
        const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-allow'))
        const shown = [Origin, method, path, answer.headers.get('Access-Control-Allow-Origin'), names]
        const expected = allowed === null ? [] : ['access-control-allow-origin']
        expect(shown).toEqual([Origin, method, path, allowed, expected])
      }
    }
  })
})

describe('hono GHSA-92vj-g62v-jqhh: the size of a body by its framing', () => {
  const json = 'Content-Type: application/json'
  const tooLong = JSON.stringify({ ...goodLogin, password: 'x'.repeat(limits.bodyBytes) })
  const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const code = (body: string) => /"code":"(\w+)"/.exec(body)?.[1]

  it('is counted with a length, in chunks, and refused with both', async () => {
    const api = await openTestApi()
    const port = await serve(api)
    const login = 'POST /api/auth/login'
    const long = await sendRaw(port, login, [json, `Content-Length: ${tooLong.length}`], tooLong)
    expect([long.status, code(long.body)]).toEqual([413, 'payload_too_large'])
    const pieces = await sendRaw(port, login, [json, 'Transfer-Encoding: chunked'], chunked(tooLong))
    expect([pieces.status, code(pieces.body)]).toEqual([413, 'payload_too_large'])
    for (const both of [
      ['Content-Length: 2', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Content-Length: 2'],
      ['Content-Length: 2', `Content-Length: ${tooLong.length}`],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding: xchunked'],
    ]) {
      const { status } = await sendRaw(port, login, [json, ...both], chunked(tooLong))
      expect([both, status >= 400 && status < 500]).toEqual([both, true])
    }
  })
})

describe('hono GHSA-2234-fmw7-43wr: a cross-site POST without a content type', () => {
  it('is refused before anything is read or changed', async () => {
    const api = await openTestApi()
    const { auth, refreshToken } = await joinAs(api)
    const port = await serve(api)
    const body = JSON.stringify(goodMessage)
    for (const type of [[], ['Content-Type:'], ['Content-Type: text/plain;application/json']]) {
      const headers = [...type, `Content-Length: ${body.length}`, 'Origin: https://evil.example']
      const cookie = `Cookie: ${cookieOf(refreshToken).Cookie}`
      for (const path of ['/api/messages', '/api/auth/sign-out', '/api/auth/refresh']) {
        const { status } = await sendRaw(port, `POST ${path}`, [...headers, cookie], body)
        expect([type, path, status]).toEqual([type, path, 403])
      }
    }
    expect(await api.counts()).toMatchObject({ messages: 0, sessions: 1 })
    expect((await api.get('/api/me', auth)).status).toBe(200)
  })
})

describe('hono GHSA-r354-f388-2fhh: forms of an IP address', () => {
  const keysOf = async (addresses: string[]) => {
    const api = await openTestApi({ trustedProxies: ['127.0.0.1'], rateLimits: { messages: 1 } })
    const port = await serve(api)
    const body = JSON.stringify(goodMessage)
    const statuses = []
    for (const address of addresses) {
      const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`]
      const forwarded = `X-Forwarded-For: ${address}`
      statuses.push((await sendRaw(port, 'POST /api/messages', [...headers, forwarded], body)).status)
    }
    return statuses
  }

  it('are one visitor: mapped, long and short, upper and lower case', async () => {
    expect(await keysOf(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:CB00:7107'])).toEqual([201, 429, 429])
    expect(await keysOf(['2001:db8::1', '2001:0DB8:0:0:0:0:0:2', '2001:db8::ffff'])).toEqual([201, 429, 429])
  })

  it('that are invalid fall back to the proxy itself, which is counted', async () => {
    expect(await keysOf(['203.0.113.7', '203.0.112.263', '999.1.1.1', 'evil', '1.2.3.4:99'])).toEqual([
      201, 201, 429, 429, 429,
    ])
  })

  it.each(['10.0.0.999', '10.0.0.0/33', '::ffff:999.0.0.1'])(
    'are refused as a proxy: %s',
    async (address) => {
      await expect(openTestApi({ trustedProxies: [address] })).rejects.toThrow()
    },
  )
})
