import type { Database } from '../../core/database/database.ts'
import type { NoticeSettings } from './settings.ts'

/** A notice with its present destination. */
export interface SentNotice {
  /** JSON of the `Notice`, byte for byte the same in every attempt. */
  content: string
  partner: { id: string; name: string }
  settings: Pick<NoticeSettings, 'way' | 'address' | 'secretKeyId' | 'secretVersion'>
}

type Row = Omit<SentNotice, 'partner' | 'settings'> &
  SentNotice['settings'] & { partnerId: string; partnerName: string }

/** Reads notices to send. A notice is not found if its partner no longer gets any. */
export const createNoticeReads = (db: Database) => {
  const byId = db.prepare<[string], Row>(`
    SELECT n.content, p.id AS "partnerId", p.name AS "partnerName", s.way, s.address,
      s.secret_key_id AS "secretKeyId", s.secret_version AS "secretVersion"
    FROM partner_notices n JOIN partners p ON p.id = n.partner_id
      JOIN notice_settings s ON s.partner_id = n.partner_id AND s.ended_at IS NULL
    WHERE n.id = ?`)
  const target = db.prepare<[string], { name: string; address: string }>(`
    SELECT p.name, s.address FROM notice_settings s JOIN partners p ON p.id = s.partner_id WHERE p.id = ?`)
  return {
    /** Returns the present or last destination of a partner's notices. */
    targetOf: (partner: string): Promise<{ name: string; address: string } | undefined> =>
      target.get(partner),
    find: async (id: string): Promise<SentNotice | undefined> => {
      const row = await byId.get(id)
      if (!row) return undefined
      const { content, partnerId, partnerName, ...settings } = row
      return { content, partner: { id: partnerId, name: partnerName }, settings }
    },
  }
}

export type NoticeReads = ReturnType<typeof createNoticeReads>
