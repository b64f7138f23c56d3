import { listen } from '@calm-rest/server'
import { expect, onTestFinished } from 'vitest'
import { describe, it, onBoth } from '../../testing/both-engines.ts'
import { goodLogin, goodUser } from '../../testing/inputs.ts'
import { bearer, joinAs, mailsOf, ownSite } from '../../testing/members.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

/** Sends requests as from this address, by the socket. */
const from =
  (api: TestApi, address: string) =>
  (path: string, body: object, headers: object = {}) =>
    api.app.request(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...ownSite, ...headers },
      },
      { incoming: { socket: { remoteAddress: address } } },
    )

const wrong = { ...goodLogin, password: 'a-wrong-guess' }

const guessUntilStopped = async (api: TestApi, address = '203.0.113.7') => {
  const post = from(api, address)
  const statuses = []
  for (let i = 0; i < 20; i += 1) statuses.push((await post('/api/auth/login', wrong)).status)
  expect(new Set(statuses)).toEqual(new Set([401]))
  return post
}

describe('6.3.1: guessing the password of one account', () => {
  it('R-account-guessing: is stopped after 20 wrong ones, with the time to wait, even if the next is right', async () => {
    const api = await openTestApi()
    await joinAs(api)
    const post = await guessUntilStopped(api)
    for (const body of [wrong, goodLogin, { ...goodLogin, email: ' AMARA@example.com ' }]) {
      const stopped = await post('/api/auth/login', body)
      expect([stopped.status, (await stopped.json()).code]).toEqual([429, 'too_many_requests'])
      const seconds = Number(stopped.headers.get('Retry-After'))
      expect([seconds > 0, seconds <= 15 * 60]).toEqual([true, true])
    }
  })

  it('does not restart with a header that names another address, or another spelling of the path', async () => {
    const api = await openTestApi()
    await joinAs(api)
    const post = await guessUntilStopped(api)
    for (const headers of [
      { 'X-Forwarded-For': '198.51.100.1' },
      { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
      { Forwarded: 'for=198.51.100.1' },
      { 'X-Real-IP': '198.51.100.1' },
      { 'CF-Connecting-IP': '198.51.100.1' },
    ]) {
      expect((await post('/api/auth/login', wrong, headers)).status).toBe(429)
    }
    for (const path of ['/api/auth/login/', '/api/auth/%6Cogin', '/%61pi/auth/login?x=1']) {
      expect([path, (await post(path, wrong)).status]).toEqual([path, 429])
    }
    for (const path of ['//api/auth/login', '/api//auth/login', '/api/auth//login', '/api/auth/LOGIN']) {
      expect([path, (await post(path, wrong)).status]).toEqual([path, 404])
    }
  })

  it('R-account-guessing: locks the owner out nowhere else, and does not end at the attacker’s address', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    await guessUntilStopped(api)
    expect((await from(api, '198.51.100.1')('/api/auth/login', goodLogin)).status).toBe(200)
    expect((await api.get('/api/me', auth)).status).toBe(200)
  })

  it('is stopped for a whole network of IPv6, which one visitor owns', async () => {
    const api = await openTestApi()
    await joinAs(api)
    await guessUntilStopped(api, '2001:db8:1:2::1')
    const statusFrom = async (address: string) => (await from(api, address)('/api/auth/login', wrong)).status
    expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await statusFrom('2001:db8:1:3::1')).toBe(401)
  })

  it('is stopped for an unknown address alike', async () => {
    const api = await openTestApi({ rateLimits: { failedLogins: 2 } })
    const statuses = []
    for (let i = 0; i < 3; i += 1) statuses.push((await api.post('/api/auth/login', wrong)).status)
    expect(statuses).toEqual([401, 401, 429])
  })

  it('is stopped for signed-in guests, too: the same count for a change, a deletion and a sign-in', async () => {
    const api = await openTestApi({ rateLimits: { failedLogins: 2 } })
    const { token } = await joinAs(api)
    const password = 'a-wrong-guess'
    const change = { currentPassword: password, password: 'quiet-lagoon-at-dusk' }
    expect((await api.post('/api/me/password', change, bearer(token))).status).toBe(400)
    expect((await api.post('/api/me/removal', { password }, bearer(token))).status).toBe(400)
    expect((await api.post('/api/auth/login', goodLogin)).status).toBe(429)
    const right = { password: goodUser.password }
    expect((await api.post('/api/me/removal', right, bearer(token))).status).toBe(429)
    expect((await api.counts()).users).toBe(1)
  })

  it('resets the count after a successful sign-in', async () => {
    const api = await openTestApi({ rateLimits: { failedLogins: 2 } })
    await joinAs(api)
    for (let i = 0; i < 4; i += 1) {
      expect((await api.post('/api/auth/login', wrong)).status).toBe(401)
      expect((await api.post('/api/auth/login', goodLogin)).status).toBe(200)
    }
  })

  it('is stopped by the socket’s address, over real HTTP', async () => {
    const api = await openTestApi({ rateLimits: { failedLogins: 2 } })
    const server = await listen({ fetch: api.app.fetch, port: 0, host: '127.0.0.1' })
    onTestFinished(() => server.stop(0))
    const guess = async (path: string, forwarded: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded }
      const url = `http://127.0.0.1:${server.port}${path}`
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(wrong) })).status
    }
    const statuses = []
    for (let i = 0; i < 4; i += 1) statuses.push(await guess('/api/auth/login', `198.51.100.${i}`))
    statuses.push(await guess('//api/auth/login', '198.51.100.9'))
    expect(statuses).toEqual([401, 401, 429, 429, 404])
  })
})

onBoth(
  'R-account-guessing: a network with many concurrent sign-ins delays nobody else, and is limited as one',
  async () => {
    const api = await openTestApi({ passwordCost: undefined, rateLimits: { loginsOfNetwork: 100 } })
    await joinAs(api)
    const many = Array.from({ length: 100 }, (_, i) =>
      from(api, `2001:db8:1:${i % 12}::1`)('/api/auth/login', { ...wrong, email: `a${i}@example.com` }),
    )
    // from the first 503 on the line of this network is full
    await Promise.any(many.map(async (answer) => expect((await answer).status).toBe(503)))
    expect((await from(api, '198.51.100.1')('/api/auth/login', goodLogin)).status).toBe(200)
    await Promise.all(many)
    expect((await from(api, '2001:db8:1:fff::1')('/api/auth/login', wrong)).status).toBe(429)
  },
)

describe('requesting links', () => {
  const forgot = (api: TestApi, address: string, email = goodUser.email) =>
    from(api, address)('/api/auth/forgot', { email })

  it('is stopped after five for one account at one address, known or not', async () => {
    const api = await openTestApi()
    await joinAs(api)
    for (const email of [goodUser.email, 'nobody@example.com']) {
      const statuses = []
      for (let i = 0; i < 6; i += 1) statuses.push((await forgot(api, '203.0.113.7', email)).status)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    }
    const stopped = await forgot(api, '203.0.113.7')
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await forgot(api, '198.51.100.1')).status).toBe(202)
  })

  it('fills nobody’s mailbox, from any number of addresses, and does not reveal that it did not', async () => {
    const api = await openTestApi({ rateLimits: { mailedLinks: 4 } })
    const { person } = await joinAs(api)
    const before = (await mailsOf(api)).length
    for (let i = 0; i < 6; i += 1) {
      expect((await forgot(api, `203.0.113.${i}`)).status).toBe(202)
      expect((await from(api, `203.0.113.${i}`)('/api/users', person)).status).toBe(201)
    }
    // links may use up three of the four, and one of those was the welcome
    expect((await mailsOf(api)).slice(before)).toHaveLength(2)
  })

  it('is stopped after five confirmations', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const ask = async () => (await api.post('/api/me/confirmation', {}, auth)).status
    const statuses = []
    for (let i = 0; i < 6; i += 1) statuses.push(await ask())
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})
