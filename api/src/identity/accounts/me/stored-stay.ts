import type { GuestBooking, GuestData } from '@calm-rest/contract/api'
import type { Database } from '../../../core/database/database.ts'
import type { ExportedOf } from '../../../core/database/table.ts'
import {
  bookingTable,
  nationalitiesOf,
  paymentTable,
  staysOf,
  toCharge,
  toPayment,
} from '../../../stays/index.ts'

type ExportedStay = ExportedOf<typeof bookingTable.declared>
type StoredBooking = GuestData['bookings'][number]

/** A stay as its guest sees it, with what is stored beside: what the staff has written and taken. */
export const createStoredStay = (db: Database) => {
  const { charges, ledger } = staysOf(db)
  const facts = db.prepare<[string], ExportedStay>(
    `SELECT ${bookingTable.selectExported} FROM bookings WHERE reference = ?`,
  )
  const reasons = db.prepare<[string], StoredBooking['reasons'][number]>(`
    SELECT at, action, after ->> 'reason' AS reason FROM desk_log
    WHERE subject = ? AND after ->> 'reason' IS NOT NULL ORDER BY id`)
  return async (booking: GuestBooking): Promise<StoredBooking> => {
    const { reference, guests } = booking
    // rows of bookings are never deleted
    const stored = (await facts.get(reference)) as ExportedStay
    return {
      ...booking,
      ...stored,
      nationalities: nationalitiesOf({ guests, nationalities: stored.nationalities }),
      reasons: await reasons.all(reference),
      payments: (await ledger.ofStay(reference)).map((payment) => {
        const { amount, method, tendered = null } = toPayment(payment)
        return { ...paymentTable.seenBy('exported', payment), amount, method, tendered }
      }),
      charges: (await charges.ofStay(reference)).map((charge) => {
        const { at, name, quantity, amount, reason } = toCharge(charge, stored.lang)
        return { at, name, quantity, amount, reason }
      }),
    }
  }
}
