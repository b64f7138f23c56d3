import type { Logger } from 'pino'
import type { OutboxKind } from './outbox-kinds.ts'

/** A row of the outbox as the log names it, without addresses and texts. */
export interface AboutRow {
  id: number
  kind: OutboxKind
  /** Including this attempt. */
  attempts: number
}

/** Log lines about rows of one lane. */
export interface SendingLog {
  sent(about: AboutRow): void
  nothingToTell(about: AboutRow): void
  gone(about: AboutRow): void
  failed(about: AboutRow, reason: string, dueAt: Date): void
  givenUp(about: AboutRow, reason: string): void
  waits(reason: string): void
}

export const createMailLog = (logger: Logger): SendingLog => {
  const of = ({ id: mail, kind, attempts }: AboutRow) => ({ mail, kind, attempts })
  return {
    sent: (about) => logger.info(of(about), 'mail sent'),
    nothingToTell: (about) => logger.info(of(about), 'mail has nothing to tell any more'),
    gone: (about) => logger.info(of(about), 'mail has nothing to tell any more'),
    failed: (about, reason, dueAt) =>
      logger.warn({ ...of(about), reason, dueAt }, 'mail failed, will be tried again'),
    givenUp: (about, reason) => logger.error({ ...of(about), reason }, 'mail given up'),
    waits: (reason) => logger.error({ reason }, 'mail waits'),
  }
}

export const createWebhookLog = (logger: Logger): SendingLog => {
  const of = ({ id: webhook, attempts }: AboutRow) => ({ webhook, attempts })
  return {
    sent: (about) => logger.info(of(about), 'webhook sent'),
    nothingToTell: (about) => logger.info(of(about), 'webhook has nothing to tell any more'),
    gone: (about) => logger.warn(of(about), 'webhook is not wanted any more'),
    failed: (about, reason, dueAt) =>
      logger.warn({ ...of(about), reason, dueAt }, 'webhook failed, will be tried again'),
    givenUp: (about, reason) => logger.error({ ...of(about), reason }, 'webhook given up'),
    waits: (reason) => logger.error({ reason }, 'webhook waits'),
  }
}

export const createPushLog = (logger: Logger): SendingLog => {
  const of = ({ id: push, kind, attempts }: AboutRow) => ({ push, kind, attempts })
  return {
    sent: (about) => logger.info(of(about), 'push sent'),
    nothingToTell: (about) => logger.info(of(about), 'push has nothing to tell any more'),
    gone: (about) => logger.warn(of(about), 'push is not wanted any more'),
    failed: (about, reason, dueAt) =>
      logger.warn({ ...of(about), reason, dueAt }, 'push failed, will be tried again'),
    givenUp: (about, reason) => logger.error({ ...of(about), reason }, 'push given up'),
    waits: (reason) => logger.error({ reason }, 'push waits'),
  }
}
