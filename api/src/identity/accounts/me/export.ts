import type { GuestBooking, GuestData } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../../core/database/database.ts'
import type { ExportedOf } from '../../../core/database/table.ts'
import { userTable } from '../../../core/user-row.ts'
import { messageTable, staysOf } from '../../../stays/index.ts'
import { createConsents } from '../../backends/consents.ts'
import type { OwnAccountQueries } from './queries.ts'
import { createStoredStay } from './stored-stay.ts'

interface ExportOptions {
  lang: Lang
  now: Date
}

export type BookingsOf = (userId: string, options: ExportOptions) => Promise<GuestBooking[]>

/** Returns all stored data about one guest, for download. */
export const createExport = (db: Database, own: OwnAccountQueries, bookingsOf: BookingsOf) => {
  // only by a confirmed address: anybody may type another person's
  const messages = db.prepare<[string], ExportedOf<typeof messageTable.declared> & { id: number }>(`
    SELECT id, ${messageTable.selectExported} FROM messages WHERE lower(email) =
      (SELECT lower(email) FROM users WHERE id = ? AND email_confirmed_at IS NOT NULL) ORDER BY id`)
  const sessions = db.prepare<[string, string], GuestData['sessions'][number]>(`
    SELECT created_at AS "createdAt", expires_at AS "expiresAt"
    FROM sessions WHERE user_id = ? AND expires_at > ? ORDER BY created_at`)

  const storedStay = createStoredStay(db)
  const facts = db.prepare<[string], ExportedOf<typeof userTable.declared>>(
    `SELECT ${userTable.selectExported} FROM users WHERE id = ?`,
  )
  const identities = db.prepare<[string], GuestData['account']['identities'][number]>(
    'SELECT issuer, subject, created_at AS "createdAt" FROM identities WHERE user_id = ? ORDER BY created_at',
  )
  const consents = createConsents(db)
  const { replies } = staysOf(db).answer
  const reviews = staysOf(db).reviews
  const withReplies = async ({ id, ...message }: Awaited<ReturnType<typeof messages.all>>[number]) => ({
    ...message,
    replies: await replies(id),
  })

  return async (userId: string, options: ExportOptions): Promise<GuestData | undefined> => {
    const account = await own.read(userId)
    const stored = await facts.get(userId)
    const exportedAt = options.now.toISOString()
    return (
      account &&
      stored && {
        exportedAt,
        account: {
          ...account,
          ...stored,
          identities: await identities.all(userId),
          backends: await consents.ofUser(userId),
        },
        bookings: await Promise.all((await bookingsOf(userId, options)).map(storedStay)),
        messages: await Promise.all((await messages.all(userId)).map(withReplies)),
        reviews: await reviews.ofUser(userId),
        sessions: await sessions.all(userId, exportedAt),
      }
    )
  }
}

export type Export = ReturnType<typeof createExport>
