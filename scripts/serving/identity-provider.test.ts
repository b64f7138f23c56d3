import { createServer } from 'node:http'
import { freePort, whenDone } from '@calm-rest/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { identityFor } from './identity-provider.ts'

afterEach(() => vi.unstubAllEnvs())

const begin = async (options: { port?: number; publicUrl?: string; configured?: object } = {}) => {
  const PORT = options.port ?? (await freePort({ run: 3 }))
  const identity = await identityFor(
    { PORT, ...options.configured },
    options.publicUrl ?? `http://localhost:${PORT}`,
  )
  whenDone(identity.stop)
  return { PORT, ...identity }
}

it('starts a stand-in on the second port after the site, for the address of the site', async () => {
  const { PORT, oidc, standIn } = await begin()
  expect(standIn).toBe(`http://localhost:${PORT + 2}`)
  expect(oidc).toMatchObject({ issuer: standIn, publicUrl: `http://localhost:${PORT}` })
  const metadata = await (await fetch(`${standIn}/.well-known/openid-configuration`)).json()
  expect(metadata).toMatchObject({ issuer: standIn, code_challenge_methods_supported: ['S256'] })
})

it('takes the provider that is configured instead', async () => {
  const configured = {
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'calm-rest',
    OIDC_CLIENT_SECRET: 'secret',
  }
  const { oidc, standIn } = await begin({ configured, publicUrl: 'https://calmrest.example' })
  expect(standIn).toBeUndefined()
  expect(oidc).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'calm-rest',
    clientSecret: 'secret',
    publicUrl: 'https://calmrest.example',
  })
})

it('starts none in production: nobody may choose who they are there', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { oidc, standIn } = await begin()
  expect([oidc, standIn]).toEqual([undefined, undefined])
})

it('starts none for a site that the world can see, whatever NODE_ENV says', async () => {
  const { oidc, standIn } = await begin({ publicUrl: 'https://calmrest.example' })
  expect([oidc, standIn]).toEqual([undefined, undefined])
})

it('says how to give it another port where its own is taken', async () => {
  const port = await freePort({ run: 3 })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port + 2, '127.0.0.1', resolve))
  whenDone(() => server.close())
  await expect(begin({ port })).rejects.toThrow(`EADDRINUSE: port ${port + 2} is taken. IDENTITY_PORT`)
  vi.stubEnv('IDENTITY_PORT', String(port + 1))
  expect((await begin({ port })).standIn).toBe(`http://localhost:${port + 1}`)
})
