import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MailOptions } from '../../index.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { fromPartner, openPartneredApi } from '../../testing/partner-site.ts'
import { testNow } from '../../testing/test-now.ts'
import { type ReceivedWebhook, startWebhookServer, status } from '../../testing/webhook-server.ts'

const ours = 'alpin-tours'
const hourMs = 60 * 60 * 1000

interface Opening {
  publicUrl?: string
  pace?: MailOptions['pace']
}

/** Opens a site on this machine that sends to a partner's server here, and its mail. */
const open = async ({ publicUrl = 'http://localhost:3000', pace = {} }: Opening = {}) => {
  const startedMs = performance.now()
  let aheadMs = 0
  const mail = await startMailServer()
  const server = await startWebhookServer()
  const opened = await openPartneredApi({
    now: () => new Date(testNow.getTime() + aheadMs + performance.now() - startedMs),
    mail: { ...mailTo(mail, pace), publicUrl },
  })
  const { partners, post } = opened
  const { secret = '' } = await partners.notify(ours, { way: 'webhook', address: server.url })
  let day = 0
  return {
    ...opened,
    server,
    secret,
    mail,
    /** Sets how far the clock is ahead of its start; it keeps running. */
    setAhead: (ms: number) => {
      aheadMs = ms
    },
    book: async () => {
      day += 1
      const at = (days: number) => new Date(Date.UTC(2027, 7, days)).toISOString().slice(0, 10)
      const stay = { checkIn: at(day), checkOut: at(day + 1), totalPrice: 235 }
      const answer = await post('/api/bookings', { ...goodBooking, ...stay }, fromPartner)
      expect(answer.status).toBe(201)
    },
    /** Waits for this state of the newest notice. */
    becomes: async (wanted: object) => {
      const newest = async () => (await partners.notices(ours))[0]
      await expect.poll(newest).toMatchObject(wanted)
    },
    toOwner: () => mail.received.filter(({ subject }) => subject === 'Alpin Tours does not get its notices'),
  }
}

/** Verifies a signature as a receiver does by the scheme of Standard Webhooks. */
const isSigned = ({ headers, body }: ReceivedWebhook, secret: string) => {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}

it('R-partners-notices: posts a signed notice to the server of a partner', async () => {
  const { book, server, secret, becomes, partners } = await open()
  await book()
  await becomes({ state: 'delivered', attempts: 1, error: null })
  const [webhook] = server.received as [ReceivedWebhook]
  expect(webhook).toMatchObject({ method: 'POST', path: '/notices' })
  const [delivery] = await partners.notices(ours)
  expect(JSON.parse(webhook.body)).toEqual(delivery?.notice)
  expect(webhook.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': delivery?.notice.id,
    'content-length': String(Buffer.byteLength(webhook.body)),
  })
  expect(isSigned(webhook, secret)).toBe(true)
  expect(isSigned({ ...webhook, body: `${webhook.body} ` }, secret)).toBe(false)
  const sentAt = Number(webhook.headers['webhook-timestamp'])
  expect(sentAt - testNow.getTime() / 1000).toSatisfy((seconds) => seconds >= 0 && seconds < 60)
  expect(webhook.headers.cookie ?? webhook.headers.authorization).toBe(undefined)
})

it('signs with the newest secret only', async () => {
  const { book, server, secret, partners, becomes } = await open()
  const rotated = await partners.rotateSecret(ours)
  await book()
  await becomes({ state: 'delivered' })
  const [webhook] = server.received as [ReceivedWebhook]
  expect([isSigned(webhook, secret), isSigned(webhook, rotated.secret)]).toEqual([false, true])
})

it('retries until the server accepts it, with the same id and the same bytes', async () => {
  const { book, server, becomes, secret } = await open()
  let attempts = 0
  server.answersWith((response) => {
    attempts += 1
    response.writeHead(attempts < 3 ? 503 : 200).end('thanks')
  })
  await book()
  await becomes({ state: 'delivered', attempts: 3, error: null })
  expect(server.received).toHaveLength(3)
  expect(new Set(server.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
  expect(server.received.every((webhook) => isSigned(webhook, secret))).toBe(true)
})

it('follows no redirect', async () => {
  const { book, server, becomes } = await open({ pace: { retryFirstMs: 60_000, retryCapMs: 60_000 } })
  const other = await startWebhookServer()
  server.answersWith((response) => response.writeHead(307, { Location: other.url }).end())
  await book()
  await becomes({ state: 'waiting', attempts: 1, error: 'http_307' })
  expect(other.received).toEqual([])
})

it('reads nothing of an answer, however large, and closes the connection', async () => {
  const { book, server, becomes } = await open({ pace: { webhookDeadlineMs: 60_000 } })
  let written = 0
  server.answersWith((response) => {
    response.writeHead(200)
    const write = () => {
      for (let goesOn = true; goesOn && !response.destroyed; written += 64 * 1024)
        goesOn = response.write(Buffer.alloc(64 * 1024))
    }
    response.on('drain', write)
    write()
  })
  await book()
  await becomes({ state: 'delivered', attempts: 1 })
  await expect.poll(server.connections).toBe(0)
  // no more than the buffers of two sockets hold
  expect(written).toBeLessThan(32 * 1024 * 1024)
})

it('limits the time of a server that does not answer, while mail is still sent', async () => {
  const { api, book, server, becomes, mail } = await open({
    pace: { webhookDeadlineMs: 500, retryFirstMs: 60_000, retryCapMs: 60_000 },
  })
  server.answersWith(() => {})
  await book()
  await expect.poll(() => mail.received.length).toBe(2)
  await becomes({ state: 'waiting', attempts: 1, error: 'timeout' })
  // nor does it affect the readiness of the site
  const backlog = async () => (await (await api.get('/api/health/ready')).json()).readiness.outbox
  await expect.poll(backlog).toEqual({ waiting: 0, oldestSeconds: 0 })
})

it('is turned off by 410, and the owner is notified', async () => {
  const { book, server, becomes, partners, toOwner } = await open()
  server.answersWith(status(410))
  await book()
  await becomes({ state: 'given_up', error: 'gone' })
  expect(await partners.noticeState(ours)).toMatchObject({ endedBy: 'partner' })
  await expect.poll(() => toOwner().length).toBe(1)
  expect(toOwner()[0]?.text).toContain('wants no more notices')
  await book()
  expect(await partners.notices(ours)).toHaveLength(1)
})

it('notifies the owner once that notices have failed for a day, and again after they succeeded in between', async () => {
  const { api, book, server, setAhead, toOwner, partners } = await open()
  server.answersWith(status(500))
  await book()
  await book()
  await expect.poll(async () => (await partners.notices(ours))[1]?.attempts).toBeGreaterThan(3)
  const tellings = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'notices-for-owner'").pluck()
  expect(await tellings.get()).toBe(0)
  setAhead(24 * hourMs)
  await expect.poll(() => toOwner().length).toBe(1)
  expect(toOwner()[0]?.text).toMatch(/http_500[\s\S]*npm run partners -- notices alpin-tours/)
  const attempts = async () => (await partners.notices(ours)).map((one) => one.attempts)
  const before = await attempts()
  await expect.poll(attempts).toEqual(before.map((count) => expect.toSatisfy((now) => now > count + 2)))
  expect(toOwner()).toHaveLength(1)

  server.answersWith(status(200))
  await expect
    .poll(async () => (await partners.notices(ours)).map(({ state }) => state))
    .toEqual(['delivered', 'delivered'])
  server.answersWith(status(500))
  await book()
  setAhead(48 * hourMs + 1)
  await expect.poll(() => toOwner().length).toBe(2)
})

it('gives a notice up after three days, and the owner sends it again', async () => {
  const { book, server, setAhead, becomes, partners } = await open({ pace: { giveUpAttempts: 3 } })
  server.answersWith(status(404))
  await book()
  setAhead(72 * hourMs)
  await becomes({ state: 'given_up', error: 'http_404' })
  server.answersWith(status(200))
  const [{ notice } = { notice: { id: '' } }] = await partners.notices(ours)
  await partners.retryNotice(ours, notice.id)
  await becomes({ state: 'delivered' })
  expect(new Set(server.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([notice.id]))
})

describe('R-partners-reach: a public site', () => {
  it('connects to no address of this machine or its network, whatever is stored', async () => {
    const slowly = { retryFirstMs: 60_000, retryCapMs: 60_000 }
    const { api, book, server, becomes, partners } = await open({
      publicUrl: 'https://calmrest.example',
      pace: slowly,
    })
    const { port } = new URL(server.url)
    const update = api.db.prepare<[string]>('UPDATE notice_settings SET address = ?')
    for (const address of [
      server.url,
      `http://localhost:${port}/notices`,
      `http://[::1]:${port}/notices`,
      `http://[::ffff:127.0.0.1]:${port}/notices`,
      `http://0.0.0.0:${port}/notices`,
      `http://2130706433:${port}/notices`,
    ]) {
      await update.run(address)
      await book()
      await becomes({ state: 'waiting', attempts: 1, error: 'address_not_public' })
    }
    expect(server.received).toEqual([])
    expect(await partners.notices(ours)).toHaveLength(6)
  })
})
