import type { SessionUser } from '@calm-rest/contract/widget'

/** What the browser keeps of a sign-in, under the key 'user': who it is and until when. Never a token. */
export interface KeptSession {
  user: SessionUser
  /** ISO 8601, by the clock of this device. */
  expiresAt: string
}

/** What storage held, where it is a session that still holds: anybody can write into storage. */
export const parseKeptSession = (value: unknown): KeptSession | undefined => {
  const { user, expiresAt } = (value ?? {}) as Partial<KeptSession>
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
