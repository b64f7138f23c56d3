import { createHash, randomBytes } from 'node:crypto'

/** What is kept of a token: whoever reads the database cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** 256 random bits that say nothing; 43 characters of base64url. */
export const newToken = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
