import { createHash, randomBytes } from 'node:crypto'

/** Stored form of a token, which cannot be used by somebody who reads the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** 256 random bits that say nothing; 43 characters of base64url. */
export const newToken = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
