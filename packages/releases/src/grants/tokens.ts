import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ReleaseRefused } from '../folder/refusals.ts'
import type { GrantsFile, StoredToken } from './grants-file.ts'

/** Begins every token, so that scanners of leaked secrets know one. */
const prefix = 'crt_'

const digest = (secret: string) => createHash('sha256').update(secret).digest()

export type NewToken = Pick<StoredToken, 'team' | 'remote' | 'rights' | 'withoutGate' | 'until'> & {
  createdBy: string
}

/** Makes a token and stores its hash. The answer is the only place where the token itself ever is. */
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

/** Ends a token for good; it stays in the list. Throws where there is none by this id. */
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

/** The token that was made with this secret; one that has ended or was revoked is none. */
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
