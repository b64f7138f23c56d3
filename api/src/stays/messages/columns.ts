import type { Lang } from '@calm-rest/contract/widget'
import { defineTable, gone, inner, type NewOf, type RowOf } from '../../core/database/table.ts'

/** A message of a guest. Its SQL and row types follow from here. */
export const messageTable = defineTable('messages', ({ bytes, integer, orNull, text, words }) => ({
  id: { type: integer(), desk: true, exported: inner, personal: false },
  fullName: { type: words(), written: true, desk: true, exported: true, personal: gone },
  email: { type: words(), written: true, desk: true, exported: true, personal: gone },
  phone: { type: orNull(words()), written: true, desk: true, exported: true, personal: gone },
  message: { type: words(), written: true, desk: true, exported: true, personal: gone },
  lang: { type: text<Lang>(), written: true, desk: true, exported: true, personal: false },
  createdAt: { type: text(), written: true, desk: true, exported: true, personal: false },
  /** When the front desk answered, by mail or in another way. */
  answeredAt: { type: orNull(text()), desk: true, exported: true, personal: false },
  /** Hash of the client's network; null if it is unknown. */
  network: {
    column: 'client_network',
    type: orNull(bytes()),
    isUnread: true,
    written: true,
    exported: { not: 'a hash of the address of the network, for a week, against floods' },
    personal: { to: null, when: ['asked', 'erasure', 'week'] },
  },
}))

/** A reply of the front desk to a message, deleted with it. */
export const replyTable = defineTable('message_replies', ({ integer, text, words }) => ({
  id: { type: integer(), isUnread: true, exported: inner, personal: false },
  messageId: { type: integer(), isUnread: true, written: true, exported: inner, personal: false },
  reply: { type: words(), written: true, desk: true, exported: true, personal: gone, mayName: 'marked' },
  createdAt: { type: text(), written: true, desk: true, exported: true, personal: false },
}))

export type StoredMessage = RowOf<typeof messageTable.declared>
export type NewMessage = NewOf<typeof messageTable.declared>
export type MessageReply = RowOf<typeof replyTable.declared>
