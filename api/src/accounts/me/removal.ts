import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { forgetPaymentNotes, withoutGuest } from '../../bookings/without-guest.ts'
import type { Database } from '../../database/database.ts'

/** The bookings of one account: made in it, or by nobody with its address where that is confirmed. */
const ofUser = `(user_id = @userId OR (user_id IS NULL AND EXISTS (
  SELECT 1 FROM users u WHERE u.id = @userId AND u.email_confirmed_at IS NOT NULL
    AND lower(u.email) = lower(bookings.email))))`

/** The guest is still to come, or in house. */
const isExpected = `status = 'confirmed' AND check_out >= @today`

/**
 * Deletes an account and all that says whose it was; reviews are public and stay, as the page says. The property expects the guest of a stay to come: that one keeps
 * its name until the day of check-out.
 */
export const createRemoval = (db: Database) => {
  const forgetNotes = db.prepare<[{ userId: string; today: string }]>(
    forgetPaymentNotes(`${ofUser} AND NOT (${isExpected})`),
  )
  const forgetNow = db.prepare<[{ userId: string; today: string }]>(`
    UPDATE bookings SET ${withoutGuest} WHERE ${ofUser} AND NOT (${isExpected})`)
  const forgetLater = db.prepare<[{ userId: string; today: string }]>(`
    UPDATE bookings SET anonymise_on = check_out WHERE ${ofUser} AND ${isExpected}`)
  const forgetMessages = db.prepare<[{ userId: string }]>(`
    DELETE FROM messages WHERE lower(email) = (
      SELECT lower(email) FROM users WHERE id = @userId AND email_confirmed_at IS NOT NULL)`)
  // sessions, identities and links go with it
  const forgetUser = db.prepare<[{ userId: string }]>('DELETE FROM users WHERE id = @userId')

  const remove = db.transaction(async (userId: string, now: Date) => {
    const today = dateInZone(now, hotel.timeZone)
    await forgetNotes.run({ userId, today })
    await forgetNow.run({ userId, today })
    await forgetLater.run({ userId, today })
    await forgetMessages.run({ userId })
    await forgetUser.run({ userId })
  })

  return async (userId: string, now: Date): Promise<void> => remove(userId, now)
}

export type Removal = ReturnType<typeof createRemoval>
