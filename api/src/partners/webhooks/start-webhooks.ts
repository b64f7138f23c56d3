import { NotTaken, post, reachOf, webhookHeaders } from '@calm-rest/server'
import { idDomain } from '../../core/mail-format/sender.ts'
import { toPostFailure } from '../../core/outbound/post-failure.ts'
import { defaultPace } from '../../core/outbox/pace.ts'
import { createWebhookQueue } from '../../core/outbox/queue.ts'
import { createWebhookLog } from '../../core/outbox/sending-log.ts'
import {
  type DeliveryOutcome,
  type OutboxDeps,
  type OutboxWorker,
  type SendingOptions,
  startOutboxWorker,
} from '../../core/outbox/worker.ts'
import { createNoticeOutcomes } from '../notices/outcomes.ts'
import { createNoticeReads } from '../notices/reads.ts'
import { createWebhookSecrets } from './secrets.ts'

/** Status of a server that wants no more notices. */
const gone = 410

/** Sends the outbox's notices to partners' servers until it is stopped. */
export const startWebhooks = (
  { from, publicUrl, pace }: SendingOptions,
  { db, now, logger, tracing, count = () => {} }: OutboxDeps,
): OutboxWorker => {
  const fullPace = { ...defaultPace, ...pace }
  const reads = createNoticeReads(db)
  const outcomes = createNoticeOutcomes(db, fullPace)
  const secrets = createWebhookSecrets(db, now)
  const reach = reachOf(publicUrl)

  const deliver = async (id: string, signal: AbortSignal): Promise<DeliveryOutcome> => {
    const notice = await reads.find(id)
    if (notice?.settings.way !== 'webhook') return 'nothing'
    const { content: body, settings, partner } = notice
    const secret = await secrets.derive({ partner: partner.id, ...settings })
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Calm-Rest-Webhooks/1',
      ...webhookHeaders({ id, at: now(), body }, secret),
    }
    const status = await post({ url: new URL(settings.address), headers, body, signal }, reach)
    if (status === gone) {
      await outcomes.goneAt(partner.id, now())
      return 'gone'
    }
    if (status < 200 || status > 299) throw new NotTaken(status)
    await outcomes.delivered(id)
    return 'sent'
  }

  return startOutboxWorker({
    queue: createWebhookQueue(db, {
      leaseMs: fullPace.leaseMs,
      longestWaitMs: fullPace.retryCapMs,
      domain: idDomain({ from, publicUrl }),
    }),
    signals: db.signals,
    now,
    log: createWebhookLog(logger),
    count,
    tracing,
    pace: { ...fullPace, deadlineMs: fullPace.webhookDeadlineMs },
    deliver: ({ payload }, signal) => deliver(noticeIdIn(payload), signal),
    toFailure: toPostFailure,
    onFailed: ({ payload, createdAt }, { reason }) =>
      outcomes.failed(noticeIdIn(payload), { reason, createdAt, at: now() }),
  })
}

const noticeIdIn = (payload: string): string => JSON.parse(payload).notice
