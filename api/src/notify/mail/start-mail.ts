import { idDomain, senderOf } from '../../core/mail-format/sender.ts'
import { defaultPace } from '../../core/outbox/pace.ts'
import { type ClaimedMail, createQueue } from '../../core/outbox/queue.ts'
import { createMailLog } from '../../core/outbox/sending-log.ts'
import {
  type OutboxDeps,
  type OutboxWorker,
  type SendingOptions,
  startOutboxWorker,
} from '../../core/outbox/worker.ts'
import { createNoticeOutcomes } from '../../partners/index.ts'
import { compose, mailKinds } from './compose.ts'
import { toDeliveryFailure } from './delivery-failure.ts'
import { createComposeKit } from './kinds/compose-kit.ts'
import { toMessage } from './message.ts'
import { createMailTransport, type TransportOptions } from './transport.ts'

export interface MailOptions extends SendingOptions {
  transport: TransportOptions
}

/** Sends the mail of a database's outbox until it is stopped. */
export const startMail = (
  { transport: transportOptions, from, publicUrl, pace }: MailOptions,
  { db, now, logger, tracing, count = () => {} }: OutboxDeps,
): OutboxWorker => {
  const sender = { from, publicUrl }
  const fullPace = { ...defaultPace, ...pace }
  const transport = createMailTransport(transportOptions)
  const kit = createComposeKit(db, publicUrl, now)
  const notices = createNoticeOutcomes(db, fullPace)
  return startOutboxWorker({
    queue: createQueue(db, {
      leaseMs: fullPace.leaseMs,
      longestWaitMs: fullPace.retryCapMs,
      domain: idDomain(sender),
      kinds: mailKinds,
    }),
    signals: db.signals,
    now,
    log: createMailLog(logger),
    count,
    tracing,
    pace: fullPace,
    toFailure: toDeliveryFailure,
    deliver: async (mail, signal) => {
      const property = await kit.property.current()
      const letter = await compose(mail, property, kit)
      if (!letter) return 'nothing'
      const message = await toMessage(letter, property, {
        from: senderOf(sender, property),
        messageId: mail.messageId,
        date: now(),
      })
      await transport.send(message, signal)
      const notice = noticeIn(mail)
      if (notice !== undefined) await notices.delivered(notice)
      return 'sent'
    },
    onFailed: async (mail, { reason, isServerDown }) => {
      const notice = noticeIn(mail)
      // a failure of our own mail server is not the partner's
      if (notice === undefined || isServerDown) return
      await notices.failed(notice, { reason, createdAt: mail.createdAt, at: now() })
    },
  })
}

/** Returns the id of the notice in a mail to a partner. */
const noticeIn = ({ kind, payload }: ClaimedMail): string | undefined =>
  kind === 'partner-notice' ? JSON.parse(payload).notice : undefined
