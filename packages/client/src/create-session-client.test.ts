import { expect, it } from 'vitest'
import { startApi } from './api.fixture.ts'
import { createSessionClient } from './create-session-client.ts'

it('asks for tokens and ends them by POST, with a body where somebody signs in', async () => {
  const { origin, received } = await startApi({ body: { token: 'a' } })
  const session = createSessionClient({ origin, lang: () => 'en' })
  const credentials = { email: 'ada@example.com', password: 'a long one', remember: false }
  expect(await session.login(credentials)).toEqual({ ok: true, value: { token: 'a' } })
  await session.refresh()
  await session.signOut()
  expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/auth/login?lang=en', credentials],
    ['POST', '/api/auth/refresh?lang=en', undefined],
    ['POST', '/api/auth/sign-out?lang=en', undefined],
  ])
})

it('uses a refresh token once, also where the answer is an error', async () => {
  const { origin, received } = await startApi({ status: 503 })
  const refreshed = await createSessionClient({ origin, lang: () => 'en' }).refresh()
  expect(refreshed).toEqual({ ok: false, failure: { kind: 'unexpected', status: 503 } })
  expect(received).toHaveLength(1)
})
