import { randomBytes } from 'node:crypto'
import type { BookingStatus } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { countedFor } from '../counted.ts'
import type { Notice, NoticeType } from './notice.ts'
import { type NoticeWay, noticeKinds } from './settings.ts'

interface Row {
  partner: string
  reference: string
  room: string
  checkIn: string
  checkOut: string
  totalCents: number
  campaign: string | null
  source: Notice['source']
  status: BookingStatus
  way: NoticeWay
  lang: Lang
}

/** Returns 96 random bits, without a '.', which separates the id in a webhook's signature. */
const newId = () => `ntc_${randomBytes(12).toString('hex')}`

/**
 * Writes a notice for a partner about a booking, and the outbox row that sends it. Call its functions inside the
 * transaction of the change, so that no notice is lost, and none reports a change that was rolled back. Writes nothing
 * for a booking without a partner, or if the partner gets no notices.
 */
export const createNotices = (db: Database) => {
  const outbox = outboxOf(db)
  const read = db.prepare<[number], Row>(`
    SELECT b.partner_id AS partner, b.reference, b.room_type_id AS room, b.check_in AS "checkIn",
      b.check_out AS "checkOut", b.total_cents AS "totalCents", b.campaign, b.partner_way AS source, b.status,
      s.way, s.lang
    FROM bookings b JOIN notice_settings s ON s.partner_id = b.partner_id AND s.ended_at IS NULL
    WHERE b.id = ?`)
  const insert = db.prepare<[string, string, string, string, number]>(
    'INSERT INTO partner_notices (id, partner_id, content, created_at, outbox_id) VALUES (?, ?, ?, ?, ?)',
  )

  return {
    add: async (type: NoticeType, bookingId: number, at: Date): Promise<void> => {
      const row = await read.get(bookingId)
      if (!row) return
      const { partner, reference, room, checkIn, checkOut, campaign, source, status, way, lang } = row
      const id = newId()
      const createdAt = at.toISOString()
      const notice: Notice = {
        id,
        type,
        createdAt,
        partner,
        reference,
        room,
        checkIn,
        checkOut,
        ...countedFor(row),
        campaign,
        source,
        status,
      }
      const outboxId = await outbox.addNotice(noticeKinds[way], { notice: id }, lang, createdAt)
      await insert.run(id, partner, JSON.stringify(notice), createdAt, outboxId)
    },
  }
}
