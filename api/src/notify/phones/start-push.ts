import type { Lang } from '@calm-rest/contract/widget'
import { NotTaken, post, reachOf } from '@calm-rest/server'
import { idDomain, senderOf } from '../../core/mail-format/sender.ts'
import { toPostFailure } from '../../core/outbound/post-failure.ts'
import type { PushPayload } from '../../core/outbox/outbox-kinds.ts'
import { defaultPace } from '../../core/outbox/pace.ts'
import { createPushSubscriptions } from '../../core/outbox/phones/subscriptions.ts'
import { createPushQueue } from '../../core/outbox/queue.ts'
import { createPushLog } from '../../core/outbox/sending-log.ts'
import {
  type DeliveryOutcome,
  type OutboxDeps,
  type OutboxWorker,
  type SendingOptions,
  startOutboxWorker,
} from '../../core/outbox/worker.ts'
import { createPushKeys } from '../../core/secrets/push-keys.ts'
import { propertyOf } from '../../property/index.ts'
import { createComposePush } from './compose-push.ts'

const hourMs = 60 * 60_000

/** Statuses of a push service that no longer knows the subscription (RFC 8030). */
const gone = [404, 410]

/** Longer than quiet hours, for which a row waits. */
const longestWaitMs = 24 * hourMs

/** After this time nobody needs the message: the front desk shows it on the page of the day. */
const staleMs = 12 * hourMs

/** Sends the outbox's push messages to phones of the staff until it is stopped. */
export const startPush = (
  { from, publicUrl, pace }: SendingOptions,
  { db, now, logger, tracing, count = () => {} }: OutboxDeps,
): OutboxWorker => {
  const fullPace = { ...defaultPace, ...pace }
  const sender = { from, publicUrl }
  const { facts } = propertyOf(db)
  const phones = createPushSubscriptions(db)
  const compose = createComposePush(db)
  const keys = createPushKeys(db, now)
  const reach = reachOf(publicUrl)

  const deliver = async (payload: PushPayload, lang: Lang, signal: AbortSignal): Promise<DeliveryOutcome> => {
    const phone = await phones.find(payload.phone, now())
    // the member's role or settings have changed since
    if (!phone || (payload.push !== 'test' && !phone.settings.kinds.includes(payload.push))) return 'nothing'
    const message = await compose(payload, lang)
    if (!message) return 'nothing'
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(phone, JSON.stringify(message), {
      vapidDetails: {
        subject: `mailto:${senderOf(sender, await facts.current()).address}`,
        ...(await keys()),
      },
      TTL: staleMs / 1000,
      urgency: 'high',
    })
    const status = await post({ url: new URL(phone.endpoint), headers, body, signal }, reach)
    if (gone.includes(status)) {
      await phones.end(phone.id)
      return 'gone'
    }
    if (status < 200 || status > 299) throw new NotTaken(status)
    return 'sent'
  }

  return startOutboxWorker({
    queue: createPushQueue(db, { leaseMs: fullPace.leaseMs, longestWaitMs, domain: idDomain(sender) }),
    signals: db.signals,
    now,
    log: createPushLog(logger),
    count,
    tracing,
    pace: { ...fullPace, deadlineMs: fullPace.webhookDeadlineMs, giveUpMs: staleMs },
    deliver: ({ payload, lang }, signal) => deliver(JSON.parse(payload), lang, signal),
    toFailure: toPostFailure,
  })
}
