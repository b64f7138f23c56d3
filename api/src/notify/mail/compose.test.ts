import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createAuditLog, type Facts } from '../../core/audit-log/audit-log.ts'
import type { Database } from '../../core/database/database.ts'
import type { MailKind, MailPayloads } from '../../core/outbox/outbox.ts'
import { calmRest } from '../../stays/seed/calm-rest.ts'
import { seed } from '../../stays/seed/seed.ts'
import { openTestDatabase, testNow } from '../../testing/test-api.ts'
import { compose } from './compose.ts'
import { createComposeKit } from './kinds/compose-kit.ts'
import type { Letter } from './letter.ts'

// how letters read: letters.test.ts; here, what depends on the state when a letter is sent

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
  await seed(db, testNow)
  // the site is new: nobody has reviewed it yet
  await db.exec('DELETE FROM testimonials')
})

const write = <K extends MailKind>(kind: K, payload: MailPayloads[K]) =>
  compose(
    { kind, payload: JSON.stringify(payload), lang: 'en', createdAt: testNow.toISOString() },
    calmRest,
    createComposeKit(db, 'https://calmrest.example', () => testNow),
  )

const gone = { reference: 'CR-00000000' }
const before = { roomId: 'loft', checkIn: '2027-07-01', checkOut: '2027-07-02', guests: 2, totalCents: 1 }
const change = { reference: gone.reference, by: 'guest', before } as const
const user = { userId: randomUUID() }
const member = { memberId: randomUUID() }
const since = testNow.toISOString()
const ofGone: Partial<MailPayloads> = {
  'booking-confirmed': gone,
  'booking-cancelled': { reference: gone.reference, by: 'guest' },
  'booking-changed': change,
  'booking-link': gone,
  'document-for-guest': { documentId: 1 },
  'stay-ahead': { reference: gone.reference, checkIn: '2027-07-01' },
  'stay-thanks': gone,
  'booking-for-owner': gone,
  'change-for-owner': change,
  'cancellation-for-owner': gone,
  'arrival-for-owner': gone,
  'message-received': { messageId: 1 },
  'message-for-owner': { messageId: 1 },
  'message-reply': { messageId: 1, reply: 'Yes.' },
  welcome: user,
  'account-exists': user,
  'confirm-email': user,
  'password-reset': user,
  'password-changed': user,
  'google-linked': user,
  'review-waiting': { reviewId: randomUUID() },
  'review-published-for-owner': { reviewId: randomUUID() },
  'digest-for-owner': { since },
  'stays-digest-for-owner': { since },
  'review-flood-for-owner': {},
  'staff-invite': member,
  'staff-code': { memberId: member.memberId, codeId: randomUUID() },
  'act-for-owner': { line: 1 },
  'partner-notice': { notice: randomUUID() },
  'notices-for-owner': { partner: 'nobody', why: 'gone', error: 'http_410' },
}

it.each(Object.keys(ofGone) as MailKind[])('sends no %s whose subject is gone', async (kind) => {
  expect(await write(kind, ofGone[kind] as never)).toBeUndefined()
})

const textsOf = (letter: Letter | undefined) => JSON.stringify(letter)

it('writes to the owner every morning, also of a day without a guest', async () => {
  const letter = await write('day-for-owner', { day: '2027-07-01' })
  expect(letter?.subject).toContain('1 Jul 2027')
  expect(textsOf(letter)).toMatch(/[Nn]obody arrives.*[Nn]obody leaves/)
})

it('tells the owner of a cap that only nights of strangers reached, without rows of nobody', async () => {
  const letter = await write('night-cap-for-owner', { cap: 'day' })
  expect(letter?.parts.filter(({ type }) => type === 'facts')).toEqual([])
})

/** The letter about an act at the front desk: its preheader, and the values of its facts. */
const told = async (action: string, subject: string, before: Facts | null, after: Facts | null) => {
  const at = testNow.toISOString()
  const line = await createAuditLog(db).add({ at, who: 'Nirosha', action, subject, before, after })
  const letter = await write('act-for-owner', { line })
  const rows = letter?.parts.flatMap((part) => (part.type === 'facts' ? part.rows : [])) ?? []
  return [letter?.preheader, ...rows.map(({ value }) => value).slice(0, -1)]
}

it('tells the owner who took which unit out, and what else is known of an act', async () => {
  const intro = (what: string) => expect.stringMatching(new RegExp(`Nirosha.*${what}`))
  expect(await told('unit remove', 'coral-suite/2', null, null)).toEqual([intro('Coral Suite 2'), 'Nirosha'])
  expect(await told('room change', 'coral-suite', { guests: 4 }, { guests: 2 })).toEqual([
    intro('Coral Suite'),
    '4 guests',
    '2 guests',
    'Nirosha',
  ])
  const closed = { roomId: 'gone', unit: 2, from: '2027-07-01', until: '2027-07-09', reason: 'a leak' }
  expect(await told('block add', '1', null, closed)).toEqual([
    intro('gone 2'),
    'Thursday, 1 July 2027',
    'Friday, 9 July 2027',
    'a leak',
    'Nirosha',
  ])
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-02' }
  const acted = await told(
    'booking price',
    'CR-1',
    Object.assign({ totalCents: 200 }, stay),
    Object.assign({ totalCents: 100 }, stay),
  )
  expect(acted).toEqual([
    intro('CR-1'),
    'Thursday, 1 July 2027 – Friday, 2 July 2027\n$2',
    'Thursday, 1 July 2027 – Friday, 2 July 2027\n$1',
    'Nirosha',
  ])
})
