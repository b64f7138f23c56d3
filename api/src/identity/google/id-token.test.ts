import { exportSPKI, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { amara, clientId, type Issuer } from './issuer.fixture.ts'
import { amarasBody, messageIn, openWithIssuer, passThrough } from './visitor.fixture.ts'

const claimsFor = (issuer: Issuer, nonce: string) => ({ ...amara, iss: issuer.issuer, aud: clientId, nonce })

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600

type Forge = (issuer: Issuer, nonce: string) => Promise<string> | string

const forgeries: [string, Forge][] = [
  ['is for another client', (issuer, nonce) => issuer.sign({ nonce, aud: 'another-site' })],
  [
    'is for another client too',
    (issuer, nonce) => issuer.sign({ nonce, aud: [clientId, 'another'], azp: 'another' }),
  ],
  ['is of another issuer', (issuer, nonce) => issuer.sign({ nonce, iss: 'https://accounts.google.com' })],
  ['has the nonce of another sign-in', (issuer) => issuer.sign({ nonce: 'another' })],
  ['has no nonce', (issuer) => issuer.sign({})],
  ['has expired', (issuer, nonce) => issuer.sign({ nonce, iat: hourAgo(), exp: hourAgo() + 60 })],
  [
    'has no signature (alg none)',
    (issuer, nonce) =>
      new UnsecuredJWT(claimsFor(issuer, nonce)).setIssuedAt().setExpirationTime('5m').encode(),
  ],
  [
    'is signed with the public key as a secret (HS256)',
    async (issuer, nonce) =>
      issuer.sign({ nonce }, new TextEncoder().encode(await exportSPKI(issuer.publicKey)), 'HS256'),
  ],
  [
    'is signed with the client secret (HS256)',
    (issuer, nonce) =>
      issuer.sign({ nonce }, new TextEncoder().encode('between us between us between us'), 'HS256'),
  ],
  [
    "is signed with another of the issuer's keys and algorithms (ES256)",
    (issuer, nonce) => issuer.sign({ nonce }, issuer.ellipticKey, 'ES256', 'two'),
  ],
  [
    'was changed after it was signed',
    async (issuer, nonce) => {
      const [head, , signature] = (await issuer.sign({ nonce })).split('.')
      const other = {
        ...claimsFor(issuer, nonce),
        sub: 'somebody-else',
        iat: hourAgo(),
        exp: hourAgo() + 7200,
      }
      return `${head}.${Buffer.from(JSON.stringify(other)).toString('base64url')}.${signature}`
    },
  ],
  [
    'says that the address was not verified',
    (issuer, nonce) => issuer.sign({ nonce, email_verified: false }),
  ],
  [
    'says as a text that the address was verified',
    (issuer, nonce) => issuer.sign({ nonce, email_verified: 'true' }),
  ],
  [
    'says nothing of whether the address was verified',
    (issuer, nonce) => issuer.sign({ nonce, email_verified: undefined }),
  ],
  ['is none', () => 'not.a.token'],
]

describe('an ID token', () => {
  it.each(forgeries)('that %s is refused, and nothing is stored', async (_what, forge) => {
    const { api, issuer, visitor } = await openWithIssuer()
    const window = await passThrough(visitor, issuer, async (nonce) => forge(issuer, nonce))
    expect(window.status).toBe(401)
    expect(await messageIn(window)).toEqual({ problem: 'refused' })
    expect((await visitor.finish(amarasBody)).status).toBe(401)
    expect(await api.db.prepare('SELECT COUNT(*) FROM google_proofs').pluck().get()).toBe(0)
    expect(await api.counts()).toMatchObject({ users: 0, sessions: 0 })
  })

  it('that is valid is accepted, with the same claims that the forgeries change', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const window = await passThrough(visitor, issuer, (nonce) => issuer.sign(claimsFor(issuer, nonce)))
    expect(window.status).toBe(200)
  })

  it('without an address is completed only by the UserInfo of the same subject', async () => {
    const { issuer, visitor } = await openWithIssuer()
    const bare = (nonce: string) =>
      issuer.sign({ nonce, email: undefined, email_verified: undefined, name: undefined })
    issuer.said.userInfo = amara
    expect(await messageIn(await passThrough(visitor, issuer, bare))).toEqual(amarasBody)
    issuer.said.userInfo = { ...amara, sub: 'somebody-else' }
    expect(await messageIn(await passThrough(visitor, issuer, bare))).toEqual({ problem: 'refused' })
  })
})

describe('names', () => {
  it.each([
    [
      'given and family',
      { given_name: 'Ana', family_name: 'da Costa', name: 'Ana da Costa' },
      'Ana',
      'da Costa',
    ],
    ['whole', { given_name: undefined, family_name: undefined, name: 'Ana Costa' }, 'Ana', 'Costa'],
    ['of one word', { given_name: undefined, family_name: undefined, name: 'Ana' }, 'Ana', ''],
    ['missing', { given_name: undefined, family_name: undefined, name: undefined }, '', ''],
    ['with a line break', { given_name: 'Ana\r\nBcc: all', family_name: 'Costa' }, 'Ana Bcc: all', 'Costa'],
  ])('that are %s are stored as such', async (_how, claims, firstName, lastName) => {
    const { issuer, visitor } = await openWithIssuer()
    const window = await passThrough(visitor, issuer, (nonce) => issuer.sign({ nonce, ...claims }))
    const { user } = await (await visitor.finish(await messageIn(window))).json()
    expect([user.firstName, user.lastName]).toEqual([firstName, lastName])
  })
})
