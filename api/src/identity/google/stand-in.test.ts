import { whenDone } from '@calm-rest/testing'
import { people, startIdentityProvider } from '@calm-rest/testing/identity-provider'
import { beforeAll, expect, it } from 'vitest'
import { openTestApi } from '../../testing/test-api.ts'
import { walkStandIn } from './stand-in.fixture.ts'
import { createVisitor, messageIn, publicUrl } from './visitor.fixture.ts'

// A real provider: oidc-provider, certified by the OpenID Foundation.
let standIn: Awaited<ReturnType<typeof startIdentityProvider>>

beforeAll(async () => {
  standIn = await startIdentityProvider({ port: 0, redirectUri: `${publicUrl}/api/auth/google/callback` })
  whenDone(() => standIn.stop())
})

const arrive = async () => {
  const api = await openTestApi({ now: () => new Date(), oidc: { ...standIn, publicUrl } })
  return { api, visitor: createVisitor(api) }
}

it('signs in through a real provider, from the button to the session', async () => {
  const { api, visitor } = await arrive()
  const [amara] = people
  const back = await walkStandIn(await visitor.start(), { person: amara?.email ?? '', answer: 'continue' })
  const message = await messageIn(await visitor.go(back))
  expect(message).toEqual({ name: 'Amara Perera', email: 'amara.perera@example.com', profilePic: '' })
  const answer = await visitor.finish(message)
  expect((await answer.json()).user).toMatchObject({ firstName: 'Amara', emailConfirmed: true })
  expect(await api.counts()).toMatchObject({ users: 1, sessions: 1 })
})

it('is refused the second time by the provider itself, even if a browser kept its cookie and its code', async () => {
  const { visitor } = await arrive()
  const start = await visitor.start()
  const cookies = new Map(visitor.cookies)
  const back = await walkStandIn(start, { person: people[1]?.email ?? '', answer: 'continue' })
  expect((await visitor.go(back)).status).toBe(200)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  expect(await messageIn(await visitor.go(back))).toEqual({ problem: 'refused' })
})

it('cannot use the code of another browser, which has another verifier', async () => {
  const { api, visitor } = await arrive()
  const stranger = createVisitor(api)
  const back = new URL(
    await walkStandIn(await visitor.start(), { person: people[1]?.email ?? '', answer: 'continue' }),
    publicUrl,
  )
  back.searchParams.set('state', (await stranger.start()).searchParams.get('state') ?? '')
  expect(await messageIn(await stranger.go(back.pathname + back.search))).toEqual({ problem: 'refused' })
})

it('recognizes a refusal by the visitor', async () => {
  const { visitor } = await arrive()
  const back = await walkStandIn(await visitor.start(), { answer: 'cancel' })
  expect(await messageIn(await visitor.go(back))).toEqual({ problem: 'cancelled' })
})

it('refuses a visitor with an unverified address at the provider', async () => {
  const { visitor } = await arrive()
  const typed = { person: 'other', name: 'Mira Fonseka', email: 'mira@example.com', answer: 'continue' }
  const refused = await walkStandIn(await visitor.start(), typed)
  expect(await messageIn(await visitor.go(refused))).toEqual({ problem: 'refused' })
  const taken = await walkStandIn(await visitor.start(), { ...typed, verified: 'on' })
  expect(await messageIn(await visitor.go(taken))).toEqual({
    name: 'Mira Fonseka',
    email: 'mira@example.com',
    profilePic: '',
  })
})

it("redirects nobody to an attacker's address", async () => {
  const { visitor } = await arrive()
  const start = await visitor.start()
  start.searchParams.set('redirect_uri', 'https://evil.example/callback')
  const answer = await fetch(start, { redirect: 'manual' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('redirect_uri')
})
