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

it('mails every reply, and keeps when the first was given', async () => {
  const api = await openTestApi()
  await api.post('/api/messages', goodMessage)
  const { answer, replies: repliesTo, factsOf } = createAnswer(api.db)
  await answer({ id: 1, reply: 'Yes', at: testNow })
  await answer({ id: 1, reply: 'And a cot.', at: new Date(testNow.getTime() + 1) })
  const mailed = await api.db
    .prepare("SELECT payload FROM outbox WHERE kind = 'message-reply' ORDER BY id")
    .pluck()
    .all()
  expect(mailed).toEqual(['Yes', 'And a cot.'].map((reply) => JSON.stringify({ messageId: 1, reply })))
  expect((await repliesTo(1)).map(({ reply }) => reply)).toEqual(['Yes', 'And a cot.'])
  expect(await factsOf(1)).toEqual({ answeredAt: testNow.toISOString(), replies: 2 })
})
