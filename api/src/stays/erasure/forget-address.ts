import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { keyOf } from '../../core/user-row.ts'
import { createErasureNotes } from './erased.ts'
import { createForgetMessages } from './forget-messages.ts'
import { createForgetStays } from './forget-stays.ts'
import { createForgetTexts } from './forget-texts.ts'

/** How much was erased. */
export interface Erased {
  bookings: number
  /** Of stays to come: they keep the name until the guest has left. */
  later: number
  messages: number
  /** Written by the link of a stay; of others nobody knows whose they are. */
  reviews: number
  hasAccount: boolean
}

/**
 * Forgets all that is stored under an address, with or without an account. The property expects the guest of a stay to come:
 * that one keeps its name until the day of check-out. Only inside a transaction.
 */
export const createForgetAddress = (db: Database) => {
  const isExpected = "status = 'confirmed' AND check_out >= @today"
  const forgetNow = createForgetStays<{ email: string; today: string }>(
    db,
    `lower(email) = @email AND NOT (${isExpected})`,
    { forgetsNetwork: true },
  )
  const forgetLater = db.prepare<[{ email: string; today: string }]>(
    `UPDATE bookings SET anonymise_on = check_out WHERE lower(email) = @email AND ${isExpected}`,
  )
  // found by their stays, which are under the address until it is taken out of them
  const forgetReviews = db.prepare<[string]>(
    'DELETE FROM testimonials WHERE booking_id IN (SELECT id FROM bookings WHERE lower(email) = ?)',
  )
  const forgetMessages = createForgetMessages(db)
  // sessions, identities and links go with it
  const forgetUser = db.prepare<[string]>('DELETE FROM users WHERE email_key = ?')
  const forgetNames = createForgetTexts(db)

  return async (given: string, now: Date): Promise<Erased> => {
    const email = keyOf(given)
    const at = { email, today: dateInZone(now, hotel.timeZone) }
    const reviews = await forgetReviews.run(email)
    const erased = {
      reviews,
      bookings: await forgetNow(at),
      later: await forgetLater.run(at),
      messages: await forgetMessages(email),
      hasAccount: (await forgetUser.run(email)) > 0,
    }
    // the staff typed it for the guest who asked; the name of an account is whatever somebody typed
    await forgetNames([email])
    return erased
  }
}

/** The same for a guest who asks the property for it; a backup from before does not bring them back. */
export const createErasure = (db: Database) => {
  const forget = createForgetAddress(db)
  const note = createErasureNotes(db)
  return db.transaction(async (given: string, now: Date): Promise<Erased> => {
    await note({ kind: 'address', email: keyOf(given), userId: null }, now)
    return forget(given, now)
  })
}
