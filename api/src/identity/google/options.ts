import { isLoopback } from '@calm-rest/server'

/** An OpenID Connect provider, Google or another, and this site as it is registered there. */
export interface OidcOptions {
  /** Its issuer identifier: `https://accounts.google.com`. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Public origin of the site. The provider redirects people to it and nowhere else. */
  publicUrl: string
}

export const callbackPath = '/api/auth/google/callback'

/** Returns whether an issuer is used over HTTPS, or is on this machine. */
export const isSafeIssuer = (issuer: string) => {
  const address = URL.parse(issuer)
  if (address?.protocol === 'https:') return true
  return address?.protocol === 'http:' && isLoopback(address.hostname)
}
