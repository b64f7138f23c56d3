import type { Context } from 'hono'

/** The site as a passkey knows it: a passkey of one host is good for no other. */
export interface RelyingParty {
  /** Host name without a port. */
  id: string
  origin: string
}

/** By PUBLIC_URL; without it, by the address that the request was sent to. */
export const relyingPartyOf = (c: Context, publicUrl: string | undefined): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl ?? c.req.url)
  return { id: hostname, origin }
}
