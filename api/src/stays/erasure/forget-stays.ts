import type { Database } from '../../core/database/database.ts'
import { createTakenUp, type EndedStay } from '../bookings/taken-up.ts'
import { forgetPaymentNotes, withoutGuest, withoutTrace } from '../bookings/without-guest.ts'
import { createForgetReasons, createForgetTexts } from './forget-texts.ts'

interface GuestRow {
  firstName: string
  lastName: string
  email: string
  phone: string | null
}

type StayedRow = GuestRow & EndedStay

/** All by which a text can name this guest. */
const namesOf = ({ firstName, lastName, email, phone }: GuestRow): string[] => [
  `${firstName} ${lastName}`.trim(),
  `${lastName} ${firstName}`.trim(),
  `${lastName}, ${firstName}`,
  email,
  ...(phone === null ? [] : [phone]),
]

/** For a booking that was never stayed in anybody may have typed any words as a name. */
const mayHaveStayed = `status IN ('confirmed', 'completed')
  AND (arrived_on IS NOT NULL OR ended_on IS NOT NULL OR check_out < @today)`

/**
 * Forgets the guests of the stays that `condition`, on the columns of bookings, names: who they are, what they told, and
 * what the staff wrote about them. Texts about others lose the names of guests who stayed. What was sold and paid stays.
 * Only inside a transaction; answers how many stays.
 */
export const createForgetStays = <P extends { today: string }>(
  db: Database,
  condition: string,
  { forgetsNetwork = false } = {},
) => {
  const isTakenUp = createTakenUp(db)
  const findStayed = db.prepare<[P], StayedRow>(`
    SELECT first_name AS "firstName", last_name AS "lastName", email, phone,
      check_in AS "checkIn", arrived_on AS "arrivedOn", ended_on AS "endedOn"
    FROM bookings WHERE ${condition} AND ${mayHaveStayed}`)
  const forgetReasons = createForgetReasons<P>(
    db,
    `subject IN (SELECT reference FROM bookings WHERE ${condition})`,
  )
  const forgetNotes = db.prepare<[P]>(forgetPaymentNotes(condition))
  const forget = db.prepare<[P]>(`
    UPDATE bookings SET ${forgetsNetwork ? withoutTrace : withoutGuest}, anonymise_on = NULL
    WHERE ${condition}`)
  const forgetNames = createForgetTexts(db)
  return async (parameters: P): Promise<number> => {
    const names: string[] = []
    for (const stay of await findStayed.all(parameters))
      if (await isTakenUp(stay)) names.push(...namesOf(stay))
    await forgetReasons.run(parameters)
    await forgetNotes.run(parameters)
    const count = await forget.run(parameters)
    await forgetNames(names)
    return count
  }
}
