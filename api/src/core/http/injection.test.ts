import { describe, expect, it } from 'vitest'
import { goodMessage, goodReview, goodUser } from '../../testing/inputs.ts'
import { joinAs } from '../../testing/members.ts'
import { openTestApi } from '../../testing/test-api.ts'

const payloads = [
  `'); DROP TABLE users; --`,
  `" OR "1"="1`,
  `x' UNION SELECT password_hash FROM users --`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker types
  '${7*7}',
  'javascript:alert(1)',
]

describe('1.2.x: treats code in input as text', () => {
  it.each(payloads)('in an account: %s', async (payload) => {
    const api = await openTestApi()
    const person = { firstName: payload, lastName: payload, country: payload }
    const { auth } = await joinAs(api, person)
    const read = await api.get('/api/me', auth)
    expect(read.headers.get('Content-Type')).toBe('application/json')
    expect(read.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await read.json()).toMatchObject(person)
    const changed = await api.app.request('/api/me', {
      method: 'PATCH',
      body: JSON.stringify(person),
      headers: { 'Content-Type': 'application/json', ...auth },
    })
    expect([changed.status, await changed.json()]).toMatchObject([200, person])
    expect((await api.get('/api/me/data', auth)).status).toBe(200)
    expect((await api.counts()).users).toBe(1)
  })

  it.each(payloads)('signs nobody in and finds nothing: %s', async (payload) => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const login = await api.post('/api/auth/login', { email: payload, password: payload })
    expect(login.status).toBe(401)
    const mixed = await api.post('/api/auth/login', {
      email: `${goodUser.email}${payload}`,
      password: payload,
    })
    expect(mixed.status).toBe(401)
    const path = `/api/me/bookings/${encodeURIComponent(payload).slice(0, 20)}/cancel`
    expect((await api.post(path, {}, auth)).status).toBe(404)
    expect(
      (await api.get('/api/me', { Authorization: `Bearer ${encodeURIComponent(payload)}` })).status,
    ).toBe(401)
    expect((await api.counts()).users).toBe(1)
  })

  it.each(payloads)('in a review and a message: %s', async (payload) => {
    const api = await openTestApi()
    const review = { ...goodReview, name: payload, country: payload, reviewTitle: payload, review: payload }
    expect((await api.post('/api/testimonials', review)).status).toBe(201)
    const message = { ...goodMessage, fullName: payload, message: payload, phone: payload.slice(0, 40) }
    expect((await api.post('/api/messages', message)).status).toBe(201)
    const stored = await api.db.prepare('SELECT full_name, message FROM messages').get()
    expect(stored).toEqual({ full_name: payload, message: payload })
    expect(await api.db.prepare('SELECT name FROM testimonials WHERE review = ?').pluck().get(payload)).toBe(
      payload,
    )
  })
})
