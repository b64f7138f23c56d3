import { defineTable, gone, inner } from '../../core/database/table.ts'

/** What a guest has agreed that the backends of a remote know. Its row goes with the account. */
export const consentTable = defineTable('backend_consents', ({ text }) => ({
  userId: { type: text(), written: true, exported: inner, personal: gone },
  remote: { type: text(), written: true, guest: true, personal: gone },
  /** Words with spaces between, such as 'name email'; may be empty. */
  scopes: { type: text(), written: true, guest: true, personal: false },
  agreedAt: { type: text(), written: true, guest: true, personal: false },
}))
