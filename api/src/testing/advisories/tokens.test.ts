import { type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { goodBooking } from '../inputs.ts'
import { joinAs, openLink, refreshBy } from '../members.ts'
import { openTestApi, type TestApi, testNow } from '../test-api.ts'

const book = async (api: TestApi): Promise<string> =>
  (await (await api.post('/api/bookings', goodBooking)).json()).reference

const read = async (api: TestApi, token: string) => {
  const answer = await api.post('/api/bookings/by-link', { token })
  return [answer.status, (await answer.json()).code]
}

describe('hono CVE-2026-22817, CVE-2026-22818: a token that chooses its own verification', () => {
  const open = async () => {
    const api = await openTestApi()
    const reference = await book(api)
    const good = await createSignedLinks(api.db, () => testNow).forBooking(reference, goodBooking.checkOut)
    const { id, key } = (await api.db.prepare('SELECT id, key FROM signing_keys').get()) as {
      id: string
      key: Buffer
    }
    const claims = { iss: 'calm-rest', aud: 'booking', sub: reference, exp: testNow.getTime() / 1000 + 3600 }
    const sign = (header: Partial<JWTHeaderParameters>, by: Uint8Array = key, more: object = {}) =>
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id, ...header })
        .sign(by)
    return { api, good, claims, sign, id }
  }

  it('opens a booking only with HS256, our key, our names', async () => {
    const { api, good, claims, sign, id } = await open()
    expect((await api.post('/api/bookings/by-link', { token: good })).status).toBe(200)
    const forged = {
      'alg none': new UnsecuredJWT(claims).encode(),
      'alg none and the right key id': `${btoa(JSON.stringify({ alg: 'none', typ: 'JWT', kid: id }))}.${good.split('.')[1]}.`,
      'HS512 with our own key': await sign({ alg: 'HS512' }),
      'another key': await sign({}, new Uint8Array(32).fill(7)),
      'the id of the key as the key': await sign({}, new TextEncoder().encode(id)),
      'a key id that leads elsewhere': await sign({ kid: '../../dev/null' }),
      'no key id': await sign({ kid: '' }),
      'another audience': await sign({}, undefined, { aud: 'review' }),
      'another issuer': await sign({}, undefined, { iss: 'https://accounts.example' }),
      'the past': await sign({}, undefined, { exp: testNow.getTime() / 1000 - 1 }),
      'another type': await sign({ typ: 'at+jwt' }),
      'a changed end': `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`,
    }
    for (const [name, token] of Object.entries(forged)) {
      expect([name, await read(api, token)]).toEqual([name, [410, 'link_invalid']])
    }
  })

  it('signs nobody in: no link is an access token, no access token is a link', async () => {
    const { api, good, sign } = await open()
    const { token } = await joinAs(api)
    for (const bearer of [good, await sign({ alg: 'HS512' })]) {
      expect((await api.get('/api/me', { Authorization: `Bearer ${bearer}` })).status).toBe(401)
    }
    expect(await read(api, token)).toEqual([410, 'link_invalid'])
  })
})

describe('hono CVE-2026-47673: a token under another scheme', () => {
  it.each(['Basic', 'Digest', 'Token', 'JWT', 'BearerX', 'Bearer,'])('is none: %s', async (scheme) => {
    const api = await openTestApi()
    const { token } = await joinAs(api)
    expect((await api.get('/api/me', { Authorization: `${scheme} ${token}` })).status).toBe(401)
    expect((await api.get('/api/me', { Authorization: `bearer ${token}` })).status).toBe(200)
  })
})

describe('better-auth GHSA-392p-2q2v-4372: what works once, works once under concurrency', () => {
  it('holds for every single-use token', async () => {
    const api = await openTestApi()
    const { userId, refreshToken, auth } = await joinAs(api)
    const link = await openLink(api, 'confirm', userId)
    const reset = await openLink(api, 'reset', userId)
    const twenty = async (send: (i: number) => Promise<Response>) => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)))
      return answers.filter(({ ok }) => ok).length
    }
    const won = {
      confirm: await twenty(async () => api.post('/api/auth/confirm', { token: link }, auth)),
      refresh: await twenty(async () => refreshBy(api, refreshToken)),
      reset: await twenty(async (i) =>
        api.post('/api/auth/reset', { token: reset, password: `quiet-lagoon-${i}` }),
      ),
    }
    expect(won).toEqual({ confirm: 1, refresh: 1, reset: 1 })
  })
})
