import type { Logger } from 'pino'
import type { Database, Signals } from '../database/database.ts'
import type { Mailbox } from '../mail-format/mailbox.ts'
import type { OutboxKind } from './mail-kinds.ts'
import { type MailPace, retryDelayMs } from './pace.ts'
import type { Claimed, Queue } from './queue.ts'
import type { SendingLog } from './sending-log.ts'

/** nothing: what the mail tells about is gone. gone: whoever should get it wants no more. */
export type DeliveryOutcome = 'sent' | 'nothing' | 'gone'

/** How an attempt ended. */
export type SendingOutcome = 'sent' | 'nothing_to_send' | 'failed' | 'given_up'

/** Why a mail could not be sent, in codes alone: texts of a mail server repeat addresses. */
export interface DeliveryFailure {
  reason: string
  /** The mail server itself cannot be reached or used: no other mail would get through now either. */
  isServerDown: boolean
}

/** Who sends, and for which site. */
export interface SendingOptions {
  /** Sender of mails; other messages take their domain from it. */
  from: Mailbox
  /** Address of the site, to which links lead. */
  publicUrl: string
  pace?: Partial<MailPace>
}

/** Dependencies of what sends one kind of the outbox: mail, webhooks or news for phones. */
export interface OutboxDeps {
  db: Database
  now: () => Date
  logger: Logger
  /** Hears how every attempt ended. */
  count?: (outcome: SendingOutcome) => void
}

interface WorkerDeps<Kind extends OutboxKind> {
  queue: Queue<Kind>
  signals: Pick<Signals, 'listen'>
  /** Rejects where the mail may not have got through. */
  deliver: (mail: Claimed<Kind>, signal: AbortSignal) => Promise<DeliveryOutcome>
  toFailure: (cause: unknown) => DeliveryFailure
  /** Hears of every attempt that failed. */
  onFailed?: (mail: Claimed<Kind>, failure: DeliveryFailure) => Promise<void>
  now: () => Date
  log: SendingLog
  pace: MailPace
  count: (outcome: SendingOutcome) => void
}

export interface OutboxWorker {
  /** Takes no further mail, and waits for the one that is being sent: a moment, then its attempt is cut off. */
  stop(): Promise<void>
}

/**
 * Sends what the outbox holds, one mail after another: when one is added, and whenever the poll finds one. Each is
 * sent at least once: where a process dies between the mail server's answer and the mark, it is sent again.
 */
export const startOutboxWorker = <Kind extends OutboxKind>({
  signals,
  pace,
  log,
  ...deps
}: WorkerDeps<Kind>): OutboxWorker => {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false

  const drain = async () => {
    for (let goesOn = true; goesOn && !isStopped; ) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(pace.deadlineMs)])
      goesOn = await sendNext({ ...deps, log, pace, signal })
    }
  }
  const wake = () => {
    if (isStopped) return
    isAskedAgain = running !== undefined
    running ??= drain()
      // the database: busy, full, gone. The poll tries again
      .catch((cause: unknown) => log.waits(codeOf(cause)))
      .finally(() => {
        running = undefined
        if (isAskedAgain) wake()
      })
  }

  const silence = signals.listen('outbox', wake)
  const poll = setInterval(wake, pace.pollMs).unref()
  setImmediate(wake)
  return {
    stop: async () => {
      isStopped = true
      silence()
      clearInterval(poll)
      const cut = setTimeout(() => stopping.abort(), pace.stopGraceMs)
      await running
      clearTimeout(cut)
    },
  }
}

type AttemptDeps<Kind extends OutboxKind> = Omit<WorkerDeps<Kind>, 'signals'> & { signal: AbortSignal }

/** True where there may be more to send. */
const sendNext = async <Kind extends OutboxKind>(deps: AttemptDeps<Kind>): Promise<boolean> => {
  const { queue, deliver, toFailure, onFailed, now, signal } = deps
  const mail = await queue.claim(now())
  if (!mail) return false
  let outcome: DeliveryOutcome
  try {
    outcome = await deliver(mail, signal)
  } catch (cause) {
    const failure = toFailure(cause)
    await postpone(mail, failure.reason, deps)
    await onFailed?.(mail, failure)
    return !failure.isServerDown
  }
  await settle(mail, outcome, deps)
  return true
}

const settle = async <Kind extends OutboxKind>(
  mail: Claimed<Kind>,
  outcome: DeliveryOutcome,
  { queue, now, log, count }: AttemptDeps<Kind>,
) => {
  switch (outcome) {
    case 'sent':
      await queue.sent(mail, now())
      count('sent')
      return log.sent(mail)
    case 'nothing':
      await queue.givenUp(mail, now(), 'nothing_to_send')
      count('nothing_to_send')
      return log.nothingToTell(mail)
    case 'gone':
      await queue.givenUp(mail, now(), 'gone')
      count('given_up')
      return log.gone(mail)
  }
}

const postpone = async <Kind extends OutboxKind>(
  mail: Claimed<Kind>,
  reason: string,
  { queue, now, log, count, pace }: AttemptDeps<Kind>,
) => {
  const at = now()
  const isOld = at.getTime() - Date.parse(mail.createdAt) >= pace.giveUpMs
  if (isOld && mail.attempts >= pace.giveUpAttempts) {
    await queue.givenUp(mail, at, reason)
    count('given_up')
    return log.givenUp(mail, reason)
  }
  const dueAt = new Date(at.getTime() + retryDelayMs(mail.attempts, pace))
  await queue.failed(mail, dueAt, reason)
  count('failed')
  log.failed(mail, reason, dueAt)
}

const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
