import { bookingReferenceChars } from '@calm-rest/contract/reference'
import type { Database } from '../database/database.ts'
import { outboxOf } from './outbox.ts'
import type { NewMail } from './outbox-kinds.ts'
import { noOwnerMailLimits } from './owner-mail-limits.ts'
import { digestMs } from './tell-owner.ts'

const stayKinds = ['booking-for-owner', 'change-for-owner', 'cancellation-for-owner'] as const

type StayMail = Extract<NewMail, { kind: (typeof stayKinds)[number] }>

const dayMs = 24 * 60 * 60 * 1000

/** Longer than any transaction: a digest sent sooner may miss what is being stored now. */
const marginMs = 60_000

/**
 * Notifies the owner of bookings, changes and cancellations by guests, one mail each. Beyond a maximum per network or
 * account within a day, or for all within an hour, one digest an hour later covers the rest. Call it inside the
 * transaction of the change, after its rows are written.
 */
export const createTellOwnerOfStays = (db: Database, limits = noOwnerMailLimits) => {
  const outbox = outboxOf(db)
  const kinds = stayKinds.map((kind) => `'${kind}'`).join(', ')
  const toldInHour = db
    .prepare<[{ since: string; most: number }], number>(
      `SELECT COUNT(*) FROM (
        SELECT 1 FROM outbox WHERE kind IN (${kinds}) AND created_at > @since LIMIT @most) told`,
    )
    .pluck()
  // a booking of several rooms counts once
  const actsOf = (column: 'client_network' | 'user_id') =>
    db
      .prepare<[{ reference: string; since: string; most: number }], number>(`
        SELECT coalesce(SUM(acts), 0) FROM (
          SELECT CASE WHEN b.created_at > @since THEN 1 ELSE 0 END
            + CASE WHEN b.cancelled_at > @since THEN 1 ELSE 0 END
            + CASE WHEN b.changed_at > @since THEN b.guest_changes ELSE 0 END AS acts
          FROM bookings b WHERE b.${column} = (
              SELECT ${column} FROM bookings WHERE reference IN (@reference, @reference || '-1') LIMIT 1)
            AND substr(b.reference, ${bookingReferenceChars + 1}) IN ('', '-1')
            AND (b.created_at > @since OR b.cancelled_at > @since OR b.changed_at > @since)
          LIMIT @most) recent`)
      .pluck()
  const acts = [actsOf('client_network'), actsOf('user_id')]
  const isPromised = db
    .prepare<[string], 1>("SELECT 1 FROM outbox WHERE kind = 'stays-digest-for-owner' AND due_at > ? LIMIT 1")
    .pluck()

  const isOneOfTooMany = async ({ payload, createdAt }: StayMail): Promise<boolean> => {
    const before = (ms: number) => new Date(Date.parse(createdAt) - ms).toISOString()
    const { network, hour } = limits
    const since = before(dayMs)
    const { reference } = payload
    if (network !== Infinity)
      for (const count of acts)
        if (((await count.get({ reference, since, most: network + 1 })) ?? 0) > network) return true
    if (hour === Infinity) return false
    return ((await toldInHour.get({ since: before(digestMs), most: hour })) ?? 0) >= hour
  }

  return async (mail: StayMail): Promise<void> => {
    if (!(await isOneOfTooMany(mail))) return outbox.add(mail)
    const { lang, createdAt } = mail
    const later = (ms: number) => new Date(Date.parse(createdAt) + ms).toISOString()
    if ((await isPromised.get(later(marginMs))) !== undefined) return
    const payload = { since: createdAt }
    await outbox.add({ kind: 'stays-digest-for-owner', payload, lang, createdAt, dueAt: later(digestMs) })
  }
}
