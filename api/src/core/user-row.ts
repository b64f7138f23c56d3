import type { User } from '@calm-rest/contract/api'
import { readEmail } from '@calm-rest/contract/schemas'
import type { Lang } from '@calm-rest/contract/widget'
import { defineTable, gone, inner, type NewOf, type RowOf } from './database/table.ts'

const secret = { not: 'lets somebody in' }

/** The account of a guest. Its SQL and row types follow from here. */
export const userTable = defineTable('users', ({ orNull, text, words }) => ({
  id: { type: text(), written: true, guest: true, personal: false },
  email: { type: words(), written: true, guest: true, personal: gone },
  /** The address in lower case. */
  emailKey: { type: words(), isUnread: true, written: true, exported: inner, personal: gone },
  firstName: { type: words(), written: true, guest: true, personal: gone },
  lastName: { type: words(), written: true, guest: true, personal: gone },
  country: { type: words(), written: true, guest: true, personal: gone },
  /** Null for an account without a password. */
  passwordHash: { type: orNull(text()), written: true, exported: secret, personal: gone },
  emailConfirmedAt: { type: orNull(text()), written: true, exported: true, personal: false },
  lang: { type: text<Lang>(), isUnread: true, written: true, exported: true, personal: false },
  createdAt: { type: text(), written: true, guest: 'createdAt', personal: false },
}))

export type UserRow = RowOf<typeof userTable.declared>
export type NewUser = Omit<NewOf<typeof userTable.declared>, 'emailKey'>

/** Addresses are equal if they differ only in case or in Unicode form. */
export const keyOf = (email: string) => readEmail(email).toLowerCase()

export const toUser = (row: UserRow): User => ({
  ...userTable.seenBy('guest', row),
  emailConfirmed: row.emailConfirmedAt !== null,
})
