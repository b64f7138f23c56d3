import { whenDone } from '@calm-rest/testing'
import { expect, it, vi } from 'vitest'
import type { MailKind } from './outbox-kinds.ts'
import { defaultPace } from './pace.ts'
import type { ClaimedMail, Queue } from './queue.ts'
import type { SendingLog } from './sending-log.ts'
import { type DeliveryFailure, type DeliveryOutcome, startOutboxWorker } from './worker.ts'

const nowMs = Date.parse('2027-06-10T06:00:00Z')
const mail = (id: number, attempts = 1, ageMs = 0): ClaimedMail => ({
  id,
  kind: 'welcome',
  payload: '{}',
  lang: 'en',
  createdAt: new Date(nowMs - ageMs).toISOString(),
  messageId: `<${id}@calmrest.example>`,
  attempts,
})

interface Given {
  waiting: ClaimedMail[]
  deliver?: (mail: ClaimedMail, signal: AbortSignal) => Promise<DeliveryOutcome>
  failure?: DeliveryFailure
}

/** A worker over these mails; `told` has what it noted, in order. */
const start = ({
  waiting,
  deliver = async () => 'sent',
  failure = { reason: 'EHOST', isServerDown: false },
}: Given) => {
  const told: string[] = []
  const note =
    (name: string) =>
    async (...[about, ...more]: [{ id: number } | string, ...unknown[]]) => {
      const rest = more.map((one) => (one instanceof Date ? one.getTime() - nowMs : one)).join(' ')
      told.push(`${name} ${typeof about === 'string' ? about : about.id} ${rest}`.trim())
    }
  let listener = () => {}
  let isSilent = false
  const queue = {
    claim: async () => waiting.shift(),
    sent: note('mark sent'),
    failed: note('mark failed'),
    givenUp: note('mark given up'),
  } as unknown as Queue<MailKind>
  const log = Object.fromEntries(
    ['sent', 'nothingToTell', 'gone', 'failed', 'givenUp', 'waits'].map((name) => [name, note(name)]),
  ) as unknown as SendingLog
  const counted: string[] = []
  const failed: string[] = []
  const worker = startOutboxWorker<MailKind>({
    queue,
    signals: {
      listen: (_, wake) => {
        listener = wake
        return () => {
          isSilent = true
        }
      },
    },
    deliver,
    toFailure: () => failure,
    onFailed: async ({ id }, { reason }) => void failed.push(`${id} ${reason}`),
    now: () => new Date(nowMs),
    log,
    pace: { ...defaultPace, retryFirstMs: 1000, stopGraceMs: 20 },
    count: (outcome) => counted.push(outcome),
  })
  whenDone(worker.stop)
  return { told, counted, failed, worker, wake: () => listener(), isSilent: () => isSilent, queue, waiting }
}

const failing = async () => {
  throw new Error('away')
}

it('sends one after another what waits, and again on a signal', async () => {
  const { told, counted, wake, waiting } = start({ waiting: [mail(1), mail(2)] })
  await expect.poll(() => told).toEqual(['mark sent 1 0', 'sent 1', 'mark sent 2 0', 'sent 2'])
  waiting.push(mail(3))
  wake()
  await expect.poll(() => counted).toEqual(['sent', 'sent', 'sent'])
})

it('gives up what has nothing to tell or is not wanted, each under its own name', async () => {
  const outcomes: DeliveryOutcome[] = ['nothing', 'gone']
  const deliver = async () => outcomes.shift() ?? 'sent'
  const { told, counted } = start({ waiting: [mail(1), mail(2)], deliver })
  await expect
    .poll(() => told)
    .toEqual(['mark given up 1 0 nothing_to_send', 'nothingToTell 1', 'mark given up 2 0 gone', 'gone 2'])
  expect(counted).toEqual(['nothing_to_send', 'given_up'])
})

it('tries a mail again after a wait that doubles, and goes on with the others', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  whenDone(() => vi.restoreAllMocks())
  const { told, counted, failed } = start({ waiting: [mail(1), mail(2, 3)], deliver: failing })
  await expect
    .poll(() => told)
    .toEqual([
      'mark failed 1 1000 EHOST',
      'failed 1 EHOST 1000',
      'mark failed 2 4000 EHOST',
      'failed 2 EHOST 4000',
    ])
  await expect.poll(() => failed).toEqual(['1 EHOST', '2 EHOST'])
  expect(counted).toEqual(['failed', 'failed'])
})

it('tries no other mail while the mail server is down', async () => {
  const failure = { reason: 'ECONNREFUSED', isServerDown: true }
  const { failed, waiting } = start({ waiting: [mail(1), mail(2)], deliver: failing, failure })
  await expect.poll(() => failed).toEqual(['1 ECONNREFUSED'])
  await new Promise(setImmediate)
  expect(waiting.map(({ id }) => id)).toEqual([2])
})

it.each([
  ['old and tried often', defaultPace.giveUpMs, defaultPace.giveUpAttempts, 'mark given up 1 0 EHOST'],
  ['not old enough', defaultPace.giveUpMs - 1, defaultPace.giveUpAttempts, 'mark failed'],
  ['not tried often enough', defaultPace.giveUpMs, defaultPace.giveUpAttempts - 1, 'mark failed'],
])('gives up a mail only if it is old and was tried often: %s', async (_, ageMs, attempts, first) => {
  const { told, counted } = start({ waiting: [mail(1, attempts, ageMs)], deliver: failing })
  await expect.poll(() => told).toHaveLength(2)
  expect(told[0]).toContain(first)
  expect(counted).toEqual([first.includes('given up') ? 'given_up' : 'failed'])
})

it('says by its code that the database does not give it mail, and goes on', async () => {
  const { told, queue, wake } = start({ waiting: [] })
  const causes = [Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }), new Error('busy'), 'busy']
  queue.claim = async () => {
    const cause = causes.shift()
    if (cause !== undefined) throw cause
    return undefined
  }
  const asked = () => {
    wake()
    return told
  }
  await expect.poll(asked).toEqual(['waits SQLITE_BUSY', 'waits unknown', 'waits unknown'])
})

it('looks once more where it was asked while it sent', async () => {
  const first = Promise.withResolvers<DeliveryOutcome>()
  const late = Promise.withResolvers<ClaimedMail | undefined>()
  const { queue, told, wake } = start({ waiting: [mail(1)], deliver: () => first.promise })
  const claims = [late.promise, Promise.resolve(mail(2)), Promise.resolve(undefined)]
  await new Promise(setImmediate)
  queue.claim = () => claims.shift() ?? Promise.resolve(undefined)
  first.resolve('sent')
  await expect.poll(() => told.length).toBe(2)
  wake()
  late.resolve(undefined)
  await expect.poll(() => told).toContain('sent 2')
})

it('aborts what it sends a moment after it is stopped, and claims nothing more', async () => {
  const deliver = (_: ClaimedMail, signal: AbortSignal) =>
    new Promise<DeliveryOutcome>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const { told, worker, waiting, isSilent, wake } = start({ waiting: [mail(1), mail(2)], deliver })
  await expect.poll(() => waiting.length).toBe(1)
  await worker.stop()
  wake()
  await new Promise(setImmediate)
  expect([told.length, waiting.length, isSilent()]).toEqual([2, 1, true])
})
