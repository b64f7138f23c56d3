import { expect, it } from 'vitest'
import { goodGoogle } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { createVisitor, openWithIssuer } from './visitor.fixture.ts'

it('offers Google if a provider is configured', async () => {
  const { api } = await openWithIssuer()
  expect(await (await api.get('/api/auth/providers')).json()).toEqual({ google: true })
})

it('without one offers nothing, has no way to begin, and accepts nobody', async () => {
  const api = await openTestApi()
  const visitor = createVisitor(api)
  expect(await (await api.get('/api/auth/providers')).json()).toEqual({ google: false })
  for (const path of ['start', 'callback'])
    expect((await visitor.go(`/api/auth/google/${path}`)).status).toBe(404)
  expect((await visitor.finish(goodGoogle)).status).toBe(401)
  expect((await api.counts()).users).toBe(0)
})

it.each(['http://accounts.example', 'http://localhost.evil.example', 'ftp://localhost'])(
  'does not start with an issuer at %s, which anybody on the line could be',
  async (issuer) => {
    const oidc = { issuer, clientId: 'x', clientSecret: 'x', publicUrl: 'https://calmrest.example' }
    await expect(openTestApi({ oidc })).rejects.toThrow('OIDC_ISSUER')
  },
)
