import { loginReceipt } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { amarasBody, createVisitor, messageIn, openWithIssuer, passThrough } from './visitor.fixture.ts'

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

const rows = (api: Awaited<ReturnType<typeof openWithIssuer>>['api']) =>
  api.db
    .prepare(
      'SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM identities) + (SELECT COUNT(*) FROM sessions)',
    )
    .pluck()
    .get()

it('R-google-success: signs in a guest that the provider has confirmed, and creates the account with a confirmed address', async () => {
  const { api, issuer, visitor } = await openWithIssuer()
  const window = await passThrough(visitor, issuer)
  expect(window.status).toBe(200)
  expect(await messageIn(window)).toEqual(amarasBody)
  const answer = await visitor.finish(amarasBody)
  expect(answer.status).toBe(200)
  const receipt = loginReceipt.strict().parse(await answer.json())
  expect(receipt.user).toMatchObject({
    firstName: 'Amara',
    lastName: 'Perera',
    email: 'amara@example.com',
    country: '',
    emailConfirmed: true,
  })
  expect([...visitor.cookies.keys()]).toEqual(['__Host-calm-rest-session'])
  expect(
    await api.db
      .prepare('SELECT password_hash, email_confirmed_at IS NOT NULL AS confirmed FROM users')
      .all(),
  ).toEqual([{ password_hash: null, confirmed: 1 }])
  expect(await api.db.prepare('SELECT issuer, subject FROM identities').all()).toEqual([
    { issuer: issuer.issuer, subject: 'amara-at-google' },
  ])
})

it('refuses a body without a proof, with 401 and no row', async () => {
  const { api, visitor } = await openWithIssuer()
  expect(await codeOf(await visitor.finish(amarasBody))).toEqual([401, 'google_proof_missing'])
  expect(await rows(api)).toBe(0)
})

it('does not accept the cookie of an unfinished flow as a proof', async () => {
  const { api, visitor } = await openWithIssuer()
  await visitor.start()
  expect(await codeOf(await visitor.finish(amarasBody))).toEqual([401, 'google_proof_missing'])
  expect(await rows(api)).toBe(0)
})

it('refuses a repeated proof', async () => {
  const { issuer, visitor } = await openWithIssuer()
  await passThrough(visitor, issuer)
  const kept = new Map(visitor.cookies)
  expect((await visitor.finish(amarasBody)).status).toBe(200)
  for (const [name, value] of kept) visitor.cookies.set(name, value)
  expect(await codeOf(await visitor.finish(amarasBody))).toEqual([401, 'google_proof_missing'])
})

it('accepts one of twenty concurrent uses of the same proof (advisory 392p-2q2v-4372)', async () => {
  const { issuer, visitor } = await openWithIssuer()
  await passThrough(visitor, issuer)
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.finish(amarasBody)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(19)
})

it('refuses the proof of another browser', async () => {
  const { api, issuer, visitor } = await openWithIssuer()
  await passThrough(visitor, issuer)
  expect(await codeOf(await createVisitor(api).finish(amarasBody))).toEqual([401, 'google_proof_missing'])
  expect(await rows(api)).toBe(0)
})

it('R-google-codes: refuses another address than that of the proof, and that attempt was the only one', async () => {
  const { api, issuer, visitor } = await openWithIssuer()
  await passThrough(visitor, issuer)
  const kept = new Map(visitor.cookies)
  const other = { ...amarasBody, email: 'jonas@example.com' }
  expect(await codeOf(await visitor.finish(other))).toEqual([401, 'google_proof_missing'])
  for (const [name, value] of kept) visitor.cookies.set(name, value)
  expect(await codeOf(await visitor.finish(amarasBody))).toEqual([401, 'google_proof_missing'])
  expect(await rows(api)).toBe(0)
})

it.each([
  [299, 200],
  [301, 401],
])('answers a proof after %i seconds with %i', async (seconds, status) => {
  // does not run in between, so that a slow test takes none of the seconds
  let nowMs = Date.now()
  const { issuer, visitor } = await openWithIssuer({ now: () => new Date(nowMs) })
  await passThrough(visitor, issuer)
  nowMs += seconds * 1000
  expect((await visitor.finish(amarasBody)).status).toBe(status)
})

it('stores only the hash of a proof', async () => {
  const { api, issuer, visitor } = await openWithIssuer()
  await passThrough(visitor, issuer)
  const token = visitor.cookies.get('__Host-calm-rest-google') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const row = (await api.db.prepare('SELECT * FROM google_proofs').get()) as { token_hash: Buffer }
  expect(JSON.stringify({ ...row, token_hash: row.token_hash.toString('base64url') })).not.toContain(token)
})

it('recognizes a guest by issuer and subject, whatever the present address', async () => {
  const { api, issuer, visitor } = await openWithIssuer()
  await passThrough(visitor, issuer)
  const { user: first } = await (await visitor.finish(amarasBody)).json()
  const moved = { ...amarasBody, email: 'amara.silva@example.com' }
  const window = await passThrough(visitor, issuer, (nonce) => issuer.sign({ nonce, email: moved.email }))
  expect(await messageIn(window)).toEqual(moved)
  const { user: second } = await (await visitor.finish(moved)).json()
  expect(second).toEqual(first)
  expect((await api.counts()).users).toBe(1)
})

it('does not accept an ID token as an access token', async () => {
  const { issuer, visitor } = await openWithIssuer()
  await passThrough(visitor, issuer)
  await visitor.finish(amarasBody)
  const answer = await visitor.go('/api/me', { headers: { Authorization: `Bearer ${issuer.said.idToken}` } })
  expect(await codeOf(answer)).toEqual([401, 'unauthorized'])
})

it('stores and fetches no picture', async () => {
  const { api, issuer, visitor } = await openWithIssuer()
  const picture = `${issuer.issuer.replace('http:', 'https:')}/amara.jpg`
  const window = await passThrough(visitor, issuer, (nonce) => issuer.sign({ nonce, picture }))
  expect(await messageIn(window)).toEqual({ ...amarasBody, profilePic: picture })
  expect((await visitor.finish({ ...amarasBody, profilePic: picture })).status).toBe(200)
  expect(JSON.stringify(await api.db.prepare('SELECT * FROM users').all())).not.toContain('amara.jpg')
})
