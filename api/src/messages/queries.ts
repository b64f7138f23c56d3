import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/open.ts'

export interface NewMessage {
  fullName: string
  email: string
  phone: string | null
  message: string
  lang: Lang
  createdAt: string
}

export const createMessageQueries = (db: Database) => {
  const insert = db.prepare<[NewMessage]>(`
    INSERT INTO messages (full_name, email, phone, message, lang, created_at)
    VALUES (@fullName, @email, @phone, @message, @lang, @createdAt)`)

  return {
    create: async (message: NewMessage): Promise<void> => {
      insert.run(message)
    },
  }
}

export type MessageQueries = ReturnType<typeof createMessageQueries>
