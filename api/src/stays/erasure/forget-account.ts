import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { soon } from '../../core/database/soon.ts'
import { createErasureNotes } from './erased.ts'
import { createForgetMessages } from './forget-messages.ts'
import { createForgetStays } from './forget-stays.ts'
import { createForgetTexts } from './forget-texts.ts'

export interface ForgottenAccount {
  userId: string
  /** In lower case; null if it was never confirmed, since anybody may have typed it. */
  email: string | null
}

type Parameters = ForgottenAccount & { today: string }

/** The bookings of one account: made in it, or signed out with its confirmed address. */
const ofUser = '(user_id = @userId OR (user_id IS NULL AND lower(email) = @email))'

/** The guest is still to come, or in house. */
const isExpected = `status = 'confirmed' AND check_out >= @today`

/**
 * Deletes an account and all that identifies its owner. Reviews are public and stay, as the page says. The property
 * expects the guest of an upcoming stay, so that one keeps its name until the day of check-out. Call it inside a
 * transaction.
 */
export const createForgetAccount = (db: Database) => {
  const forgetNow = createForgetStays<Parameters>(db, `${ofUser} AND NOT (${isExpected})`)
  const forgetLater = db.prepare<[Parameters]>(`
    UPDATE bookings SET anonymise_on = check_out WHERE ${ofUser} AND ${isExpected}`)
  const forgetMessages = createForgetMessages(db)
  // sessions, identities and links are deleted with it
  const forgetUser = db.prepare<[string]>('DELETE FROM users WHERE id = ?')
  const forgetNames = createForgetTexts(db)

  return async ({ userId, email }: ForgottenAccount, now: Date): Promise<void> => {
    const at = { userId, email, today: dateInZone(now, hotel.timeZone) }
    await forgetNow(at)
    await forgetLater.run(at)
    await forgetUser.run(userId)
    if (email === null) return
    await forgetMessages(email)
    // anybody may type any name for an account, so texts about others are not searched for it
    await forgetNames([email])
  }
}

/** Deletes an account at its guest's own request. Restoring an older backup does not bring it back. */
export const createRemoval = (db: Database) => {
  const forget = createForgetAccount(db)
  const note = createErasureNotes(db)
  const confirmed = db
    .prepare<[string], string>('SELECT email_key FROM users WHERE id = ? AND email_confirmed_at IS NOT NULL')
    .pluck()
  const remove = db.transaction(async (userId: string, now: Date) => {
    const email = (await confirmed.get(userId)) ?? null
    await note({ kind: 'account', userId, email }, now)
    await forget({ userId, email }, now)
  })
  return async (userId: string, now: Date): Promise<void> => {
    await remove(userId, now)
    await soon(db.purgeLog())
  }
}
