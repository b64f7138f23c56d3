import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../database/database.ts'
import { formatName } from './formats.ts'
import type { Mailbox } from './mailbox.ts'
import type { Words } from './words.ts'

export const house: Mailbox = { name: hotel.name, address: hotel.email }

const { street, town, postalCode, country } = hotel.address
export const addressLine = `${street}, ${town} ${postalCode}, ${country}`

export interface MailedUser {
  id: string
  email: string
  firstName: string
  lastName: string
  emailConfirmedAt: string | null
}

export const createUserReads = (db: Database) => {
  const byId = db.prepare<[string], MailedUser>(`
    SELECT id, email, first_name AS "firstName", last_name AS "lastName",
      email_confirmed_at AS "emailConfirmedAt"
    FROM users WHERE id = ?`)
  return { byId: (id: string): Promise<MailedUser | undefined> => byId.get(id) }
}

export type UserReads = ReturnType<typeof createUserReads>

/** Somebody who has both names and an address. */
interface Person {
  firstName: string
  lastName: string
  email: string
}

export const mailboxOf = (person: Person): Mailbox => ({ name: formatName(person), address: person.email })

/** What mail programs make a link of, with or without our help. */
const linkLike = /[/@:]|\.\p{L}{2,}/u

/**
 * Begin and end of a letter to a guest. Anybody may type anybody's address into a form: a name that is an
 * advertisement is not passed on in our mail.
 */
export const toGuest = (t: Words, { name, address }: Mailbox) => {
  const isName = name !== '' && !linkLike.test(name)
  return {
    to: { name: isName ? name : '', address },
    greeting: isName ? t('greeting', { name }) : t('greetingNobody'),
    closing: `${t('closing')}\n${t('team')}`,
  }
}

export const toHouse = (t: Words) => ({ to: house, greeting: t('greetingOwner') })
