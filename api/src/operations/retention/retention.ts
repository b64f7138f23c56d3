import { hotel } from '@calm-rest/contract/hotel'
import { backendIdentity, retention } from '@calm-rest/contract/limits'
import { staffLimits } from '@calm-rest/contract/staff'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import type { Logger } from 'pino'
import { createClockWatch } from '../../core/clock/clock-watch.ts'
import { startPolling } from '../../core/clock/start-polling.ts'
import type { Database } from '../../core/database/database.ts'
import { mailWindowMs } from '../../core/mail-limits/mail-recipients.ts'
import { deviceDays, storedChanges } from '../../desk/index.ts'
import { createForgetRemoved, type MediaStore } from '../../media/index.ts'
import { byCheckOut } from '../../property/index.ts'
import {
  bookingTable,
  createForgetStays,
  documentsOver,
  messageTable,
  reviewWindowStart,
  staysOf,
} from '../../stays/index.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Longer than the promised 24 hours. */
const idempotencyRetentionMs = 48 * hourMs

/** As long as the status page looks back. */
const alarmsRetentionMs = 90 * dayMs

/** A day longer than one signs: its last token has expired by then. */
const identityKeysRetentionMs = (backendIdentity.keyDays + 1) * dayMs

interface Moments {
  /** Date at the property. */
  today: string
  now: string
  outboxUntil: string
  idempotencyUntil: string
  messagesUntil: string
  networksUntil: string
  erasuresUntil: string
  identityKeysUntil: string
  alarmsUntil: string
  recipientsUntil: string
  unconfirmedUntil: string
  reviewDayUntil: string
  /** A date. */
  arrivalsUntil: string
  /** Documents with a number are kept as long as the tax law asks. */
  documentsUntil: string
  storedChanges: number
  phonesUntil: string
  devicesUntil: string
}

/** Changes caused by time alone, in one transaction. Repeating them changes nothing more. */
const statements = [
  // on the day of check-out the guest is still in house
  `INSERT INTO unit_states (unit_id, state, changed_at, changed_by)
     SELECT DISTINCT unit_id, 'dirty', @now, '${byCheckOut}' FROM bookings
     WHERE status = 'confirmed' AND check_out < @today
     ON CONFLICT (unit_id) DO UPDATE SET state = 'dirty', changed_at = @now, changed_by = '${byCheckOut}'
     WHERE unit_states.state <> 'out_of_order'`,
  "UPDATE bookings SET status = 'completed' WHERE status = 'confirmed' AND check_out < @today",
  `UPDATE bookings SET ${bookingTable.forget('month-after-stay')}
     WHERE check_out < @arrivalsUntil AND (${bookingTable.remembers('month-after-stay')})`,
  ...[bookingTable, messageTable].map(
    ({ name, forget, remembers }) =>
      `UPDATE ${name} SET ${forget('week')} WHERE created_at < @networksUntil AND (${remembers('week')})`,
  ),
  'DELETE FROM mailed_recipients WHERE mailed_at < @recipientsUntil',
  'UPDATE review_origins SET client_address = NULL WHERE client_address IS NOT NULL AND created_at < @reviewDayUntil',
  'DELETE FROM review_origins WHERE created_at < @networksUntil',
  'DELETE FROM access_tokens WHERE expires_at <= @now',
  // with their tokens, old and new
  'DELETE FROM sessions WHERE expires_at <= @now',
  // registered with another person's address, or abandoned
  `DELETE FROM users WHERE email_confirmed_at IS NULL AND created_at < @unconfirmedUntil
     AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = users.id)
     AND NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.user_id = users.id)
     AND NOT EXISTS (SELECT 1 FROM identities WHERE identities.user_id = users.id)`,
  'DELETE FROM account_links WHERE expires_at <= @now',
  'DELETE FROM google_proofs WHERE expires_at <= @now',
  // an expired session leaves its phone subscribed, which is notified at night, too
  `UPDATE push_subscriptions SET session_id = NULL
     WHERE session_id IN (SELECT id FROM staff_sessions WHERE expires_at <= @now)`,
  'DELETE FROM staff_sessions WHERE expires_at <= @now',
  'DELETE FROM push_subscriptions WHERE used_at < @phonesUntil',
  'DELETE FROM staff_invites WHERE expires_at <= @now',
  'DELETE FROM staff_challenges WHERE expires_at <= @now',
  'DELETE FROM staff_codes WHERE expires_at <= @now',
  'DELETE FROM staff_devices WHERE used_at < @devicesUntil',
  'DELETE FROM desk_changes WHERE id <= (SELECT MAX(id) FROM desk_changes) - @storedChanges',
  ...documentsOver,
  'DELETE FROM erasures WHERE erased_at < @erasuresUntil',
  'DELETE FROM alarms WHERE ended_at < @alarmsUntil',
  'DELETE FROM identity_keys WHERE created_at < @identityKeysUntil',
  'DELETE FROM idempotency WHERE created_at < @idempotencyUntil',
  'DELETE FROM outbox WHERE coalesce(sent_at, given_up_at) < @outboxUntil',
  // as long as their outcome is known
  `DELETE FROM partner_notices WHERE created_at < @outboxUntil
     AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = partner_notices.outbox_id)`,
  // a message never answered here was answered in another way, or never will be
  'DELETE FROM messages WHERE coalesce(answered_at, created_at) < @messagesUntil',
]

export const createRetention = (db: Database) => {
  const steps = statements.map((sql) => db.prepare<[Moments]>(sql))
  const forgetStays = createForgetStays<Moments>(db, 'anonymise_on < @today')
  const run = db.transaction(async (moments: Moments) => {
    await forgetStays(moments)
    for (const step of steps) await step.run(moments)
  })
  const { documents } = staysOf(db)
  return async (at: Date) => {
    const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
    const today = dateInZone(at, hotel.timeZone)
    const { keptYears } = await documents.settings.read()
    await run({
      today,
      documentsUntil: `${Number(today.slice(0, 4)) - keptYears}${today.slice(4)}`,
      storedChanges,
      devicesUntil: before(deviceDays * dayMs),
      phonesUntil: before(staffLimits.pushDays * dayMs),
      arrivalsUntil: addDays(today, -retention.arrivalDays),
      now: at.toISOString(),
      outboxUntil: before(retention.mailDays * dayMs),
      idempotencyUntil: before(idempotencyRetentionMs),
      messagesUntil: before(retention.messageDays * dayMs),
      networksUntil: before(retention.networkDays * dayMs),
      erasuresUntil: before(retention.erasureDays * dayMs),
      identityKeysUntil: before(identityKeysRetentionMs),
      alarmsUntil: before(alarmsRetentionMs),
      recipientsUntil: before(mailWindowMs),
      unconfirmedUntil: before(retention.unconfirmedDays * dayMs),
      reviewDayUntil: reviewWindowStart(at),
    })
  }
}

interface RetentionDeps {
  db: Database
  /** Store of the owner's photographs. */
  media: MediaStore
  now: () => Date
  logger: Logger
}

/** Runs now and every hour, until it is stopped. */
export const startRetention = async ({ db, media, now, logger }: RetentionDeps) => {
  const forget = createRetention(db)
  const { forgetOld } = createForgetRemoved({ db, files: media })
  const watch = createClockWatch(now)
  const work = async () => {
    if (watch.isSteady()) {
      await forget(now())
      await db.purgeLog()
      await forgetOld(now())
      // last: a fault of the books keeps nobody's data longer
      await staysOf(db).posting(now())
    } else logger.warn('the clock has jumped: retention waits for a day')
  }
  return startPolling(work, {
    everyMs: hourMs,
    onFailed: (code) => logger.error({ code }, 'retention failed'),
  })
}
