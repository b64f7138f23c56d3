import {
  callbackPath,
  isLoopback,
  type OidcOptions,
  oidcOptions,
  type parseEnvironment,
} from '@calm-rest/api'
import { type IdentityProvider, startIdentityProvider } from '@calm-rest/testing/identity-provider'

/** Who says who a guest is, and what there is to end with the site. */
export interface Identity {
  oidc?: OidcOptions
  /** The stand-in's own address, where it is one. */
  standIn?: string
  stop(): Promise<void>
}

type Environment = Pick<
  ReturnType<typeof parseEnvironment>,
  'PORT' | 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'
>

const nothing = async () => {}

/** The provider that is configured, else the stand-in, else none. */
export const identityFor = async (environment: Environment, publicUrl: string): Promise<Identity> => {
  const oidc = oidcOptions(environment, publicUrl)
  if (oidc) return { oidc, stop: nothing }
  const standIn = await standInFor(environment.PORT, publicUrl)
  if (!standIn) return { stop: nothing }
  const { stop, ...client } = standIn
  return { oidc: { ...client, publicUrl }, standIn: client.issuer, stop }
}

/**
 * The provider that stands in for Google on a developer's machine, on the second port after the site's. In production
 * there is none, nor for a site that the world can see: whoever reaches it can be anybody.
 */
const standInFor = async (sitePort: number, publicUrl: string): Promise<IdentityProvider | undefined> => {
  const { IDENTITY_PORT, NODE_ENV } = process.env
  // any free port of the site is known too late for the address that the provider sends people back to
  if (NODE_ENV === 'production' || sitePort === 0 || !isLoopback(new URL(publicUrl).hostname))
    return undefined
  const port = IDENTITY_PORT === undefined ? sitePort + 2 : Number(IDENTITY_PORT)
  if (!(port >= 1 && port <= 65_535)) throw new Error(`The stand-in for Google has no port: ${port}`)
  const redirectUri = new URL(callbackPath, publicUrl).href
  return startIdentityProvider({ port, redirectUri }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause
    throw new Error(`EADDRINUSE: port ${port} is taken. IDENTITY_PORT gives the stand-in for Google another.`)
  })
}
