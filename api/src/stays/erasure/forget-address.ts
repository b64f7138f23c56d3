import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { keyOf } from '../../core/user-row.ts'
import { createErasureNotes } from './erased.ts'
import { createForgetMessages } from './forget-messages.ts'
import { createForgetStays } from './forget-stays.ts'
import { createForgetTexts } from './forget-texts.ts'

/** Number of erased items. */
export interface Erased {
  bookings: number
  /** Stays to come, which keep the name until the guest has left. */
  later: number
  messages: number
  /** Reviews written through the link of a stay. The authors of others are unknown. */
  reviews: number
  hasAccount: boolean
}

/**
 * Erases everything stored under an address, with or without an account. The property expects the guest of an upcoming
 * stay, so that one keeps its name until the day of check-out. Call it inside a transaction.
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
  // found by their stays, as long as these have the address
  const forgetReviews = db.prepare<[string]>(
    'DELETE FROM testimonials WHERE booking_id IN (SELECT id FROM bookings WHERE lower(email) = ?)',
  )
  const forgetMessages = createForgetMessages(db)
  // sessions, identities and links are deleted with it
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
    // the staff typed the address for the guest who asked; anybody may type any name for an account
    await forgetNames([email])
    return erased
  }
}

/** Erases a guest who asks the property for it. Restoring an older backup does not bring the guest back. */
export const createErasure = (db: Database) => {
  const forget = createForgetAddress(db)
  const note = createErasureNotes(db)
  return db.transaction(async (given: string, now: Date): Promise<Erased> => {
    await note({ kind: 'address', email: keyOf(given), userId: null }, now)
    return forget(given, now)
  })
}
