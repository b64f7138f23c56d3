import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { defaultPace, type MailPace } from '../outbox/pace.ts'
import { createQueue } from '../outbox/queue.ts'
import { type MailOutcome, type MailWorker, startMailWorker } from '../outbox/worker.ts'
import { compose } from './compose.ts'
import { toDeliveryFailure } from './delivery-failure.ts'
import { createComposeKit } from './kinds/compose-kit.ts'
import { domainOf, type Mailbox } from './mailbox.ts'
import { toMessage } from './message.ts'
import { createMailTransport, type TransportOptions } from './transport.ts'

export interface MailOptions {
  transport: TransportOptions
  from: Mailbox
  /** Address of the site, under which the links in mails lead. */
  publicUrl: string
  pace?: Partial<MailPace>
}

interface MailDeps {
  db: Database
  now: () => Date
  logger: Logger
  /** Hears how every attempt ended. */
  count?: (outcome: MailOutcome) => void
}

/** Sends whatever stands or comes into the outbox of a database, until it is stopped. */
export const startMail = (
  { transport: transportOptions, from, publicUrl, pace }: MailOptions,
  { db, now, logger, count = () => {} }: MailDeps,
): MailWorker => {
  const fullPace = { ...defaultPace, ...pace }
  const transport = createMailTransport(transportOptions)
  const kit = createComposeKit(db, publicUrl, now)
  return startMailWorker({
    queue: createQueue(db, {
      leaseMs: fullPace.leaseMs,
      longestWaitMs: fullPace.retryCapMs,
      domain: domainOf(from),
    }),
    signals: db.signals,
    now,
    logger,
    count,
    pace: fullPace,
    toFailure: toDeliveryFailure,
    deliver: async (mail, signal) => {
      const letter = await compose(mail, kit)
      if (!letter) return 'nothing'
      const message = await toMessage(letter, { from, messageId: mail.messageId, date: now() })
      await transport.send(message, signal)
      return 'sent'
    },
  })
}
