import type { User } from '@calm-rest/contract/api'
import { readEmail } from '@calm-rest/contract/schemas'

export interface UserRow {
  id: string
  email: string
  first_name: string
  last_name: string
  country: string
  password_hash: string | null
  email_confirmed_at: string | null
}

export const userColumns = 'id, email, first_name, last_name, country, password_hash, email_confirmed_at'

/** Addresses are equal if they differ only in case or in Unicode form. */
export const keyOf = (email: string) => readEmail(email).toLowerCase()

export const toUser = (row: UserRow): User => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  country: row.country,
  emailConfirmed: row.email_confirmed_at !== null,
})
