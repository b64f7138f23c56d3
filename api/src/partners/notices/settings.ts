import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'

export type NoticeWay = 'mail' | 'webhook'

/** How a partner is notified of its bookings. */
export interface NoticeSettings {
  way: NoticeWay
  /** A mail address, or the URL of the partner's server. */
  address: string
  /** Language of mails. */
  lang: Lang
  /** Signing key and version from which the secret of a webhook is derived. */
  secretKeyId: string | null
  secretVersion: number
  since: string
  /** Since when no notices are sent. */
  endedAt: string | null
  /** The partner's server answered that it wants no more, or the owner turned notices off. */
  endedBy: 'owner' | 'partner' | null
}

/** Rows of notice settings, each with what waits in the outbox for its partner. */
export const createNoticeSettings = (db: Database) => {
  const byId = db.prepare<[string], NoticeSettings>(`
    SELECT way, address, lang, secret_key_id AS "secretKeyId", secret_version AS "secretVersion", since,
      ended_at AS "endedAt", ended_by AS "endedBy"
    FROM notice_settings WHERE partner_id = ?`)
  const save = db.prepare<[Omit<NoticeSettings, 'endedAt' | 'endedBy'> & { partnerId: string }]>(`
    INSERT INTO notice_settings (partner_id, way, address, lang, secret_key_id, secret_version, since)
    VALUES (@partnerId, @way, @address, @lang, @secretKeyId, @secretVersion, @since)
    ON CONFLICT (partner_id) DO UPDATE SET way = excluded.way, address = excluded.address, lang = excluded.lang,
      secret_key_id = excluded.secret_key_id, secret_version = excluded.secret_version, since = excluded.since,
      ended_at = NULL, ended_by = NULL, told_at = NULL`)
  const end = db.prepare<[string, 'owner' | 'partner', string]>(
    'UPDATE notice_settings SET ended_at = ?, ended_by = ? WHERE partner_id = ? AND ended_at IS NULL',
  )
  const waiting = `sent_at IS NULL AND given_up_at IS NULL
    AND id IN (SELECT outbox_id FROM partner_notices WHERE partner_id = @partnerId)`
  const redirectWaiting = db.prepare<[{ kind: string; now: string; partnerId: string }]>(
    `UPDATE outbox SET kind = @kind, due_at = @now WHERE ${waiting}`,
  )
  const dropWaiting = db.prepare<[{ reason: string; now: string; partnerId: string }]>(
    `UPDATE outbox SET given_up_at = @now, last_error = @reason, payload = '{}', claimed_until = NULL
    WHERE ${waiting}`,
  )

  return {
    find: (partnerId: string): Promise<NoticeSettings | undefined> => byId.get(partnerId),
    /** Waiting notices go to the new destination at once. Call it inside a transaction. */
    save: async (partnerId: string, settings: Omit<NoticeSettings, 'endedAt' | 'endedBy'>) => {
      await save.run({ partnerId, ...settings })
      await redirectWaiting.run({ partnerId, kind: noticeKinds[settings.way], now: settings.since })
      await db.signals.give('outbox')
    },
    /** Gives up waiting notices. Does nothing if notices are off. Call it inside a transaction. */
    end: async (partnerId: string, by: 'owner' | 'partner', at: Date) => {
      const now = at.toISOString()
      if ((await end.run(now, by, partnerId)) === 0) return
      await dropWaiting.run({ partnerId, reason: by === 'owner' ? 'turned_off' : 'gone', now })
    },
  }
}

/** Kind of the outbox row that sends a notice. */
export const noticeKinds = { mail: 'partner-notice', webhook: 'partner-webhook' } as const satisfies Record<
  NoticeWay,
  string
>
