import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { forgetPaymentNotes, withoutGuest } from '../../bookings/without-guest.ts'
import type { Database } from '../../database/database.ts'
import { keyOf } from '../user-row.ts'

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
 * Erases all that is stored under an address, with or without an account, for whoever asks the property for it. The
 * property expects the guest of a stay to come: that one keeps its name until the day of check-out.
 */
export const createErasure = (db: Database) => {
  const isExpected = "status = 'confirmed' AND check_out >= @today"
  const isOver = `lower(email) = @email AND NOT (${isExpected})`
  const forgetNotes = db.prepare<[{ email: string; today: string }]>(forgetPaymentNotes(isOver))
  const forgetNow = db.prepare<[{ email: string; today: string }]>(`
    UPDATE bookings SET ${withoutGuest}, user_id = NULL, client_network = NULL WHERE ${isOver}`)
  const forgetLater = db.prepare<[{ email: string; today: string }]>(
    `UPDATE bookings SET anonymise_on = check_out WHERE lower(email) = @email AND ${isExpected}`,
  )
  // found by their stays, which are under the address until it is taken out of them
  const forgetReviews = db.prepare<[string]>(
    'DELETE FROM testimonials WHERE booking_id IN (SELECT id FROM bookings WHERE lower(email) = ?)',
  )
  // its replies go with it
  const forgetMessages = db.prepare<[string]>('DELETE FROM messages WHERE lower(email) = ?')
  // sessions, identities and links go with it
  const forgetUser = db.prepare<[string]>('DELETE FROM users WHERE email_key = ?')

  return db.transaction(async (given: string, now: Date): Promise<Erased> => {
    const email = keyOf(given)
    const at = { email, today: dateInZone(now, hotel.timeZone) }
    const reviews = await forgetReviews.run(email)
    await forgetNotes.run(at)
    return {
      reviews,
      bookings: await forgetNow.run(at),
      later: await forgetLater.run(at),
      messages: await forgetMessages.run(email),
      hasAccount: (await forgetUser.run(email)) > 0,
    }
  })
}
