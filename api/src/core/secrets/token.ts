import { createHash, randomBytes } from 'node:crypto'

/** Returns the stored form of a token, which is useless to a reader of the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Returns 256 random bits, as 43 characters of base64url. */
export const newToken = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
