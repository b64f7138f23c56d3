import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import type { Notice } from './notice.ts'
import { createNoticeSettings, noticeKinds } from './settings.ts'

/** A notice and its outcome. */
export interface NoticeDelivery {
  notice: Notice
  state: 'delivered' | 'waiting' | 'given_up'
  /** When it arrived, will be tried next, or was given up. */
  at: string
  attempts: number
  /** Code of the last failure. */
  error: string | null
}

interface Row {
  content: string
  attempts: number
  error: string | null
  sentAt: string | null
  givenUpAt: string | null
  dueAt: string
}

/** Maximum number of listed notices, newest first. */
const mostListed = 50

const toDelivery = ({ content, attempts, error, sentAt, givenUpAt, dueAt }: Row): NoticeDelivery => ({
  notice: JSON.parse(content),
  state: sentAt !== null ? 'delivered' : givenUpAt !== null ? 'given_up' : 'waiting',
  at: sentAt ?? givenUpAt ?? dueAt,
  attempts,
  error,
})

/** Notices of the last month, for the owner. */
export const createNoticeDeliveries = (db: Database, now: () => Date) => {
  const outbox = outboxOf(db)
  const settings = createNoticeSettings(db)
  const select = `
    SELECT n.content, o.attempts, o.last_error AS error, o.sent_at AS "sentAt", o.given_up_at AS "givenUpAt",
      o.due_at AS "dueAt"
    FROM partner_notices n JOIN outbox o ON o.id = n.outbox_id WHERE n.partner_id = ?`
  const newest = db.prepare<[string, number], Row>(
    `${select} ORDER BY n.created_at DESC, n.outbox_id DESC LIMIT ?`,
  )
  const byId = db.prepare<[string, string], Row>(`${select} AND n.id = ?`)
  const hurry = db.prepare<[string, string]>(
    'UPDATE outbox SET due_at = ? WHERE id = (SELECT outbox_id FROM partner_notices WHERE id = ?)',
  )
  const sendBy = db.prepare<[number, string]>('UPDATE partner_notices SET outbox_id = ? WHERE id = ?')

  const find = async (partner: string, id: string): Promise<NoticeDelivery> => {
    const row = await byId.get(partner, id)
    if (row) return toDelivery(row)
    throw new ApiError('not_found', {
      why: `'${partner}' has no notice '${id}'. 'notices ${partner}' lists them.`,
    })
  }
  const retry = db.transaction(async (partner: string, id: string) => {
    const { state } = await find(partner, id)
    const to = await settings.find(partner)
    if (!to || to.endedAt !== null)
      throw new ApiError('invalid_request', {
        why: `'${partner}' gets no notices. 'notify' says where they go.`,
      })
    const at = now().toISOString()
    if (state === 'waiting') {
      await hurry.run(at, id)
      await db.signals.give('outbox')
    } else await sendBy.run(await outbox.addNotice(noticeKinds[to.way], { notice: id }, to.lang, at), id)
    return find(partner, id)
  })

  return {
    list: async (partner: string): Promise<NoticeDelivery[]> =>
      (await newest.all(partner, mostListed)).map(toDelivery),
    /** Sends a notice again at once, whatever its state. A receiver recognizes a repeated notice by its id. */
    retry: (partner: string, id: string) => retry(partner, id),
  }
}
