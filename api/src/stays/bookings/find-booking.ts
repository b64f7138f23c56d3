import { roomReference } from '@calm-rest/contract/reference'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'

/** A reference that no booking has: references contain no zeros. */
const nobodys = 'CR-0000-0000'

/**
 * Sends the link of a booking to its address, for a guest who lost the mail. Nothing reveals whether the booking
 * exists: the same is stored either way, and the mail for an unknown reference is never written.
 */
export const createFindBooking = (db: Database) => {
  const outbox = outboxOf(db)
  const ofGuest = db
    .prepare<[string, string, string], 1>(
      'SELECT 1 FROM bookings WHERE reference IN (?, ?) AND lower(email) = lower(?) LIMIT 1',
    )
    .pluck()
  const send = db.transaction((reference: string, lang: Lang, createdAt: string) =>
    outbox.add({ kind: 'booking-link', payload: { reference }, lang, createdAt }),
  )
  return {
    /** Returns the stored reference of a guest's booking; undefined if it belongs to another address. */
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

/**
 * Normalizes the reference of the whole booking, as typed or dictated: `cr 7kqm 4xwp` and `CR-7KQM-4XWP-2` become
 * CR-7KQM-4XWP.
 */
const toReference = (given: string): string => {
  const signs = given.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const [, first, second] = /^(?:CR)?([A-Z0-9]{4})([A-Z0-9]{4})\d?$/.exec(signs) ?? []
  return `CR-${first}-${second}`
}
