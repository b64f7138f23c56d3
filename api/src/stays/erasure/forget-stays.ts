import type { Database } from '../../core/database/database.ts'
import { createTakenUp, type EndedStay } from '../bookings/taken-up.ts'
import { forgetMoneyNotes, withoutGuest, withoutTrace } from '../bookings/without-guest.ts'
import { createForgetDocuments } from '../documents/forget-documents.ts'
import { createForgetReasons, createForgetTexts } from './forget-texts.ts'

interface GuestRow {
  firstName: string
  lastName: string
  email: string
  phone: string | null
}

type StayedRow = GuestRow & EndedStay

/** Returns everything by which a text can name this guest. */
const namesOf = ({ firstName, lastName, email, phone }: GuestRow): string[] => [
  `${firstName} ${lastName}`.trim(),
  `${lastName} ${firstName}`.trim(),
  `${lastName}, ${firstName}`,
  email,
  ...(phone === null ? [] : [phone]),
]

/** Anybody may have typed any name for a booking that was never taken up. */
const mayHaveStayed = `status IN ('confirmed', 'completed')
  AND (arrived_on IS NOT NULL OR ended_on IS NOT NULL OR check_out < @today)`

/**
 * Erases the guests of the stays selected by `condition`, on the columns of bookings: who they are, what they told, and
 * what the staff wrote about them. Names of guests who stayed are also removed from texts about others. What was sold
 * and paid remains. Call it inside a transaction. Returns the number of stays.
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
  const forgetNotes = forgetMoneyNotes(condition).map((sql) => db.prepare<[P]>(sql))
  const forgetDocuments = createForgetDocuments<P>(db, condition)
  const forget = db.prepare<[P]>(`
    UPDATE bookings SET ${forgetsNetwork ? withoutTrace : withoutGuest}, anonymise_on = NULL
    WHERE ${condition}`)
  const forgetNames = createForgetTexts(db)
  return async (parameters: P): Promise<number> => {
    const names: string[] = []
    for (const stay of await findStayed.all(parameters))
      if (await isTakenUp(stay)) names.push(...namesOf(stay))
    await forgetReasons.run(parameters)
    for (const notes of forgetNotes) await notes.run(parameters)
    await forgetDocuments(parameters)
    const count = await forget.run(parameters)
    await forgetNames(names)
    return count
  }
}
