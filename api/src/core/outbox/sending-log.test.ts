import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createMailLog, createPushLog, createWebhookLog, type SendingLog } from './sending-log.ts'

const about = { id: 7, kind: 'booking-changed', attempts: 2 } as const
const dueAt = new Date('2027-06-01T06:00:00Z')

/** Lines that a log writes, without time and process. */
const linesOf = (create: typeof createMailLog, write: (log: SendingLog) => void) => {
  const lines: object[] = []
  const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) })
  write(create(logger))
  return lines
}

const levels = { info: 30, warn: 40, error: 50 }

it.each([
  ['mail', createMailLog, { mail: 7, kind: 'booking-changed' }, 'info', 'has nothing to tell any more'],
  ['push', createPushLog, { push: 7, kind: 'booking-changed' }, 'warn', 'is not wanted any more'],
  ['webhook', createWebhookLog, { webhook: 7 }, 'warn', 'is not wanted any more'],
] as const)(
  'names a %s by its row and its attempt, never by its recipient',
  (name, create, row, gone, goneText) => {
    const told = { ...row, attempts: 2 }
    const lines = linesOf(create, (log) => {
      log.sent(about)
      log.nothingToTell(about)
      log.gone(about)
      log.failed(about, 'ETIMEDOUT', dueAt)
      log.givenUp(about, 'EENVELOPE')
      log.waits('SQLITE_FULL')
    })
    expect(lines).toEqual([
      { level: levels.info, ...told, msg: `${name} sent` },
      { level: levels.info, ...told, msg: `${name} has nothing to tell any more` },
      { level: levels[gone], ...told, msg: `${name} ${goneText}` },
      {
        level: levels.warn,
        ...told,
        reason: 'ETIMEDOUT',
        dueAt: dueAt.toISOString(),
        msg: `${name} failed, will be tried again`,
      },
      { level: levels.error, ...told, reason: 'EENVELOPE', msg: `${name} given up` },
      { level: levels.error, reason: 'SQLITE_FULL', msg: `${name} waits` },
    ])
  },
)
