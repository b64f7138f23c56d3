import type { Database } from '../../core/database/database.ts'
import { hashToken, newToken } from '../../core/secrets/token.ts'

/** The calendar that one channel reads for one room type. */
export interface Feed {
  id: number
  roomId: string
  /** Name of the channel, such as booking.com. */
  portal: string
  /** When its address was created, ISO 8601, UTC. */
  createdAt: string
  /** To the minute, ISO 8601, UTC; null before the first visit. */
  lastVisitAt: string | null
}

/** Minimum time between two recorded visits, so that frequent requests cost no write each. */
const visitMs = 60_000

const select = `
  SELECT id, room_type_id AS "roomId", portal, created_at AS "createdAt", last_visit_at AS "lastVisitAt"
  FROM calendar_feeds`

export const createFeeds = (db: Database) => {
  const all = db.prepare<[], Feed>(`${select} ORDER BY room_type_id, portal`)
  const find = db.prepare<[string, string], Feed>(`${select} WHERE room_type_id = ? AND portal = ?`)
  const byToken = db.prepare<[Buffer], Feed>(`${select} WHERE token_hash = ?`)
  const insert = db.prepare<[string, string, Buffer, string]>(
    'INSERT INTO calendar_feeds (room_type_id, portal, token_hash, created_at) VALUES (?, ?, ?, ?)',
  )
  const replace = db.prepare<[Buffer, string, number]>(
    'UPDATE calendar_feeds SET token_hash = ?, created_at = ? WHERE id = ?',
  )
  const remove = db.prepare<[number]>('DELETE FROM calendar_feeds WHERE id = ?')
  const visit = db.prepare<[string, number]>('UPDATE calendar_feeds SET last_visit_at = ? WHERE id = ?')

  return {
    all: () => all.all(),
    find: (roomId: string, portal: string) => find.get(roomId, portal),
    byToken: (token: string) => byToken.get(hashToken(token)),
    /** Returns the secret of its address, which is not stored. */
    add: async (roomId: string, portal: string, at: Date): Promise<string> => {
      const { token, hash } = newToken()
      await insert.run(roomId, portal, hash, at.toISOString())
      return token
    },
    /** Returns a new secret. The former one becomes invalid. */
    rotate: async (id: number, at: Date): Promise<string> => {
      const { token, hash } = newToken()
      await replace.run(hash, at.toISOString(), id)
      return token
    },
    remove: async (id: number) => {
      await remove.run(id)
    },
    visited: async ({ id, lastVisitAt }: Feed, at: Date) => {
      if (lastVisitAt !== null && Math.abs(at.getTime() - Date.parse(lastVisitAt)) < visitMs) return
      await visit.run(at.toISOString(), id)
    },
  }
}
