import type { Logger } from 'pino'
import type { OutboxKind } from './mail-kinds.ts'

/** A row of the outbox as the log names it: never an address or a text. */
export interface AboutRow {
  id: number
  kind: OutboxKind
  /** With this one. */
  attempts: number
}

/** Lines of the log about rows of one lane. */
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

/** Of what goes to servers of others. */
const createServerLog = (logger: Logger, lane: 'webhook' | 'push'): SendingLog => {
  const of = ({ id, kind, attempts }: AboutRow) => ({ [lane]: id, kind, attempts })
  return {
    sent: (about) => logger.info(of(about), `${lane} sent`),
    nothingToTell: (about) => logger.info(of(about), `${lane} has nothing to tell any more`),
    gone: (about) => logger.warn(of(about), `${lane} is not wanted any more`),
    failed: (about, reason, dueAt) =>
      logger.warn({ ...of(about), reason, dueAt }, `${lane} failed, will be tried again`),
    givenUp: (about, reason) => logger.error({ ...of(about), reason }, `${lane} given up`),
    waits: (reason) => logger.error({ reason }, `${lane} waits`),
  }
}

export const createWebhookLog = (logger: Logger) => createServerLog(logger, 'webhook')
export const createPushLog = (logger: Logger) => createServerLog(logger, 'push')
