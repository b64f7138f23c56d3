import { createHmac } from 'node:crypto'
import type { SigningKey } from './signing-keys.ts'

/** The only one that links and quotes are signed with, and read with. */
export const algorithm = 'HS256'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A moment as claims have it: whole seconds since 1970. */
export const numericDate = (at: Date): number => Math.floor(at.getTime() / 1000)

/**
 * A JWT (RFC 7519) that names its key. It is signed in this thread: Web Crypto, by which jose signs, imports the key and
 * asks another thread for each one. jose reads them.
 */
export const signJwt = ({ id, key }: SigningKey, claims: object): string => {
  const signed = `${encode({ alg: algorithm, typ: 'JWT', kid: id })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
