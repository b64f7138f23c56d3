import type { Database } from '../../core/database/database.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import type { Mailbox } from '../../core/mail-format/mailbox.ts'
import { nameInMail } from '../../core/mail-format/name-in-mail.ts'
import type { Words } from './words.ts'

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

/** A person with both names and an address. */
interface Person {
  firstName: string
  lastName: string
  email: string
}

export const mailboxOf = (person: Person): Mailbox => ({ name: formatName(person), address: person.email })

/** Greeting and closing of a letter to a guest. */
export const toGuest = (t: Words, typed: Mailbox) => {
  const { name, address } = inHeader(typed)
  return {
    to: { name, address },
    greeting: name === '' ? t('greetingNobody') : t('greeting', { name }),
    closing: `${t('closing')}\n${t('team')}`,
  }
}

/** Returns a guest's mailbox for a header. */
export const inHeader = ({ name, address }: Mailbox): Mailbox => ({ name: nameInMail(name), address })

/** Recipient and greeting of mail to the owner, whose address is read when it is sent. */
export const toProperty = (t: Words) => ({ to: 'property' as const, greeting: t('greetingOwner') })
