import { randomUUID } from 'node:crypto'
import { type PushSubscriptionInput, staffLimits } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../database/database.ts'
import { type HeldRoleRow, heldRoleColumns, heldRoleJoin, readHeldRole } from '../../held-role.ts'
import { type SettingsRow, settingsColumns, toSettings } from './settings.ts'

interface NewSubscription extends PushSubscriptionInput {
  memberId: string
  sessionId: string
  lang: Lang
  at: Date
}

/** A subscribed phone, as the worker needs it. */
export interface Phone {
  id: string
  endpoint: string
  keys: PushSubscriptionInput['keys']
  lang: Lang
  settings: ReturnType<typeof toSettings>
}

interface Row extends SettingsRow, HeldRoleRow {
  id: string
  endpoint: string
  p256dh: string
  auth: string
  lang: Lang
}

const { pushDays, pushPhones } = staffLimits

/** Push subscriptions of browsers of the staff. Each browser has one row, which belongs to its latest user. */
export const createPushSubscriptions = (db: Database) => {
  const upsert = db.prepare<[Record<string, string>]>(`
    INSERT INTO push_subscriptions (id, member_id, session_id, endpoint, p256dh, auth, lang, used_at)
    VALUES (@id, @memberId, @sessionId, @endpoint, @p256dh, @auth, @lang, @at)
    ON CONFLICT (endpoint) DO UPDATE SET member_id = @memberId, session_id = @sessionId, p256dh = @p256dh,
      auth = @auth, lang = @lang, used_at = @at`)
  const dropOldest = db.prepare<[{ memberId: string }]>(`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE member_id = @memberId
      ORDER BY used_at DESC, id LIMIT 1000 OFFSET ${pushPhones})`)
  const select = `
    SELECT p.id, p.endpoint, p.p256dh, p.auth, p.lang, ${heldRoleColumns}, ${settingsColumns}
    FROM push_subscriptions p JOIN staff_members m ON m.id = p.member_id ${heldRoleJoin}
      LEFT JOIN push_settings s ON s.member_id = p.member_id`
  const all = db.prepare<[string], Row>(`${select} WHERE p.used_at > ?`)
  const byId = db.prepare<[string, string], Row>(`${select} WHERE p.id = ? AND p.used_at > ?`)
  const ofSession = db
    .prepare<[string], string>(
      'SELECT id FROM push_subscriptions WHERE session_id = ? ORDER BY used_at DESC LIMIT 1',
    )
    .pluck()
  const end = db.prepare<[string]>('DELETE FROM push_subscriptions WHERE id = ?')
  const endOwn = db.prepare<[string, string]>(
    'DELETE FROM push_subscriptions WHERE endpoint = ? AND member_id = ?',
  )

  const usedSince = (at: Date) => new Date(at.getTime() - pushDays * 24 * 60 * 60_000).toISOString()
  const add = db.transaction(async ({ keys, at, ...given }: NewSubscription) => {
    await upsert.run({ ...given, ...keys, id: randomUUID(), at: at.toISOString() })
    await dropOldest.run({ memberId: given.memberId })
  })

  return {
    /**
     * A known browser passes to the member who uses it now. Beyond the maximum per member, the oldest subscription is
     * removed.
     */
    add: (subscription: NewSubscription): Promise<void> => add(subscription),
    /** Returns every phone on which the front desk was opened lately. */
    all: async (at: Date): Promise<Phone[]> => (await all.all(usedSince(at))).map(toPhone),
    find: async (id: string, at: Date): Promise<Phone | undefined> => {
      const row = await byId.get(id, usedSince(at))
      return row && toPhone(row)
    },
    /** Returns the id of the subscription of this session's browser. */
    idOfSession: (sessionId: string): Promise<string | undefined> => ofSession.get(sessionId),
    /** Removes a subscription that its push service no longer knows. */
    end: async (id: string): Promise<void> => {
      await end.run(id)
    },
    /** Removes a member's own subscription; does nothing for others. */
    endOwn: async (endpoint: string, memberId: string): Promise<void> => {
      await endOwn.run(endpoint, memberId)
    },
  }
}

const toPhone = ({ id, endpoint, p256dh, auth, lang, ...row }: Row): Phone => ({
  id,
  endpoint,
  keys: { p256dh, auth },
  lang,
  settings: toSettings(row, readHeldRole(row).rights),
})
