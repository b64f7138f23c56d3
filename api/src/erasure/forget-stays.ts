import { forgetPaymentNotes, withoutGuest } from '../bookings/without-guest.ts'
import type { Database } from '../database/database.ts'
import { createForgetTexts } from './forget-texts.ts'

interface GuestRow {
  reference: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
}

/** All by which a text can name this guest. */
export const namesOf = ({ firstName, lastName, email, phone }: Omit<GuestRow, 'reference'>): string[] => [
  `${firstName} ${lastName}`.trim(),
  `${lastName} ${firstName}`.trim(),
  `${lastName}, ${firstName}`,
  email,
  ...(phone === null ? [] : [phone]),
]

/**
 * Forgets the guests of the stays that `condition`, on the columns of bookings, names: who they are, what they told, and
 * what the staff wrote about them. What was sold and paid stays. Only inside a transaction; answers how many stays.
 */
export const createForgetStays = <P extends object>(
  db: Database,
  condition: string,
  { forgetsNetwork = false } = {},
) => {
  const find = db.prepare<[P], GuestRow>(`
    SELECT reference, first_name AS "firstName", last_name AS "lastName", email, phone
    FROM bookings WHERE ${condition}`)
  const forgetNotes = db.prepare<[P]>(forgetPaymentNotes(condition))
  const forget = db.prepare<[P]>(`
    UPDATE bookings SET ${withoutGuest}, user_id = NULL, anonymise_on = NULL
      ${forgetsNetwork ? ', client_network = NULL' : ''}
    WHERE ${condition}`)
  const texts = createForgetTexts(db)
  return async (parameters: P): Promise<number> => {
    const guests = await find.all(parameters)
    for (const { reference } of guests) await texts.ofStay(reference)
    await forgetNotes.run(parameters)
    const count = await forget.run(parameters)
    await texts.naming(guests.flatMap(namesOf))
    return count
  }
}
