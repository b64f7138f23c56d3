import { callbackPath, isLoopback } from '@calm-rest/api'
import type { Demo } from '@calm-rest/site'
import { startIdentityProvider } from '@calm-rest/testing/identity-provider'

/**
 * The provider that stands in for Google on a developer's machine, on the second port after the site's. It does not
 * start in production or for a public site, because its visitors can claim any identity.
 */
export const identityProvider: Demo['identityProvider'] = async ({ PORT }, publicUrl, variables) => {
  const { IDENTITY_PORT, NODE_ENV } = variables
  // with any free port, the site's address is known too late for the provider's redirects
  if (NODE_ENV === 'production' || PORT === 0 || !isLoopback(new URL(publicUrl).hostname)) return undefined
  const port = IDENTITY_PORT === undefined ? PORT + 2 : Number(IDENTITY_PORT)
  if (!(port >= 1 && port <= 65_535)) throw new Error(`The stand-in for Google has no port: ${port}`)
  const redirectUri = new URL(callbackPath, publicUrl).href
  const { stop, ...client } = await startIdentityProvider({ port, redirectUri }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EADDRINUSE') throw cause
      throw new Error(
        `EADDRINUSE: port ${port} is taken. IDENTITY_PORT gives the stand-in for Google another.`,
      )
    },
  )
  return { oidc: { ...client, publicUrl }, line: `stand-in for Google ${client.issuer}/`, stop }
}
