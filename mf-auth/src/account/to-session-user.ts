import type { SessionUser } from '@calm-rest/contract/widget'

/** What the page may know of an account, and nothing more. */
export const toSessionUser = (user: SessionUser): SessionUser => {
  const { id, firstName, lastName, email, country, emailConfirmed } = user
  return { id, firstName, lastName, email, country, emailConfirmed }
}
