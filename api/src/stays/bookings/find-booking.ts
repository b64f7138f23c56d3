import { roomReference } from '@calm-rest/contract/reference'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createOutbox } from '../../core/outbox/outbox.ts'

/** Of no booking: references have no zeros. */
const nobodys = 'CR-0000-0000'

/**
 * Has the link of a booking sent to its address, for whoever lost the mail. Nothing tells whether there is such a
 * booking: the same is stored either way, and the letter of a reference that is nobody's is never written.
 */
export const createFindBooking = (db: Database) => {
  const outbox = createOutbox(db)
  const ofGuest = db
    .prepare<[string, string, string], 1>(
      'SELECT 1 FROM bookings WHERE reference IN (?, ?) AND lower(email) = lower(?) LIMIT 1',
    )
    .pluck()
  const send = db.transaction((reference: string, lang: Lang, createdAt: string) =>
    outbox.add({ kind: 'booking-link', payload: { reference }, lang, createdAt }),
  )
  return {
    /** The booking of a guest as it is stored; nothing where the reference is another one's. */
    referenceOf: async (given: string, email: string): Promise<string | undefined> => {
      const typed = toReference(given)
      const isOfGuest = (await ofGuest.get(typed, roomReference(typed, 1), email)) !== undefined
      return isOfGuest ? typed : undefined
    },
    send: (reference: string | undefined, lang: Lang, at: Date) =>
      send(reference ?? nobodys, lang, at.toISOString()),
  }
}

export type FindBooking = ReturnType<typeof createFindBooking>

/** Of the whole booking, as it was typed or read aloud: `cr 7kqm 4xwp` and `CR-7KQM-4XWP-2` are CR-7KQM-4XWP. */
const toReference = (given: string): string => {
  const signs = given.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const [, first, second] = /^(?:CR)?([A-Z0-9]{4})([A-Z0-9]{4})\d?$/.exec(signs) ?? []
  return `CR-${first}-${second}`
}
