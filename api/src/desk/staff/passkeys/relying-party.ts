import type { Context } from 'hono'

/** The site as a relying party: a passkey is valid for one host only. */
export interface RelyingParty {
  /** Host name without a port. */
  id: string
  origin: string
}

/** From PUBLIC_URL; without it, from the address of the request. */
export const relyingPartyOf = (c: Context, publicUrl: string | undefined): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl ?? c.req.url)
  return { id: hostname, origin }
}
