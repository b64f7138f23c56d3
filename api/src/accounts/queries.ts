import type { User } from '@calm-rest/contract/api'
import type { Database } from '../database/open.ts'

interface UserRow {
  id: string
  email: string
  first_name: string
  last_name: string
  country: string
  password_hash: string
}

export interface NewUser {
  id: string
  email: string
  firstName: string
  lastName: string
  country: string
  passwordHash: string
  createdAt: string
}

export interface NewSession {
  tokenHash: Buffer
  userId: string
  createdAt: string
  expiresAt: string
}

/** Addresses are one where they differ in case only. */
const keyOf = (email: string) => email.trim().toLowerCase()

export const createAccountQueries = (db: Database) => {
  // a known address writes as much as a new one and changes nothing, so that time does not tell them apart
  const insert = db.prepare<[NewUser & { emailKey: string }]>(`
    INSERT INTO users (id, email, email_key, first_name, last_name, country, password_hash, created_at)
    VALUES (@id, @email, @emailKey, @firstName, @lastName, @country, @passwordHash, @createdAt)
    ON CONFLICT (email_key) DO UPDATE SET email_key = email_key`)
  const byKey = db.prepare<[string], UserRow>(
    'SELECT id, email, first_name, last_name, country, password_hash FROM users WHERE email_key = ?',
  )
  const insertSession = db.prepare<[NewSession]>(`
    INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
    VALUES (@tokenHash, @userId, @createdAt, @expiresAt)`)
  const prune = db.prepare<[string]>('DELETE FROM sessions WHERE expires_at <= ?')
  const startSession = db.transaction((session: NewSession) => {
    prune.run(session.createdAt)
    insertSession.run(session)
  })

  return {
    /** Stores a user; does nothing where the address already has one. */
    register: async (user: NewUser): Promise<void> => {
      insert.run({ ...user, emailKey: keyOf(user.email) })
    },
    findByEmail: async (email: string) => {
      const row = byKey.get(keyOf(email))
      return row && { user: toUser(row), passwordHash: row.password_hash }
    },
    startSession: async (session: NewSession): Promise<void> => startSession.immediate(session),
  }
}

export type AccountQueries = ReturnType<typeof createAccountQueries>

const toUser = (row: UserRow): User => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  country: row.country,
})
