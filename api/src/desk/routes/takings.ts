import { paymentMethods, type Takings } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, toDollars } from '@calm-rest/contract/stay'
import { momentAt, todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { type StoredPayment, staysOf, toPayment } from '../../stays/index.ts'

interface Guest {
  reference: string
  firstName: string
  lastName: string
}

/** Returns payments and refunds of a day, of all stays; by default of today. */
export const createTakings = (db: Database, now: () => Date) => {
  const ledger = staysOf(db).ledger
  const guests = db.prepare<[string, string], Guest>(`
    SELECT reference, first_name AS "firstName", last_name AS "lastName" FROM bookings
    WHERE id IN (SELECT booking_id FROM payments WHERE at >= ? AND at < ?)`)

  return async (day: CalendarDate = todayAt(now())): Promise<Takings> => {
    const from = momentAt(day).toISOString()
    const until = momentAt(addDays(day, 1)).toISOString()
    const stored = await ledger.between(from, until)
    const guestOf = new Map((await guests.all(from, until)).map((guest) => [guest.reference, guest]))
    const entries = stored.map((entry) => {
      const { priceIfReversed: _, ...payment } = toPayment(entry)
      const { reference } = entry
      return { firstName: '', lastName: '', ...guestOf.get(reference), ...payment, reference }
    })
    return { day, entries, sums: sumsOf(stored), total: toDollars(centsOf(stored)) }
  }
}

const centsOf = (entries: readonly StoredPayment[]) => entries.reduce((sum, one) => sum + one.amountCents, 0)

const sumsOf = (entries: readonly StoredPayment[]): Takings['sums'] =>
  paymentMethods.flatMap((method) => {
    const own = entries.filter((one) => one.method === method)
    if (own.length === 0) return []
    const received = centsOf(own.filter(({ amountCents }) => amountCents > 0))
    const total = centsOf(own)
    return [
      {
        method,
        received: toDollars(received),
        returned: toDollars(received - total),
        total: toDollars(total),
      },
    ]
  })
