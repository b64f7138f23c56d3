import type { GuestData } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { GuestBookings } from '../../bookings/guest-bookings.ts'
import type { Database } from '../../database/database.ts'
import type { OwnAccountQueries } from './queries.ts'

interface Asked {
  lang: Lang
  now: Date
}

/** All that the house keeps of one guest, as data to take along. */
export const createExport = (db: Database, own: OwnAccountQueries, bookings: GuestBookings) => {
  // an address that nobody confirmed is a claim: it brings nobody's letters
  const messages = db.prepare<[string], GuestData['messages'][number]>(`
    SELECT m.full_name AS "fullName", m.email, m.phone, m.message, m.created_at AS "createdAt"
    FROM messages m JOIN users u ON lower(u.email) = lower(m.email)
    WHERE u.id = ? AND u.email_confirmed_at IS NOT NULL ORDER BY m.id`)
  const sessions = db.prepare<[string, string], GuestData['sessions'][number]>(`
    SELECT created_at AS "createdAt", expires_at AS "expiresAt"
    FROM sessions WHERE user_id = ? AND expires_at > ? ORDER BY created_at`)

  return async (userId: string, asked: Asked): Promise<GuestData | undefined> => {
    const account = await own.read(userId)
    const exportedAt = asked.now.toISOString()
    return (
      account && {
        exportedAt,
        account,
        bookings: await bookings.ofUser(userId, asked),
        messages: await messages.all(userId),
        sessions: await sessions.all(userId, exportedAt),
      }
    )
  }
}

export type Export = ReturnType<typeof createExport>
