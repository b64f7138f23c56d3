import { createServer } from 'node:http'
import { freePort, whenDone } from '@calm-rest/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { identityProvider } from './identity-provider.ts'

afterEach(() => vi.unstubAllEnvs())

const begin = async (options: { port?: number; publicUrl?: string } = {}) => {
  const PORT = options.port ?? (await freePort({ run: 3 }))
  const standIn = await identityProvider(
    { PORT },
    options.publicUrl ?? `http://localhost:${PORT}`,
    process.env,
  )
  whenDone(async () => standIn?.stop())
  return { PORT, standIn }
}

it('starts a stand-in on the second port after the site, for the address of the site', async () => {
  const { PORT, standIn } = await begin()
  const issuer = `http://localhost:${PORT + 2}`
  expect(standIn?.line).toBe(`stand-in for Google ${issuer}/`)
  expect(standIn?.oidc).toMatchObject({ issuer, publicUrl: `http://localhost:${PORT}` })
  const metadata = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
  expect(metadata).toMatchObject({ issuer, code_challenge_methods_supported: ['S256'] })
})

it('starts none in production, where nobody may choose their identity', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect((await begin()).standIn).toBeUndefined()
})

it('starts none for a public site, whatever NODE_ENV says', async () => {
  expect((await begin({ publicUrl: 'https://calmrest.example' })).standIn).toBeUndefined()
})

it('says how to use another port if its own is taken', async () => {
  const port = await freePort({ run: 3 })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port + 2, '127.0.0.1', resolve))
  whenDone(() => server.close())
  await expect(begin({ port })).rejects.toThrow(`EADDRINUSE: port ${port + 2} is taken. IDENTITY_PORT`)
  vi.stubEnv('IDENTITY_PORT', String(port + 1))
  expect((await begin({ port })).standIn?.oidc.issuer).toBe(`http://localhost:${port + 1}`)
})
