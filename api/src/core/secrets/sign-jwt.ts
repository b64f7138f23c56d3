import { createHmac } from 'node:crypto'
import type { SigningKey } from './signing-keys.ts'

/** The only algorithm for links and quotes, for signing and for verification. */
export const algorithm = 'HS256'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Converts a moment for claims: whole seconds since 1970. */
export const numericDate = (at: Date): number => Math.floor(at.getTime() / 1000)

/**
 * Creates a JWT (RFC 7519) that names its key. It is signed in this thread: Web Crypto, which jose uses, imports the
 * key and asks another thread each time. jose verifies it.
 */
export const signJwt = ({ id, key }: SigningKey, claims: object): string => {
  const signed = `${encode({ alg: algorithm, typ: 'JWT', kid: id })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
