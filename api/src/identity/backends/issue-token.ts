import type { BackendToken } from '@calm-rest/contract/api'
import {
  type BackendIdentity,
  type IdentityScope,
  identityAlgorithm,
  identityAudience,
} from '@calm-rest/contract/backends'
import { backendIdentity } from '@calm-rest/contract/limits'
import { SignJWT } from 'jose'
import type { Database } from '../../core/database/database.ts'
import { numericDate } from '../../core/secrets/sign-jwt.ts'
import type { AccountQueries } from '../accounts/queries.ts'
import { createIdentityKeys } from './identity-keys.ts'
import { createPairwise } from './pairwise.ts'

interface Wanted {
  userId: string
  remote: string
  backend: string
  scopes: readonly IdentityScope[]
  /** Public origin of the site. */
  issuer: string
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Issues tokens that tell one backend who a guest is. */
export const createIssueToken = (
  db: Database,
  accounts: Pick<AccountQueries, 'findById'>,
  now: () => Date,
) => {
  const keys = createIdentityKeys(db, now)
  const pairwise = createPairwise(db, now)

  return {
    published: keys.published,
    /** Undefined if the account was just deleted. */
    issue: async ({ userId, remote, backend, scopes, issuer }: Wanted): Promise<BackendToken | undefined> => {
      const user = await accounts.findById(userId)
      if (!user) return undefined
      const issuedAt = now()
      const ends = new Date(issuedAt.getTime() + backendIdentity.tokenMinutes * 60_000)
      const claims: BackendIdentity = {
        iss: issuer,
        aud: identityAudience(remote, backend),
        sub: await pairwise(remote, userId),
        iat: numericDate(issuedAt),
        exp: numericDate(ends),
        ...(scopes.includes('name') && { name: nameOf(user) }),
        ...(scopes.includes('email') && { email: user.email, email_verified: user.emailConfirmed }),
      }
      const { id, key } = await keys.current()
      const token = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: identityAlgorithm, kid: id, typ: 'JWT' })
        .sign(key)
      return { token, expiresAt: ends.toISOString() }
    },
  }
}
