import type { SessionUser } from '@calm-rest/contract/widget'

/** The part of a sign-in that the browser stores under the key 'user'. Never a token. */
export interface StoredSession {
  user: SessionUser
  /** ISO 8601, by the clock of this device. */
  expiresAt: string
}

/** The session of a stored value, where it is one and has not expired: anybody can write into storage. */
export const parseStoredSession = (value: unknown): StoredSession | undefined => {
  const { user, expiresAt } = (value ?? {}) as Partial<StoredSession>
  if (!isUser(user) || typeof expiresAt !== 'string' || !(Date.parse(expiresAt) > Date.now()))
    return undefined
  return { user: userOf(user), expiresAt }
}

/** The fields of a user and no others: an account has more, and storage may have anything. */
export const userOf = ({ id, firstName, lastName, email, country, emailConfirmed }: SessionUser) => ({
  id,
  firstName,
  lastName,
  email,
  country,
  emailConfirmed,
})

const isUser = (value: Partial<SessionUser> | undefined): value is SessionUser => {
  const { id, firstName, lastName, email, country, emailConfirmed } = value ?? {}
  const words = [id, firstName, lastName, email, country]
  return words.every((word) => typeof word === 'string') && typeof emailConfirmed === 'boolean'
}
