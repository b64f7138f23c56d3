import { randomUUID } from 'node:crypto'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import type { MailKind, OutboxKind, PushRowKind, WebhookKind } from './outbox-kinds.ts'

/** A row that only this process tries to send now. */
export interface Claimed<Kind extends OutboxKind> {
  id: number
  kind: Kind
  /** JSON. */
  payload: string
  lang: Lang
  createdAt: string
  /** The same in every attempt, so that a mailbox recognizes a second copy. */
  messageId: string
  /** Including this attempt. */
  attempts: number
}

export type ClaimedMail = Claimed<MailKind>

interface Row<Kind extends OutboxKind> {
  id: number
  kind: Kind
  payload: string
  lang: Lang
  created_at: string
  message_id: string
  attempts: number
}

/**
 * Mails, webhooks and pushes have separate workers, so that a slow server of another party does not delay mail to
 * guests.
 */
type Lane = 'mail' | 'webhook' | 'push'

const webhookKind: WebhookKind = 'partner-webhook'
const pushKind: PushRowKind = 'staff-push'

/** Condition on `kind` for rows that go to other parties' servers and are not mail. */
export const isForServers = `kind IN ('${webhookKind}', '${pushKind}')`

const ofLane: Record<Lane, string> = {
  mail: `NOT ${isForServers}`,
  webhook: `kind = '${webhookKind}'`,
  push: `kind = '${pushKind}'`,
}

interface QueueOptions {
  leaseMs: number
  /** Maximum wait of a mail for its next attempt, in milliseconds. */
  longestWaitMs: number
  /** Domain of a Message-ID, after the @. */
  domain: string
  /** Kinds that this code can compose; all by default. Later code may have added rows of others. */
  kinds?: readonly OutboxKind[]
}

const open = 'sent_at IS NULL AND given_up_at IS NULL'
/** Clocks of two processes differ a little, and one of them may wait for the lock in between. */
const slackMs = 60 * 60_000

/** A due time further ahead than any wait was written by a wrong clock, and would delay a mail for years. */
const dueIn = (lane: Lane, kinds?: readonly OutboxKind[]) => `${open} AND ${ofLane[lane]}
  ${kinds ? `AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})` : ''}
  AND (due_at IS NULL OR due_at <= @now OR due_at > @longestWait)
  AND (claimed_until IS NULL OR claimed_until <= @now OR claimed_until > @longestClaim)`

interface Moments {
  now: string
  until: string
  longestWait: string
  longestClaim: string
}

type ClaimedRow = Pick<Claimed<OutboxKind>, 'id' | 'messageId'>

/** A lane of the outbox. A worker claims rows for a while, so that two processes never send one at once. */
const createLane = <Kind extends OutboxKind>(
  db: Database,
  lane: Lane,
  { leaseMs, longestWaitMs, domain, kinds }: QueueOptions,
) => {
  const due = dueIn(lane, kinds)
  // SQLite permits one write at a time; on PostgreSQL, a second process takes the next row instead of waiting
  const unlessHeld = db.engine === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : ''
  const isAnyDue = db.prepare<[Moments], 1>(`SELECT 1 FROM outbox WHERE ${due} LIMIT 1`).pluck()
  const claim = db.prepare<[Moments & { messageId: string }], Row<Kind>>(`
    UPDATE outbox SET claimed_until = @until, attempts = attempts + 1,
      message_id = coalesce(message_id, @messageId)
    WHERE id = (SELECT id FROM outbox WHERE ${due} ORDER BY priority, due_at, id LIMIT 1${unlessHeld})
    RETURNING id, kind, payload, lang, created_at, message_id, attempts`)
  // SQLite assigns the id of an erased row again: the message id tells the rows apart
  const claimed = 'WHERE id = ? AND message_id = ?'
  const sent = db.prepare<[string, number, string]>(
    `UPDATE outbox SET sent_at = ?, payload = '{}', claimed_until = NULL, last_error = NULL ${claimed}`,
  )
  const failed = db.prepare<[string, string, number, string]>(
    `UPDATE outbox SET due_at = ?, last_error = ?, claimed_until = NULL ${claimed}`,
  )
  const givenUp = db.prepare<[string, string, number, string]>(
    `UPDATE outbox SET given_up_at = ?, last_error = ?, payload = '{}', claimed_until = NULL ${claimed}`,
  )
  const momentsAt = (now: Date): Moments => {
    const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
    return {
      now: now.toISOString(),
      until: later(leaseMs),
      longestWait: later(longestWaitMs + slackMs),
      longestClaim: later(leaseMs + slackMs),
    }
  }

  return {
    /** Claims the next due row by priority. Writes nothing if there is none. */
    claim: async (now: Date): Promise<Claimed<Kind> | undefined> => {
      const moments = momentsAt(now)
      if (!(await isAnyDue.get(moments))) return undefined
      const row = await claim.get({ ...moments, messageId: `<${randomUUID()}@${domain}>` })
      return row && toClaimed(row)
    },
    /** Marks a row as sent and clears its payload. */
    sent: ({ id, messageId }: ClaimedRow, now: Date) => sent.run(now.toISOString(), id, messageId),
    failed: ({ id, messageId }: ClaimedRow, dueAt: Date, reason: string) =>
      failed.run(dueAt.toISOString(), reason, id, messageId),
    givenUp: ({ id, messageId }: ClaimedRow, now: Date, reason: string) =>
      givenUp.run(now.toISOString(), reason, id, messageId),
  }
}

const toClaimed = <Kind extends OutboxKind>({
  created_at: createdAt,
  message_id: messageId,
  ...row
}: Row<Kind>): Claimed<Kind> => ({ ...row, createdAt, messageId })

/** Mails of the outbox. */
export const createQueue = (db: Database, options: QueueOptions) => createLane<MailKind>(db, 'mail', options)
/** Notices for partners' servers. */
export const createWebhookQueue = (db: Database, options: QueueOptions) =>
  createLane<WebhookKind>(db, 'webhook', options)
/** Push messages to phones of the staff. */
export const createPushQueue = (db: Database, options: QueueOptions) =>
  createLane<PushRowKind>(db, 'push', options)

export type Queue<Kind extends OutboxKind> = ReturnType<typeof createLane<Kind>>
