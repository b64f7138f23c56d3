import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { whenDone } from '@calm-rest/testing'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { openTestApi } from '../../testing/test-api.ts'
import { clientId } from './issuer.fixture.ts'
import {
  amarasBody,
  createVisitor,
  messageIn,
  openWithIssuer,
  passThrough,
  publicUrl,
} from './visitor.fixture.ts'

const oidcAt = (issuer: string) => ({ issuer, clientId, clientSecret: 'between us', publicUrl })

describe('on the way to the provider', () => {
  it('requests a code with PKCE, state and nonce, and stores them in a cookie that no script reads', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const answer = await visitor.go('/api/auth/google/start?lang=de')
    const to = new URL(answer.headers.get('Location') ?? '')
    expect([answer.status, to.origin, to.pathname]).toEqual([302, issuer.issuer, '/authorize'])
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: clientId,
      redirect_uri: `${publicUrl}/api/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'de',
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-calm-rest-google=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  it('shows the verifier only to the provider, and sends its matching challenge before', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const { searchParams } = await visitor.start()
    issuer.said.idToken = await issuer.sign({ nonce: searchParams.get('nonce') })
    await visitor.comeBack({ code: 'a-code', state: searchParams.get('state') ?? '' })
    const verifier = issuer.tokenRequests[0]?.get('code_verifier') ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(Buffer.from(digest).toString('base64url')).toBe(searchParams.get('code_challenge'))
    expect(issuer.tokenRequests[0]?.get('redirect_uri')).toBe(`${publicUrl}/api/auth/google/callback`)
  })

  it.each(['http://127.0.0.1:4750', 'http://evil.example', 'http://localhost:4751'])(
    'begins nothing at %s, which is another name of the site',
    async (host) => {
      const { issuer, visitor } = await openWithIssuer()
      const answer = await visitor.go('/api/auth/google/start', { host })
      expect(answer.status).toBe(400)
      expect(await messageIn(answer)).toEqual({ problem: 'wrong_domain' })
      expect(visitor.cookies.size).toBe(0)
      expect(issuer.tokenRequests).toEqual([])
    },
  )

  it('reports ’network’ while the provider is down, and recovers once it is back', async () => {
    let isUp = false
    const server = createServer((request, response) => {
      if (!isUp) return request.socket.destroy()
      const metadata = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
      }
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    whenDone(() => server.close())
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const visitor = createVisitor(await openTestApi({ oidc: oidcAt(issuer) }))
    const answer = await visitor.go('/api/auth/google/start')
    expect(answer.status).toBe(502)
    expect(await messageIn(answer)).toEqual({ problem: 'network' })
    expect(visitor.cookies.size).toBe(0)
    isUp = true
    expect((await visitor.start()).href).toContain(`${issuer}/authorize?`)
  })
})

describe('on the way back', () => {
  it('refuses a state that this browser has not sent, without asking the provider', async () => {
    const { issuer, visitor } = await openWithIssuer()
    await visitor.start()
    const answer = await visitor.comeBack({ code: 'a-code', state: 'of-an-attacker' })
    expect(answer.status).toBe(401)
    expect(await messageIn(answer)).toEqual({ problem: 'refused' })
    expect(issuer.tokenRequests).toEqual([])
  })

  it('refuses the answer to the sign-in of another browser', async () => {
    const { api, visitor } = await openWithIssuer()
    const { searchParams } = await visitor.start()
    const stranger = createVisitor(api)
    const answer = await stranger.comeBack({ code: 'a-code', state: searchParams.get('state') ?? '' })
    expect(await messageIn(answer)).toEqual({ problem: 'refused' })
    expect(stranger.cookies.size).toBe(0)
  })

  it('refuses an answer of another issuer', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const state = (await visitor.start()).searchParams.get('state') ?? ''
    const answer = await visitor.comeBack({ code: 'a-code', state, iss: 'https://evil.example' })
    expect(await messageIn(answer)).toEqual({ problem: 'refused' })
    expect(issuer.tokenRequests).toEqual([])
  })

  it.each(['redirect_uri', 'origin', 'return', 'returnTo', 'callback', 'next'])(
    "takes no attacker's address from the parameter %s, neither to come back to nor to speak to",
    async (parameter) => {
      const { issuer, visitor } = await openWithIssuer()
      const query = new URLSearchParams({ [parameter]: 'https://evil.example/steal' })
      const answer = await visitor.go(`/api/auth/google/start?${query}`, {
        headers: { Origin: 'https://evil.example' },
      })
      const to = answer.headers.get('Location') ?? ''
      expect(new URL(to).searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/auth/google/callback`)
      expect(to).not.toContain('evil.example')
      const asked = new URL(to).searchParams
      issuer.said.idToken = await issuer.sign({ nonce: asked.get('nonce') })
      const window = await visitor.go(
        `/api/auth/google/callback?${query}&${new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '' })}`,
      )
      expect(window.status).toBe(200)
      expect(issuer.tokenRequests[0]?.get('redirect_uri')).not.toContain('evil')
      expect(await window.text()).not.toContain('evil')
    },
  )

  it('returns to the address of the site, whatever host the request names', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const asked = (await visitor.start()).searchParams
    issuer.said.idToken = await issuer.sign({ nonce: asked.get('nonce') })
    await visitor.go(`/api/auth/google/callback?code=a-code&state=${asked.get('state')}`, {
      host: 'http://evil.example',
    })
    expect(issuer.tokenRequests[0]?.get('redirect_uri')).toBe(`${publicUrl}/api/auth/google/callback`)
  })

  it('uses a code once: a repeated answer finds no sign-in that waits for it', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const asked = (await visitor.start()).searchParams
    issuer.said.idToken = await issuer.sign({ nonce: asked.get('nonce') })
    const back = { code: 'a-code', state: asked.get('state') ?? '' }
    expect((await visitor.comeBack(back)).status).toBe(200)
    expect(await messageIn(await visitor.comeBack(back))).toEqual({ problem: 'refused' })
    expect(issuer.tokenRequests).toHaveLength(1)
  })

  it.each([
    ['access_denied', 'cancelled', 200],
    ['server_error', 'network', 502],
    ['invalid_scope', 'refused', 401],
  ])('reports %s as %s', async (error, problem, status) => {
    const { visitor } = await openWithIssuer()
    const state = (await visitor.start()).searchParams.get('state') ?? ''
    const answer = await visitor.comeBack({ error, state })
    expect([answer.status, await messageIn(answer)]).toEqual([status, { problem }])
    expect(visitor.cookies.size).toBe(0)
  })

  it('reports ’network’ if the provider fails while the code is exchanged', async () => {
    const { issuer, visitor } = await openWithIssuer()
    issuer.said.status = 503
    // like every running server, it replaces the global Response
    getRequestListener(() => new Response())
    expect(await messageIn(await passThrough(visitor, issuer))).toEqual({ problem: 'network' })
  })
})

describe('the last page', () => {
  it('may run only our own script, and can message the page that opened it', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const { headers } = await passThrough(visitor, issuer)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.has('Cross-Origin-Opener-Policy')).toBe(false)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  it.each([
    ['en', 'Google has confirmed it is you', 'You can close this window and go on.'],
    ['de', 'Google hat bestätigt, dass Sie es sind', 'Sie können dieses Fenster schließen'],
    ['zh', 'Google 已确认您的身份', '您可以关闭此窗口'],
  ])('uses %s, the language of the page that began', async (lang, title, close) => {
    const { issuer, visitor } = await openWithIssuer()
    const to = (await visitor.go(`/api/auth/google/start?lang=${lang}`)).headers.get('Location') ?? ''
    const asked = new URL(to).searchParams
    issuer.said.idToken = await issuer.sign({ nonce: asked.get('nonce') })
    const html = await (await visitor.comeBack({ code: 'a-code', state: asked.get('state') ?? '' })).text()
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(title)
    expect(html).toContain(close)
  })

  it('shows a name with markup in it as text', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const name = `"><script>alert('x')</script>`
    const window = await passThrough(visitor, issuer, (nonce) => issuer.sign({ nonce, name }))
    const html = await window.clone().text()
    expect(html).not.toContain('<script>alert')
    expect(await messageIn(window)).toEqual({ ...amarasBody, name: expect.stringContaining('alert') })
  })
})

it('logs no code, state, token, name or address', async () => {
  let log = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk
      done()
    },
  })
  const { issuer, visitor } = await openWithIssuer({ logger: pino(stream) })
  const asked = (await visitor.start()).searchParams
  issuer.said.idToken = await issuer.sign({ nonce: asked.get('nonce') })
  const back = { code: 'canary-code', state: asked.get('state') ?? '' }
  await visitor.comeBack(back)
  const proof = visitor.cookies.get('__Host-calm-rest-google') ?? 'none'
  const { token } = await (await visitor.finish(amarasBody)).json()
  await passThrough(visitor, issuer, 'canary.token.x')
  expect(log).toContain('"route":"/api/auth/google/callback"')
  for (const secret of ['canary', back.state, proof, token, 'amara', 'Perera', issuer.said.idToken])
    expect(log.toLowerCase()).not.toContain(String(secret).toLowerCase())
})
