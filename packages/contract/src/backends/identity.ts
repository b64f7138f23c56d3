/** What a backend may be told of a guest who agreed, beside an id of its own. */
export const identityScopes = ['name', 'email'] as const

export type IdentityScope = (typeof identityScopes)[number]

/** What the token of a guest says to one backend, as the claims of a JWT. */
export interface BackendIdentity {
  /** Public origin of the site. */
  iss: string
  /** The remote and its backend: `mf-spa/orders`. */
  aud: string
  /** The guest's id for this remote. Another remote knows the same guest by another one. */
  sub: string
  /** Seconds since 1970. */
  iat: number
  exp: number
  /** With the scope `name`. */
  name?: string
  /** With the scope `email`. */
  email?: string
  email_verified?: boolean
}

export const identityAudience = (remote: string, backend: string) => `${remote}/${backend}`

/** The public keys that verify these tokens, as a JSON Web Key Set (RFC 7517). */
export const identityKeysPath = '/.well-known/jwks.json'

/** The only algorithm of these tokens: Ed25519. */
export const identityAlgorithm = 'EdDSA'
