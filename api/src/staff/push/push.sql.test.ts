import type { Role } from '@calm-rest/contract/staff'
import { importJWK, jwtVerify } from 'jose'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import type { MailOptions } from '../../index.ts'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { joinAs } from '../../testing/members.ts'
import { createPhone, type PushService, startPushService } from '../../testing/push-service.ts'
import { callStaff, joinStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

const hourMs = 60 * 60_000

/** A site on this machine, its mail, and a push service beside it. */
const open = async (pace: MailOptions['pace'] = {}, publicUrl = 'http://localhost:3000') => {
  const startedMs = performance.now()
  let aheadMs = 0
  const now = () => new Date(testNow.getTime() + aheadMs + performance.now() - startedMs)
  const log: string[] = []
  const [mail, service] = [await startMailServer(), await startPushService()]
  const api = await openTestApi({
    now,
    logger: pino({ level: 'trace' }, { write: (line: string) => log.push(line) }),
    mail: { ...mailTo(mail, pace), publicUrl },
  })
  const phones = api.db.prepare<[], number>('SELECT COUNT(*) FROM push_subscriptions').pluck()
  return {
    ...{ api, mail, service, log, now },
    phones: () => phones.get(),
    /** The clock runs, and is so far ahead of its start from now on. */
    setAhead: (ms: number) => {
      aheadMs = ms
    },
    join: (role: Role = 'owner', name: string = role) => joinOn(api, service, { role, name, now }),
  }
}

/** A member of the staff with a phone that is switched on. */
const joinOn = async (
  api: TestApi,
  service: PushService,
  { role, name, now }: { role: Role; name: string; now: () => Date },
) => {
  const member = await joinStaff(api, role, { name, now })
  const phone = createPhone(service, name)
  const switchOn = (headers = {}) => member.call('subscribePush', { body: phone.subscription, headers })
  expect((await switchOn({ 'Accept-Language': 'de' })).status).toBe(201)
  return { ...member, ...phone, switchOn, tags: () => phone.told().map(({ tag }) => tag) }
}

const book = async (api: TestApi, headers: Record<string, string> = {}): Promise<string> =>
  (await (await api.post('/api/bookings', goodBooking, headers)).json()).reference

it('R-desk-push: tells a phone what happened, for it alone and in its language, and not who the guest is', async () => {
  const { api, join, service, log } = await open()
  const { told, call } = await join()
  const { auth } = await joinAs(api)
  const reference = await book(api, auth)
  const stay = {
    body: `${reference} · 3 Nächte ab 01.07.2027`,
    path: `/desk/stay?reference=${reference}`,
    lang: 'de',
  }
  await expect.poll(told).toEqual([{ ...stay, title: 'Neue Buchung', tag: `booking ${reference}` }])
  await api.post(`/api/me/bookings/${reference}/cancel`, {}, auth)
  await expect.poll(told).toContainEqual({ ...stay, title: 'Stornierung', tag: `cancellation ${reference}` })
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => told().at(-1)).toMatchObject({ title: 'Neue Nachricht', path: '/desk/messages' })
  const said = JSON.stringify(told())
  for (const secret of [goodBooking.firstName, goodBooking.lastName, goodBooking.email, goodMessage.message])
    expect(said).not.toContain(secret)

  // signed for this service by the key that browsers are given, and that no log has
  const { headers } = service.received[0] as PushService['received'][number]
  const { data: settings } = await call('readPush')
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(settings.publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const verified = await jwtVerify(
    token,
    await importJWK({ kty: 'EC', crv: 'P-256', x, y } as object, 'ES256'),
    {
      audience: service.url,
    },
  )
  expect(verified.payload.sub).toBe('mailto:stay@calmrest.example')
  const privateKey = await api.db.prepare<[], string>('SELECT private_key FROM push_keys').pluck().get()
  expect(log.join('')).toContain('push sent')
  for (const secret of [privateKey, service.url, goodBooking.email])
    expect(log.join('')).not.toContain(secret)
})

it('R-desk-push-quiet: what comes in quiet hours is told when they end; a test is told at once', async () => {
  const { api, join, setAhead } = await open()
  const { call, tags } = await join()
  // it is half past eleven at the property
  const quiet = { from: '11:00', until: '19:00' }
  const kinds = ['booking', 'message'] as const
  const { data: set } = await call('setPush', { body: { kinds, quiet } })
  expect(set).toMatchObject({ kinds, quiet })
  const reference = await book(api)
  expect((await call('testPush')).status).toBe(202)
  await expect.poll(tags).toEqual(['test'])
  const due = await api.db
    .prepare("SELECT due_at FROM outbox WHERE kind = 'staff-push' AND sent_at IS NULL")
    .pluck()
    .all()
  expect(due).toEqual(['2027-06-01T13:30:00.000Z'])
  setAhead(7.5 * hourMs)
  await expect.poll(tags).toEqual(['test', `booking ${reference}`])
})

it('tells of a message that was answered meanwhile, and of a booking that was cancelled, nothing', async () => {
  const { api, join, setAhead } = await open()
  const { call, tags } = await join()
  const { auth } = await joinAs(api)
  await call('setPush', { body: { kinds: ['booking', 'message'], quiet: { from: '11:00', until: '19:00' } } })
  const reference = await book(api, auth)
  await api.post(`/api/me/bookings/${reference}/cancel`, {}, auth)
  await api.post('/api/messages', goodMessage)
  const { data: list } = await call('listMessages')
  await call('markAnswered', { params: { id: 1 }, body: { version: list[0]?.version ?? '' } })
  setAhead(7.5 * hourMs)
  const left = api.db
    .prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'staff-push' AND last_error = 'nothing_to_send'")
    .pluck()
  await expect.poll(() => left.get()).toBe(2)
  expect(tags()).toEqual([])
})

it('R-desk-push-kinds: each member is told what they chose, as far as their role may know it', async () => {
  const { api, join } = await open()
  const owner = await join('owner')
  const desk = await join('desk')
  const cleaner = await join('housekeeping')
  await desk.call('setPush', { body: { kinds: ['message'], quiet: null } })
  await cleaner.call('setPush', { body: { kinds: ['booking', 'message'], quiet: null } })
  expect((await cleaner.call('readPush')).data.kinds).toEqual([])
  const reference = await book(api)
  await api.post('/api/messages', goodMessage)
  await expect.poll(owner.tags).toEqual([`booking ${reference}`, 'message 1'])
  await expect.poll(desk.tags).toEqual(['message 1'])
  expect(cleaner.tags()).toEqual([])
})

it.each([404, 410])('R-desk-push-end: a push service that answers %i is asked no more', async (status) => {
  const { api, join, service, phones } = await open()
  await join()
  service.answersWith(status)
  await book(api)
  await expect.poll(phones).toBe(0)
  await api.post('/api/messages', goodMessage)
  const rows = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'staff-push'").pluck()
  expect(await rows.get()).toBe(1)
  expect(service.received).toHaveLength(1)
})

it('R-desk-push-end: a phone is told no more once its session was ended, by whomever, or its member is gone', async () => {
  const { api, join, phones } = await open()
  const owner = await join()
  const { call } = owner
  await call('endPush', { body: { endpoint: owner.subscription.endpoint } })
  expect(await phones()).toBe(0)
  expect((await call('testPush')).data.code).toBe('push_off')

  const desk = await join('desk')
  // whoever knows an address of somebody else ends nothing
  await call('endPush', { body: { endpoint: desk.subscription.endpoint } })
  expect(await phones()).toBe(1)
  await desk.call('signOut')
  expect(await phones()).toBe(0)
  await desk.signIn()
  await desk.switchOn()
  const { data: sessions } = await desk.call('listOwnSessions')
  await desk.call('endOwnSession', { params: { id: sessions[0]?.id ?? '' } })
  expect(await phones()).toBe(0)
  await desk.signIn()
  await desk.switchOn()
  await call('endSessionsOfMember', { params: { id: desk.memberId } })
  expect(await phones()).toBe(0)
  await desk.signIn()
  await desk.switchOn()
  await desk.call('setPush', { body: { kinds: ['message'], quiet: null } })
  await call('removeMember', { params: { id: desk.memberId } })
  expect(await phones()).toBe(0)
  expect(await api.db.prepare('SELECT COUNT(*) FROM push_settings').pluck().get()).toBe(0)
})

it('a session that is over by time leaves its phone behind for thirty days, and the owner can still end it', async () => {
  const { api, join, phones, setAhead, now } = await open()
  const owner = await join()
  const desk = await join('desk')
  const housekeeping = createHousekeeping(api.db)
  setAhead(13 * hourMs)
  await housekeeping(now())
  expect((await desk.call('readSession')).data.code).toBe('unauthorized')
  const reference = await book(api)
  await expect.poll(desk.tags).toEqual([`booking ${reference}`])
  await owner.signIn()
  await owner.switchOn()
  await owner.call('endSessionsOfMember', { params: { id: desk.memberId } })
  expect(await phones()).toBe(1)
  setAhead((13 + 30 * 24) * hourMs)
  const rows = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'staff-push'").pluck()
  const before = await rows.get()
  await api.post('/api/messages', goodMessage)
  expect(await rows.get()).toBe(before)
  await housekeeping(now())
  expect(await phones()).toBe(0)
})

it('R-desk-push-reach: takes addresses of the internet alone, real keys, and nobody who is not of the staff', async () => {
  const { api, join, service, phones } = await open()
  const { call } = await join()
  const { auth } = await joinAs(api)
  const { subscription } = createPhone(service, 'other')
  for (const headers of [{}, auth])
    expect((await callStaff(api, 'subscribePush', { body: subscription, headers })).data.code).toBe(
      'unauthorized',
    )
  const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` }
  const addresses = [
    'http://push.example/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/x',
    'ftp://push.example/x',
  ]
  for (const body of [
    { ...subscription, keys },
    ...addresses.map((endpoint) => ({ ...subscription, endpoint })),
  ])
    expect([body, (await call('subscribePush', { body })).data.code]).toEqual([body, 'push_refused'])
  expect(await phones()).toBe(1)
})

it('R-desk-push-reach: a site that the world can see connects to nothing of its own, whatever is stored', async () => {
  const { api, join, service } = await open({ retryFirstMs: 60_000 }, 'https://calmrest.example')
  await join()
  await book(api)
  const error = api.db.prepare("SELECT last_error FROM outbox WHERE kind = 'staff-push'").pluck()
  await expect.poll(() => error.get()).toBe('address_not_public')
  expect(service.received).toEqual([])
})

it('a member has ten phones; one more, and the one that was not used longest is told no more', async () => {
  const { join, service, phones, api, setAhead } = await open()
  const { call } = await join()
  for (let i = 1; i <= 10; i += 1) {
    setAhead(i * 1000)
    await call('subscribePush', { body: createPhone(service, `phone-${i}`).subscription })
  }
  expect(await phones()).toBe(10)
  const first = api.db
    .prepare("SELECT COUNT(*) FROM push_subscriptions WHERE endpoint LIKE '%/owner'")
    .pluck()
  expect(await first.get()).toBe(0)
})

it('a push service that does not answer holds no mail up, and is asked again', async () => {
  const { api, join, service, mail } = await open({ webhookDeadlineMs: 500 })
  const { tags } = await join()
  service.hangs()
  await book(api)
  await expect.poll(() => service.received.length).toBe(1)
  await expect.poll(() => mail.received.length).toBe(2)
  service.answersWith(201)
  await expect.poll(() => tags().length).toBe(2)
})
