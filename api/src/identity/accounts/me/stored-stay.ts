import type { GuestData } from '@calm-rest/contract/api'
import { toDollars } from '@calm-rest/contract/stay'
import type { Database } from '../../../core/database/database.ts'
import { staysOf } from '../../../stays/index.ts'

type StoredBooking = GuestData['bookings'][number]

export type StoredStay = Pick<
  StoredBooking,
  'payments' | 'note' | 'reasons' | 'lang' | 'arrivedOn' | 'leftOn'
>

/** What is stored of a stay beyond what its guest sees of the booking: what the staff has written and taken. */
export const createStoredStay = (db: Database) => {
  const ledger = staysOf(db).ledger
  const facts = db.prepare<[string], Pick<StoredStay, 'note' | 'lang' | 'arrivedOn' | 'leftOn'>>(`
    SELECT note, lang, arrived_on AS "arrivedOn", ended_on AS "leftOn" FROM bookings WHERE reference = ?`)
  const reasons = db.prepare<[string], StoredStay['reasons'][number]>(`
    SELECT at, action, after ->> 'reason' AS reason FROM desk_log
    WHERE subject = ? AND after ->> 'reason' IS NOT NULL ORDER BY id`)
  return async (reference: string): Promise<StoredStay> => ({
    note: null,
    lang: '',
    arrivedOn: null,
    leftOn: null,
    ...(await facts.get(reference)),
    reasons: await reasons.all(reference),
    payments: (await ledger.ofStay(reference)).map(({ at, amountCents, method, note }) => ({
      at,
      amount: toDollars(amountCents),
      method,
      note,
    })),
  })
}
