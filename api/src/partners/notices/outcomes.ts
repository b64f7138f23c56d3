import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import type { MailPace } from '../../core/outbox/pace.ts'
import { createNoticeSettings } from './settings.ts'

interface FailedAttempt {
  reason: string
  /** When the notice was written, or last repeated by the owner. */
  createdAt: string
  at: Date
}

/** Records the outcome of attempts to send notices. The owner is notified once if they are not delivered. */
export const createNoticeOutcomes = (db: Database, { tellOwnerMs }: Pick<MailPace, 'tellOwnerMs'>) => {
  const outbox = outboxOf(db)
  const settings = createNoticeSettings(db)
  const partnerOf = db
    .prepare<[string], string>('SELECT partner_id FROM partner_notices WHERE id = ?')
    .pluck()
  const forgetTold = db.prepare<[string]>(`
    UPDATE notice_settings SET told_at = NULL
    WHERE told_at IS NOT NULL AND partner_id = (SELECT partner_id FROM partner_notices WHERE id = ?)`)
  const noteTold = db.prepare<[string, string]>(
    'UPDATE notice_settings SET told_at = ? WHERE partner_id = ? AND told_at IS NULL AND ended_at IS NULL',
  )

  const tell = (partner: string, why: 'failing' | 'gone', error: string, createdAt: string) =>
    outbox.add({
      kind: 'notices-for-owner',
      payload: { partner, why, error },
      lang: hotel.deskLang,
      createdAt,
    })
  const tellOnce = db.transaction(async (id: string, reason: string, at: Date) => {
    const partner = await partnerOf.get(id)
    if (partner === undefined || (await noteTold.run(at.toISOString(), partner)) === 0) return
    await tell(partner, 'failing', reason, at.toISOString())
  })
  const goneAt = db.transaction(async (partner: string, at: Date) => {
    await settings.end(partner, 'partner', at)
    await tell(partner, 'gone', 'http_410', at.toISOString())
  })

  return {
    /** A later failure counts as a new one. */
    delivered: async (id: string): Promise<void> => {
      await forgetTold.run(id)
    },
    failed: async (id: string, { reason, createdAt, at }: FailedAttempt): Promise<void> => {
      if (at.getTime() - Date.parse(createdAt) >= tellOwnerMs) await tellOnce(id, reason, at)
    },
    /** The partner's server wants no more, so notices are turned off. */
    goneAt: (partner: string, at: Date) => goneAt(partner, at),
  }
}
