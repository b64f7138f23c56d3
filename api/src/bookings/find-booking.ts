import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import { createOutbox } from '../outbox/outbox.ts'

/** Of no booking: references have no zeros. */
const nobodys = 'CR-0000-0000'

/**
 * Has the link of a booking sent to its address, for whoever lost the mail. Nothing tells whether there is such a
 * booking: the same is stored either way, and the letter of a reference that is nobody's is never written.
 */
export const createFindBooking = (db: Database) => {
  const outbox = createOutbox(db)
  const ofGuest = db
    .prepare<[string, string], string>(
      'SELECT reference FROM bookings WHERE reference = ? AND lower(email) = lower(?)',
    )
    .pluck()
  const send = db.transaction(async (given: string, email: string, lang: Lang, createdAt: string) => {
    const reference = (await ofGuest.get(toReference(given), email)) ?? nobodys
    await outbox.add({ kind: 'booking-link', payload: { reference }, lang, createdAt })
  })
  return (given: string, email: string, lang: Lang, at: Date) => send(given, email, lang, at.toISOString())
}

export type FindBooking = ReturnType<typeof createFindBooking>

/** As it was typed or read aloud: `cr 7kqm 4xwp` is CR-7KQM-4XWP. */
const toReference = (given: string): string => {
  const signs = given.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const [, first, second] = /^(?:CR)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(signs) ?? []
  return `CR-${first}-${second}`
}
