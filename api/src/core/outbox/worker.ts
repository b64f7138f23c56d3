import { attributes, type Tracing } from '@calm-rest/telemetry'
import type { Logger } from 'pino'
import type { Database, Signals } from '../database/database.ts'
import type { Sender } from '../mail-format/sender.ts'
import type { OutboxKind } from './outbox-kinds.ts'
import { type MailPace, retryDelayMs } from './pace.ts'
import type { Claimed, Queue } from './queue.ts'
import type { SendingLog } from './sending-log.ts'

/** nothing: the subject of the mail is gone. gone: the recipient wants no more. */
export type DeliveryOutcome = 'sent' | 'nothing' | 'gone'

/** Outcome of an attempt. */
export type SendingOutcome = 'sent' | 'nothing_to_send' | 'failed' | 'given_up'

/** Why sending failed, in codes alone: texts of a mail server repeat addresses. */
export interface DeliveryFailure {
  reason: string
  /** The mail server itself cannot be reached or used, so no other mail would get through now. */
  isServerDown: boolean
}

/** Sender and site. */
export interface SendingOptions extends Sender {
  pace?: Partial<MailPace>
}

/** Dependencies of the worker of one lane: mail, webhooks or pushes. */
export interface OutboxDeps {
  db: Database
  now: () => Date
  logger: Logger
  /** A span for each attempt; none by default. */
  tracing?: Tracing | undefined
  /** Called with the outcome of every attempt. */
  count?: (outcome: SendingOutcome) => void
}

interface WorkerDeps<Kind extends OutboxKind> {
  queue: Queue<Kind>
  signals: Pick<Signals, 'listen'>
  /** Sends a row. Rejects if it may not have arrived. */
  deliver: (mail: Claimed<Kind>, signal: AbortSignal) => Promise<DeliveryOutcome>
  toFailure: (cause: unknown) => DeliveryFailure
  /** Called after every failed attempt. */
  onFailed?: (mail: Claimed<Kind>, failure: DeliveryFailure) => Promise<void>
  now: () => Date
  log: SendingLog
  pace: MailPace
  count: (outcome: SendingOutcome) => void
  tracing?: Tracing | undefined
}

export interface OutboxWorker {
  /** Claims no further mail, and waits for the current one for a moment before aborting it. */
  stop(): Promise<void>
}

/**
 * Sends the rows of the outbox one after another, on a signal and at every poll. Each is sent at least once: if a
 * process dies between the mail server's answer and the mark, it is sent again.
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
      // the database is busy, full or gone. The poll tries again
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

/** Returns true if there may be more to send. */
const sendNext = async <Kind extends OutboxKind>(deps: AttemptDeps<Kind>): Promise<boolean> => {
  const { queue, toFailure, onFailed, now } = deps
  const mail = await queue.claim(now())
  if (!mail) return false
  let outcome: DeliveryOutcome
  try {
    outcome = await deliverTraced(mail, deps)
  } catch (cause) {
    const failure = toFailure(cause)
    await postpone(mail, failure.reason, deps)
    await onFailed?.(mail, failure)
    return !failure.isServerDown
  }
  await settle(mail, outcome, deps)
  return true
}

/** A trace of its own: the request that caused the mail was over before. */
const deliverTraced = <Kind extends OutboxKind>(
  mail: Claimed<Kind>,
  { deliver, signal, tracing }: AttemptDeps<Kind>,
): Promise<DeliveryOutcome> => {
  if (!tracing) return deliver(mail, signal)
  const kind = { [attributes.outboxKind]: mail.kind }
  return tracing.span({ name: `deliver ${mail.kind}`, attributes: kind, isRoot: true }, async (span) => {
    const outcome = await deliver(mail, signal)
    span.set({ [attributes.outcome]: outcome })
    return outcome
  })
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
