import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { CallApi } from '../rendering/call-api.ts'
import { aSiteWithBackend, aTeamServer, codeOf } from './team-server.fixture.ts'

const aKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const { x } = await exportJWK(publicKey)
  return { kid, privateKey, jwk: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' } }
}

type Key = Awaited<ReturnType<typeof aKey>>

/** Claims of a token of mf-spa's backend `orders` that is good for five minutes. */
const claims = (): JWTPayload => {
  const iat = Math.floor(Date.now() / 1000)
  return { iss: 'https://calmrest.example', aud: 'mf-spa/orders', sub: 'guest', iat, exp: iat + 300 }
}

const sign = ({ kid, privateKey }: Key, payload: JWTPayload = claims(), typ = 'JWT') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid, typ }).sign(privateKey)

/** A site whose API has these keys, and the server of a team behind it. */
const open = async (keys: { now: readonly Key[] }) => {
  const team = await aTeamServer()
  const api: CallApi = async ({ path }) => {
    expect(path).toBe('/api/identity-keys')
    return Response.json({ keys: keys.now.map(({ jwk }) => jwk) })
  }
  const { ask, site } = aSiteWithBackend(team.origin, {}, { api })
  /** What arrives at the team. */
  const arrives = async (authorization: string) => {
    expect((await ask('/', { headers: { Authorization: authorization } })).status).toBe(200)
    return team.asked.at(-1)?.headers.authorization
  }
  return { site, ask, arrives }
}

describe('the identity of a guest', () => {
  it('R-mf-backend: goes along as the token that the site made for this very backend', async () => {
    const key = await aKey('a')
    const { arrives } = await open({ now: [key] })
    const token = await sign(key)
    expect(await arrives(`Bearer ${token}`)).toBe(`Bearer ${token}`)
  })

  it('is nothing that a page makes up, stole from another backend, or kept too long', async () => {
    const key = await aKey('a')
    const { arrives } = await open({ now: [key] })
    const stranger = await aKey('a')
    const now = Math.floor(Date.now() / 1000)
    const { exp: _, ...endless } = claims()
    const [head, , signature] = (await sign(key)).split('.')
    const other = Buffer.from(JSON.stringify({ ...claims(), sub: 'another' })).toString('base64url')
    const byHash = new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'a', typ: 'JWT' })
      .sign(Buffer.from(JSON.stringify(key.jwk)))
    const forged = {
      'for another backend of the remote': sign(key, { ...claims(), aud: 'mf-spa/payments' }),
      'for another remote': sign(key, { ...claims(), aud: 'mf-yoga/orders' }),
      expired: sign(key, { ...claims(), iat: now - 301, exp: now - 1 }),
      'without an end': sign(key, endless),
      'of another kind': sign(key, claims(), 'at+jwt'),
      'by a key of somebody else': sign(stranger),
      'by an unknown key': sign(await aKey('b')),
      'with another guest': `${head}.${other}.${signature}`,
      'by the public key as a secret': byHash,
      'without a signature': new UnsecuredJWT(claims()).encode(),
      'the session of the page': 'a-token-of-43-characters-in-the-memory-of-a-tab',
      empty: '',
    }
    for (const [name, token] of Object.entries(forged))
      expect([name, await arrives(`Bearer ${await token}`)]).toEqual([name, undefined])
    expect(await arrives(`Basic ${await sign(key)}`)).toBeUndefined()
    expect(await arrives(`Bearer ${await sign(key)}, Bearer x`)).toBeUndefined()
  })

  it('does not make a request ours that is not: it needs a release as ever', async () => {
    const key = await aKey('a')
    const { site } = await open({ now: [key] })
    const headers = { Authorization: `Bearer ${await sign(key)}` }
    expect(await codeOf(site('/x/mf-spa/orders/', { headers }))).toBe('403 backend_forbidden')
  })

  it('is not taken for nobody where the API does not answer', async () => {
    const key = await aKey('a')
    const team = await aTeamServer()
    const api: CallApi = () => Promise.reject(new TypeError('fetch failed'))
    const { ask } = aSiteWithBackend(team.origin, {}, { api })
    const headers = { Authorization: `Bearer ${await sign(key)}` }
    expect(await codeOf(ask('/', { headers }))).toBe('503 backend_unavailable')
    expect((await ask('/')).status).toBe(200)
  })
})

describe('/.well-known/jwks.json', () => {
  it('has the public keys, and no byte of a private one', async () => {
    const key = await aKey('a')
    const { site } = await open({ now: [key] })
    const answer = await site('/.well-known/jwks.json')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(await answer.json()).toEqual({ keys: [key.jwk] })
  })

  it('says that it is away where the API is', async () => {
    const { site } = aSiteWithBackend(undefined)
    const answer = await site('/.well-known/jwks.json')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  })
})
