import { importJWK, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { joinAs } from '../../testing/members.ts'
import { createPhone, type PushService } from '../../testing/push-service.ts'
import { callStaff } from '../../testing/staff.ts'
import { book, hourMs, openPushed } from './pushed.fixture.ts'

it('R-desk-push: notifies a phone, encrypted for it and in its language, without the guest’s identity', async () => {
  const { api, join, service, log } = await openPushed()
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
  await expect
    .poll(() => told().at(-1))
    .toMatchObject({ title: 'Neue Nachricht', path: '/desk/messages?message=1' })
  const said = JSON.stringify(told())
  for (const secret of [goodBooking.firstName, goodBooking.lastName, goodBooking.email, goodMessage.message])
    expect(said).not.toContain(secret)

  // signed for this service with the key that browsers get, which no log contains
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

it('R-desk-push-quiet: sends messages of quiet hours when they end, and a test at once', async () => {
  const { api, join, setAhead } = await openPushed()
  const { call, tags } = await join()
  // it is half past eleven at the property
  const quiet = { from: '11:00', until: '19:00' }
  const kinds = ['booking', 'message'] as const
  const { data: set } = await call('setPush', { body: { kinds, quiet } })
  expect(set).toMatchObject({ kinds, quiet })
  const reference = await book(api)
  expect((await call('testPush')).status).toBe(202)
  await expect.poll(tags).toEqual(['test'])
  const due = api.db
    .prepare("SELECT due_at FROM outbox WHERE kind = 'staff-push' AND sent_at IS NULL")
    .pluck()
  // the test is marked once its answer has arrived
  await expect.poll(() => due.all()).toEqual(['2027-06-01T13:30:00.000Z'])
  setAhead(7.5 * hourMs)
  await expect.poll(tags).toEqual(['test', `booking ${reference}`])
})

it('sends nothing about a message that was answered meanwhile, or a booking that was cancelled', async () => {
  const { api, join, setAhead } = await openPushed()
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

it('R-desk-push-kinds: notifies each member of what they chose, as far as their role permits', async () => {
  const { api, join } = await openPushed()
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

it('R-staff-acts: notifies the owner of a room that somebody takes out of sale, without the member’s name', async () => {
  const { api, join } = await openPushed()
  const owner = await join('owner')
  const desk = await join('desk')
  const block = { roomId: 'coral-suite', unit: 1, from: '2027-06-02', until: '2027-06-05', reason: 'Roof' }
  expect((await desk.call('addBlock', { body: block })).status).toBe(201)
  await expect
    .poll(owner.told)
    .toMatchObject([
      { title: 'Wichtige Änderung an der Rezeption', body: 'Nicht mehr buchbar: Korallen-Suite 1' },
    ])
  const reference = await book(api)
  const { data } = await desk.call('readStay', { params: { reference } })
  const { version } = data.stay
  await desk.call('setPrice', {
    params: { reference },
    body: { version, totalPrice: 96, reason: 'x', isMeant: true },
  })
  await expect
    .poll(() => owner.told().at(-1))
    .toMatchObject({
      body: `Gesamtpreis gesenkt: ${reference}`,
      path: `/desk/stay?reference=${reference}`,
    })
  expect(desk.tags()).toEqual([`booking ${reference}`])
})

it.each([404, 410])('R-desk-push-end: a push service that answers %i is not asked again', async (status) => {
  const { api, join, service, phones } = await openPushed()
  await join()
  service.answersWith(status)
  await book(api)
  await expect.poll(phones).toBe(0)
  await api.post('/api/messages', goodMessage)
  const rows = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'staff-push'").pluck()
  expect(await rows.get()).toBe(1)
  expect(service.received).toHaveLength(1)
})

it('R-desk-push-reach: accepts only addresses of the internet, valid keys, and members of the staff', async () => {
  const { api, join, service, phones } = await openPushed()
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

it('R-desk-push-reach: a public site connects to nothing of its own, whatever is stored', async () => {
  const { api, join, service } = await openPushed({ retryFirstMs: 60_000 }, 'https://calmrest.example')
  await join()
  await book(api)
  const error = api.db.prepare("SELECT last_error FROM outbox WHERE kind = 'staff-push'").pluck()
  await expect.poll(() => error.get()).toBe('address_not_public')
  expect(service.received).toEqual([])
})

it('a push service that does not answer delays no mail, and is asked again', async () => {
  const pace = { webhookDeadlineMs: 500, retryFirstMs: 60_000, retryCapMs: 60_000 }
  const { api, join, service, mail, setAhead } = await openPushed(pace)
  const { tags } = await join()
  service.hangs()
  await book(api)
  await expect.poll(() => mail.received.length).toBe(2)
  const error = api.db.prepare("SELECT last_error FROM outbox WHERE kind = 'staff-push'").pluck()
  await expect.poll(() => error.get()).toBe('timeout')
  expect(service.received).toHaveLength(1)
  service.answersWith(201)
  setAhead(hourMs)
  await expect.poll(() => tags().length).toBe(2)
})
