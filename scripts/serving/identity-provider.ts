import { callbackPath, isLoopback } from '@calm-rest/api'
import { type IdentityProvider, startIdentityProvider } from '@calm-rest/testing/identity-provider'

interface StandInWish {
  /** Of the site; the provider takes the second one after it unless IDENTITY_PORT names another. */
  port: number
  publicUrl: string
}

/**
 * The provider that stands in for Google on a developer's machine. In production there is none, nor for a site that
 * the world can see: whoever reaches it can be anybody.
 */
export const standInFor = async ({ port, publicUrl }: StandInWish): Promise<IdentityProvider | undefined> => {
  const { IDENTITY_PORT, NODE_ENV } = process.env
  // any free port of the site is known too late for the address that the provider sends people back to
  if (NODE_ENV === 'production' || port === 0 || !isLoopback(new URL(publicUrl).hostname)) return undefined
  const own = IDENTITY_PORT === undefined ? port + 2 : Number(IDENTITY_PORT)
  if (!(own >= 1 && own <= 65_535)) throw new Error(`IDENTITY_PORT is no port: ${IDENTITY_PORT}`)
  return startIdentityProvider({ port: own, redirectUri: new URL(callbackPath, publicUrl).href }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EADDRINUSE') throw cause
      throw new Error(
        `EADDRINUSE: port ${own} is taken. IDENTITY_PORT gives the stand-in for Google another.`,
      )
    },
  )
}
