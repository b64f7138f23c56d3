import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createRegister } from './people.ts'
import { signInRoutes } from './sign-in-routes.ts'

export { type Person, people } from './people.ts'

export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  stop(): Promise<void>
}

interface StartOptions {
  /** 0 takes any free port. */
  port: number
  /** The only address to which it redirects. */
  redirectUri: string
}

/** Only for this computer: anyone who reaches it can sign in as anybody. */
const host = '127.0.0.1'

/** Starts a real OpenID Connect provider as a stand-in for Google: no password, any name, nothing stored. */
export const startIdentityProvider = async ({
  port,
  redirectUri,
}: StartOptions): Promise<IdentityProvider> => {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'calm-rest', clientSecret: randomBytes(32).toString('base64url') }
  const register = createRegister()
  const open = async () => {
    const { createProvider } = await import('./create-provider.ts')
    const provider = await createProvider({ issuer, client: { ...client, redirectUri }, register })
    const { origin: siteOrigin } = new URL(redirectUri)
    const pages = getRequestListener(signInRoutes({ provider, register, siteOrigin }).fetch as never)
    return { protocol: provider.callback(), pages }
  }
  // a key and 250 modules, which a site without sign-ins need not load
  let opened: ReturnType<typeof open> | undefined
  server.on('request', async (request, response) => {
    opened ??= open()
    const { protocol, pages } = await opened
    if (request.url?.startsWith('/sign-in')) void pages(request, response)
    else void protocol(request, response)
  })
  return {
    issuer,
    ...client,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
