import { describe, expect, it } from 'vitest'
import { parseMailbox } from '../../core/mail-format/mailbox.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { type MailedApi, openMailedApi } from '../../testing/mailed-api.ts'

const headerLines = (raw: string) => (raw.split('\r\n\r\n', 1)[0] ?? '').split('\r\n')

/** Stores a message as if the checks of the contract had let it pass. */
const storeMessage = async (api: MailedApi, { fullName, email }: { fullName: string; email: string }) => {
  const messageId = (await api.db
    .prepare<[string, string], number>(
      `INSERT INTO messages (full_name, email, message, lang, created_at)
       VALUES (?, ?, 'Hello', 'en', '2027-06-01T06:00:00.000Z') RETURNING id`,
    )
    .pluck()
    .get(fullName, email)) as number
  const payload = { messageId }
  const mail = { payload, lang: 'en', createdAt: '2027-06-01T06:00:00.000Z' } as const
  const outbox = outboxOf(api.db)
  await outbox.add({ kind: 'message-received', ...mail })
  await outbox.add({ kind: 'message-for-owner', ...mail })
}

it('turns a name with line breaks into one header line', async () => {
  const api = await openMailedApi()
  const fullName = 'Eve\r\nBcc: all@evil.example\r\n\r\n<b>'
  await api.post('/api/messages', { ...goodMessage, fullName })
  await storeMessage(api, { fullName, email: 'eve@example.com' })
  for (const mail of [
    ...(await api.mailsOf('message-received', 2)),
    ...(await api.mailsOf('message-for-owner', 2)),
  ]) {
    expect(headerLines(mail.raw).filter((line) => /^bcc:/i.test(line))).toEqual([])
    expect(mail.recipients).toHaveLength(1)
    expect(mail.recipients.join()).not.toContain('evil')
  }
})

it('turns a room or title with line breaks into one header line', async () => {
  const api = await openMailedApi()
  await api.db
    .prepare("UPDATE room_texts SET name = ? WHERE lang = 'en' AND room_type_id = 'lighthouse-suite'")
    .run('Suite\r\nBcc: all@evil.example')
  await api.post('/api/bookings', { ...goodBooking, roomType: 'lighthouse-suite' })
  const mail = await api.mailOf('booking-for-owner')
  expect(headerLines(mail.raw).filter((line) => /^bcc:/i.test(line))).toEqual([])
  expect(mail.recipients).toEqual(['stay@calmrest.example'])
})

it('treats a name with a comma, quotes or brackets as one name', async () => {
  const api = await openMailedApi()
  const fullName = 'Perera, Amara "Ama" (Mirissa)'
  await api.post('/api/messages', { ...goodMessage, fullName })
  expect((await api.mailOf('message-received')).to).toEqual([{ name: fullName, address: goodMessage.email }])
  const owner = await api.mailOf('message-for-owner')
  expect(owner.replyTo).toEqual([{ name: fullName, address: goodMessage.email }])
})

describe('advisories', () => {
  it('nodemailer mm7p-fcc7-pg87: an address within an address goes nowhere else', async () => {
    const api = await openMailedApi()
    const email = '"eve@evil.example x"@calmrest.example'
    expect((await api.post('/api/messages', { ...goodMessage, email })).status).toBe(400)
    await storeMessage(api, { fullName: 'Eve <eve@evil.example>, all@evil.example', email })
    const owner = await api.mailOf('message-for-owner')
    expect(owner.recipients).toEqual(['stay@calmrest.example'])
    // the server refuses such an address, and no other was tried instead
    const failure = api.db.prepare("SELECT last_error FROM outbox WHERE kind = 'message-received'").pluck()
    await expect.poll(() => failure.get()).toContain('EENVELOPE')
    expect(api.server.received.flatMap((mail) => mail.recipients)).toEqual(['stay@calmrest.example'])
  })

  it('nodemailer rcmh-qjqh-p98v: a name of nested groups is a name, and takes no time', async () => {
    const api = await openMailedApi()
    const fullName = `${'g:'.repeat(3_000)} eve@evil.example;`
    await storeMessage(api, { fullName, email: 'eve@example.com' })
    // processor time: wall time would vary on a busy machine
    const before = process.cpuUsage()
    const mail = await api.mailOf('message-for-owner')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(5_000)
    expect(mail.recipients).toEqual(['stay@calmrest.example'])
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'eve@example.com' })])
  })
})

it('R-mail-message: sends an answer of the guest to the property, and of the property to the guest', async () => {
  const api = await openMailedApi()
  await api.post('/api/messages', goodMessage)
  const toGuest = await api.mailOf('message-received')
  const toProperty = await api.mailOf('message-for-owner')
  expect(toGuest.replyTo).toEqual([{ name: 'Calm Rest', address: 'stay@calmrest.example' }])
  expect(toProperty.replyTo).toEqual([{ name: 'Amara Perera', address: 'amara@example.com' }])
})

it('marks mails as automatic, so that no absence note is returned', async () => {
  const api = await openMailedApi()
  await api.post('/api/messages', goodMessage)
  const { headers } = await api.mailOf('message-received')
  expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
})

it.each([
  ['Calm Rest <stay@calmrest.example>', { name: 'Calm Rest', address: 'stay@calmrest.example' }],
  ['stay@calmrest.example', { name: '', address: 'stay@calmrest.example' }],
  ['a@b.example, c@d.example', undefined],
  ['Calm Rest', undefined],
])('reads %s as a sender', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox)
})
