import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ReleaseRefused } from '../folder/refusals.ts'
import type { GrantsFile, StoredToken } from './grants-file.ts'

/** Prefix of every token, so that scanners for leaked secrets recognise it. */
const prefix = 'crt_'

const digest = (secret: string) => createHash('sha256').update(secret).digest()

export type NewToken = Omit<StoredToken, 'id' | 'hash' | 'createdAt' | 'revoked'>

/** Makes a token and stores its hash. Only the return value has the token itself. */
export const addToken = (file: GrantsFile, fresh: NewToken, now: Date) => {
  const id = randomBytes(6).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  const stored: StoredToken = {
    id,
    ...fresh,
    createdAt: now.toISOString(),
    hash: digest(secret).toString('hex'),
  }
  file.change((grants) => ({ ...grants, tokens: [...grants.tokens, stored] }))
  return { token: `${prefix}${id}_${secret}`, stored }
}

/** Revokes a token for good; it stays in the list. Throws for an unknown id. */
export const revokeToken = (file: GrantsFile, id: string, by: string, now: Date): void =>
  file.change((grants) => {
    if (!grants.tokens.some((token) => token.id === id)) {
      throw new ReleaseRefused('release_token_invalid', `There is no token ${id}.`)
    }
    const revoked = { at: now.toISOString(), by }
    return {
      ...grants,
      tokens: grants.tokens.map((token) => (token.id === id ? { revoked, ...token } : token)),
    }
  })

export const isToken = (bearer: string) => bearer.startsWith(prefix)

/** The valid token of this secret; expired and revoked tokens are not found. */
export const findToken = (
  tokens: readonly StoredToken[],
  bearer: string,
  now: Date,
): StoredToken | undefined => {
  const [id = '', secret = ''] = bearer.slice(prefix.length).split(/_(.*)/s)
  const stored = tokens.find((token) => token.id === id)
  if (!stored || stored.revoked || now.toISOString() >= stored.until) return undefined
  return timingSafeEqual(digest(secret), Buffer.from(stored.hash, 'hex')) ? stored : undefined
}
