import { expect, it } from 'vitest'
import { goodUser } from '../../testing/inputs.ts'
import { openWithIssuer, signInAs } from './visitor.fixture.ts'

const registered = async () => {
  const opened = await openWithIssuer()
  expect((await opened.api.post('/api/users', goodUser)).status).toBe(201)
  return opened
}

const identities = ({ api }: Awaited<ReturnType<typeof openWithIssuer>>) =>
  api.db.prepare('SELECT subject, user_id FROM identities').all()

it('refuses to link to an account whose address nobody confirmed (advisory g38m-r43w-p2q7)', async () => {
  const opened = await registered()
  const answer = await signInAs(opened.visitor, opened.issuer, {})
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'google_link_refused'])
  expect(await identities(opened)).toEqual([])
  expect(await opened.api.counts()).toMatchObject({ users: 1, sessions: 0 })
})

it('links to an account with a confirmed address, and keeps its password', async () => {
  const opened = await registered()
  await opened.api.db.prepare("UPDATE users SET email_confirmed_at = '2027-01-01T00:00:00.000Z'").run()
  const answer = await signInAs(opened.visitor, opened.issuer, {
    given_name: 'Another',
    email: 'AMARA@example.com',
  })
  expect(answer.status).toBe(200)
  const { user } = await answer.json()
  expect(user).toMatchObject({ firstName: goodUser.firstName, country: goodUser.country })
  expect(await identities(opened)).toEqual([{ subject: 'amara-at-google', user_id: user.id }])
  const login = await opened.api.post('/api/auth/login', goodUser)
  expect(login.status).toBe(200)
  expect((await opened.api.counts()).users).toBe(1)
})

it('recognizes a linked guest later', async () => {
  const opened = await registered()
  await opened.api.db.prepare("UPDATE users SET email_confirmed_at = '2027-01-01T00:00:00.000Z'").run()
  const first = await (await signInAs(opened.visitor, opened.issuer, {})).json()
  const second = await (await signInAs(opened.visitor, opened.issuer, {})).json()
  expect(second.user.id).toBe(first.user.id)
  expect(await identities(opened)).toHaveLength(1)
})

it('refuses an account with another identity of the same provider: the address has a new owner', async () => {
  const opened = await openWithIssuer()
  expect((await signInAs(opened.visitor, opened.issuer, {})).status).toBe(200)
  const answer = await signInAs(opened.visitor, opened.issuer, { sub: 'the-next-owner' })
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'google_link_refused'])
  expect(await identities(opened)).toHaveLength(1)
})

it('words the refusal in the language of the page', async () => {
  const { visitor, issuer } = await registered()
  const answer = await signInAs(visitor, issuer, {})
  expect((await answer.json()).error).toContain('Forgot Password?')
})
