import { randomUUID } from 'node:crypto'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import type { MailKind, OutboxKind, PushRowKind, WebhookKind } from './mail-kinds.ts'

/** A row that this process, and no other, tries to send now. */
export interface Claimed<Kind extends OutboxKind> {
  id: number
  kind: Kind
  /** As JSON. */
  payload: string
  lang: Lang
  createdAt: string
  /** The same in every attempt, so that a second copy of a mail is known as one. */
  messageId: string
  /** With this one. */
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

/** Mails, webhooks and pushes have a worker each: a server of others that is slow keeps no guest waiting for mail. */
type Lane = 'mail' | 'webhook' | 'push'

const webhookKind: WebhookKind = 'partner-webhook'
const pushKind: PushRowKind = 'staff-push'

/** What is not mail and goes to servers of others, as a condition on `kind`. */
export const isForServers = `kind IN ('${webhookKind}', '${pushKind}')`

const ofLane: Record<Lane, string> = {
  mail: `NOT ${isForServers}`,
  webhook: `kind = '${webhookKind}'`,
  push: `kind = '${pushKind}'`,
}

interface QueueOptions {
  leaseMs: number
  /** No mail waits longer than this for its next attempt. */
  longestWaitMs: number
  /** The part of a Message-ID behind the @. */
  domain: string
}

const open = 'sent_at IS NULL AND given_up_at IS NULL'
/** Two processes read their clocks a moment apart, and one of them may wait for the lock in between. */
const slackMs = 60 * 60_000

/** A moment further ahead than any wait was written by a clock that was wrong: such a mail would wait for years. */
const dueIn = (lane: Lane) => `${open} AND ${ofLane[lane]}
  AND (due_at IS NULL OR due_at <= @now OR due_at > @longestWait)
  AND (claimed_until IS NULL OR claimed_until <= @now OR claimed_until > @longestClaim)`

interface Moments {
  now: string
  until: string
  longestWait: string
  longestClaim: string
}

type ClaimedRow = Pick<Claimed<OutboxKind>, 'id' | 'messageId'>

/** A lane of the outbox for whoever sends it: rows are claimed for a while, so that two processes never send one at once. */
const createLane = <Kind extends OutboxKind>(
  db: Database,
  lane: Lane,
  { leaseMs, longestWaitMs, domain }: QueueOptions,
) => {
  const due = dueIn(lane)
  // SQLite lets one write at a time; elsewhere whoever comes second takes the next one instead of waiting
  const unlessHeld = db.engine === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : ''
  const isAnyDue = db.prepare<[Moments], 1>(`SELECT 1 FROM outbox WHERE ${due} LIMIT 1`).pluck()
  const claim = db.prepare<[Moments & { messageId: string }], Row<Kind>>(`
    UPDATE outbox SET claimed_until = @until, attempts = attempts + 1,
      message_id = coalesce(message_id, @messageId)
    WHERE id = (SELECT id FROM outbox WHERE ${due} ORDER BY priority, due_at, id LIMIT 1${unlessHeld})
    RETURNING id, kind, payload, lang, created_at, message_id, attempts`)
  // SQLite gives the id of a row that an erasure deleted to the next one: its message id tells them apart
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
    /** The next mail whose time has come, by priority; nothing is written where there is none. */
    claim: async (now: Date): Promise<Claimed<Kind> | undefined> => {
      const moments = momentsAt(now)
      if (!(await isAnyDue.get(moments))) return undefined
      const row = await claim.get({ ...moments, messageId: `<${randomUUID()}@${domain}>` })
      return row && toClaimed(row)
    },
    /** A row that was sent keeps nothing of what it held. */
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
/** Its notices for partners' servers. */
export const createWebhookQueue = (db: Database, options: QueueOptions) =>
  createLane<WebhookKind>(db, 'webhook', options)
/** What it has to tell the phones of the staff. */
export const createPushQueue = (db: Database, options: QueueOptions) =>
  createLane<PushRowKind>(db, 'push', options)

export type Queue<Kind extends OutboxKind> = ReturnType<typeof createLane<Kind>>
