import type { Logger } from 'pino'
import type { Signals } from '../database/database.ts'
import { type MailPace, retryDelayMs } from './pace.ts'
import type { ClaimedMail, MailQueue } from './queue.ts'

/** nothing: what the mail tells about is gone. */
export type DeliveryOutcome = 'sent' | 'nothing'

/** How an attempt ended. */
export type MailOutcome = 'sent' | 'nothing_to_send' | 'failed' | 'given_up'

/** Why a mail could not be sent, in codes alone: texts of a mail server repeat addresses. */
export interface DeliveryFailure {
  reason: string
  /** The mail server itself cannot be reached or used: no other mail would get through now either. */
  isServerDown: boolean
}

interface WorkerDeps {
  queue: MailQueue
  signals: Pick<Signals, 'listen'>
  /** Rejects where the mail may not have got through. */
  deliver: (mail: ClaimedMail, signal: AbortSignal) => Promise<DeliveryOutcome>
  toFailure: (cause: unknown) => DeliveryFailure
  now: () => Date
  logger: Logger
  pace: MailPace
  count: (outcome: MailOutcome) => void
}

export interface MailWorker {
  /** Takes no further mail, and waits for the one that is being sent: a moment, then its attempt is cut off. */
  stop(): Promise<void>
}

/**
 * Sends what the outbox holds, one mail after another: when one is added, and whenever the poll finds one. Each is
 * sent at least once: where a process dies between the mail server's answer and the mark, it is sent again.
 */
export const startMailWorker = ({ signals, pace, logger, ...deps }: WorkerDeps): MailWorker => {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false

  const drain = async () => {
    for (let goesOn = true; goesOn && !isStopped; ) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(pace.deadlineMs)])
      goesOn = await sendNext({ ...deps, logger, pace, signal })
    }
  }
  const wake = () => {
    if (isStopped) return
    isAskedAgain = running !== undefined
    running ??= drain()
      // the database: busy, full, gone. The poll tries again
      .catch((cause: unknown) => logger.error({ reason: codeOf(cause) }, 'mail waits'))
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

type AttemptDeps = Omit<WorkerDeps, 'signals'> & { signal: AbortSignal }

/** True where there may be more to send. */
const sendNext = async (deps: AttemptDeps): Promise<boolean> => {
  const { queue, deliver, toFailure, now, logger, count, signal } = deps
  const mail = await queue.claim(now())
  if (!mail) return false
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts }
  let outcome: DeliveryOutcome
  try {
    outcome = await deliver(mail, signal)
  } catch (cause) {
    const failure = toFailure(cause)
    await postpone(mail, failure.reason, deps)
    return !failure.isServerDown
  }
  if (outcome === 'sent') await queue.sent(mail.id, now())
  else await queue.givenUp(mail.id, now(), 'nothing_to_send')
  count(outcome === 'sent' ? 'sent' : 'nothing_to_send')
  logger.info(about, outcome === 'sent' ? 'mail sent' : 'mail has nothing to tell any more')
  return true
}

const postpone = async (
  mail: ClaimedMail,
  reason: string,
  { queue, now, logger, count, pace }: AttemptDeps,
) => {
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason }
  const at = now()
  const isOld = at.getTime() - Date.parse(mail.createdAt) >= pace.giveUpMs
  if (isOld && mail.attempts >= pace.giveUpAttempts) {
    await queue.givenUp(mail.id, at, reason)
    count('given_up')
    logger.error(about, 'mail given up')
    return
  }
  const dueAt = new Date(at.getTime() + retryDelayMs(mail.attempts, pace))
  await queue.failed(mail.id, dueAt, reason)
  count('failed')
  logger.warn({ ...about, dueAt: dueAt.toISOString() }, 'mail failed, will be tried again')
}

const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
