import { expect, it } from 'vitest'
import { goodMessage } from '../../testing/inputs.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'
import { createAnswer } from './answer.ts'

const newest = 'SELECT full_name, email, phone, message, lang, created_at FROM messages ORDER BY id DESC'

it('R-message-payload: stores a message as it was written', async () => {
  const api = await openTestApi()
  const answer = await api.post('/api/messages?lang=de', goodMessage)
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }])
  expect(await api.db.prepare(newest).get()).toEqual({
    full_name: 'Amara Perera',
    email: 'amara@example.com',
    phone: '+94 77 555 0100',
    message: 'Do you have a cot?',
    lang: 'de',
    created_at: '2027-06-01T06:00:00.000Z',
  })
})

it.each([undefined, null, '', '  '])(
  'R-rule-contact-phone: takes a message without a phone number: %j',
  async (phone) => {
    const api = await openTestApi()
    expect((await api.post('/api/messages/', { ...goodMessage, phone })).status).toBe(201)
    expect(await api.db.prepare(newest).get()).toMatchObject({ phone: null })
  },
)

it('turns a name that resembles a mail header into one line', async () => {
  const api = await openTestApi()
  const fullName = 'Eve\r\nBcc: all@example.com\u0000'
  expect((await api.post('/api/messages', { ...goodMessage, fullName })).status).toBe(201)
  expect(await api.db.prepare(newest).get()).toMatchObject({ full_name: 'Eve Bcc: all@example.com' })
})

it('keeps only the first reply if requested, and otherwise accepts later ones', async () => {
  const api = await openTestApi()
  await api.post('/api/messages', goodMessage)
  const { answer, replies: repliesTo, factsOf } = createAnswer(api.db)
  const later = new Date(testNow.getTime() + 1)
  await answer({ id: 1, reply: 'Yes', at: testNow, onlyFirst: true })
  await answer({ id: 1, reply: 'No', at: later, onlyFirst: true })
  const replies = await api.db
    .prepare("SELECT payload FROM outbox WHERE kind = 'message-reply'")
    .pluck()
    .all()
  expect(replies).toEqual([JSON.stringify({ messageId: 1, reply: 'Yes' })])
  await answer({ id: 1, reply: 'And a cot.', at: later })
  expect((await repliesTo(1)).map(({ reply }) => reply)).toEqual(['Yes', 'And a cot.'])
  expect(await factsOf(1)).toEqual({ answeredAt: testNow.toISOString(), replies: 2 })
})
