import { createHash, randomBytes } from 'node:crypto'

const hourMs = 60 * 60 * 1000

/** 'Remember Me' (design, Decisions). */
const lifetimeMs = { usual: 12 * hourMs, remembered: 30 * 24 * hourMs }

export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** A bearer token of 256 random bits, and what is stored of it. */
export const newToken = (now: Date, remember: boolean) => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + (remember ? lifetimeMs.remembered : lifetimeMs.usual))
  return {
    token,
    tokenHash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
