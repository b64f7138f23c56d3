import type { PushKind } from '@calm-rest/contract/staff'
import type { Database } from '../../database/database.ts'
import { createRowInsert } from '../../database/row-insert.ts'
import type { MailKind, NewMail, PushPayload } from '../outbox-kinds.ts'
import { afterQuietHours } from './quiet-hours.ts'
import { createPushSubscriptions, type Phone } from './subscriptions.ts'

/**
 * Mails to the owner that phones of the staff are notified of as well. It is keyed by kind, so that every way to book
 * is covered.
 */
const pushOfMail: Partial<Record<MailKind, PushKind>> = {
  'booking-for-owner': 'booking',
  'change-for-owner': 'change',
  'cancellation-for-owner': 'cancellation',
  'message-for-owner': 'message',
  'act-for-owner': 'act',
}

/**
 * Adds a row to the outbox for each phone that is notified of a mail to the owner. During quiet hours, it becomes due
 * when they end. Call it inside the transaction of the change that it reports.
 */
export const createTellPhones = (db: Database) => {
  const phones = createPushSubscriptions(db)
  const columns = ['kind', 'payload', 'lang', 'created_at', 'due_at', 'priority'] as const
  const insert = createRowInsert(db, 'outbox', columns)
  const add = async (payload: PushPayload, { lang }: Phone, at: Date, dueAt: Date) =>
    insert({
      kind: 'staff-push',
      payload: JSON.stringify(payload),
      lang,
      priority: 2,
      created_at: at.toISOString(),
      due_at: dueAt.toISOString(),
    })

  return {
    of: async ({ kind, payload, createdAt }: NewMail): Promise<void> => {
      const push = pushOfMail[kind]
      if (push === undefined) return
      const at = new Date(createdAt)
      for (const phone of await phones.all(at)) {
        const { kinds, quiet } = phone.settings
        if (!kinds.includes(push)) continue
        const about = {
          ...('reference' in payload && { reference: payload.reference }),
          ...('messageId' in payload && { messageId: payload.messageId }),
          ...('line' in payload && { line: payload.line }),
        }
        await add({ phone: phone.id, push, ...about }, phone, at, afterQuietHours(at, quiet))
      }
    },
    /**
     * Adds a message about an alarm for each phone that takes them, and returns their number. Quiet hours hold back
     * what is not urgent; a phone on which the alarm of `toldAt` still waits for their end gets no message.
     */
    alarm: async (
      about: { alarm: number; isOver: boolean },
      { at, isUrgent, toldAt }: { at: Date; isUrgent: boolean; toldAt?: Date },
    ): Promise<number> => {
      const wanting = (await phones.all(at)).filter(({ settings }) => settings.kinds.includes('alarm'))
      for (const phone of wanting) {
        const { quiet } = phone.settings
        const dueAt = isUrgent ? at : afterQuietHours(at, quiet)
        if (toldAt && afterQuietHours(toldAt, quiet) > at) continue
        await add({ phone: phone.id, push: 'alarm', ...about }, phone, at, dueAt)
      }
      if (wanting.length > 0) await db.signals.give('outbox')
      return wanting.length
    },
    /** Sends a test message to one phone at once. Returns false if the phone is no longer subscribed. */
    test: async (id: string, at: Date): Promise<boolean> => {
      const phone = await phones.find(id, at)
      if (!phone) return false
      await add({ phone: id, push: 'test' }, phone, at, at)
      await db.signals.give('outbox')
      return true
    },
  }
}
