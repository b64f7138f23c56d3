import { expect, it } from 'vitest'
import { book, hourMs, openPushed } from '../../../notify/phones/pushed.fixture.ts'
import { createRetention } from '../../../operations/retention/retention.ts'
import { goodMessage } from '../../../testing/inputs.ts'
import { createPhone } from '../../../testing/push-service.ts'

it('R-desk-push-end: a phone gets no more push messages after its session was ended by anyone, or its member is gone', async () => {
  const { api, join, phones } = await openPushed()
  const owner = await join()
  const { call } = owner
  await call('endPush', { body: { endpoint: owner.subscription.endpoint } })
  expect(await phones()).toBe(0)
  expect((await call('testPush')).data.code).toBe('push_off')

  const desk = await join('desk')
  // knowing another member's endpoint ends nothing
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

it('an expired session leaves its phone subscribed for thirty days, and the owner can still end it', async () => {
  const { api, join, phones, setAhead, now } = await openPushed()
  const owner = await join()
  const desk = await join('desk')
  const retention = createRetention(api.db)
  setAhead(13 * hourMs)
  await retention(now())
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
  await retention(now())
  expect(await phones()).toBe(0)
})

it('a member has ten phones at most; an eleventh replaces the one that was not used longest', async () => {
  const { join, service, phones, api, setAhead } = await openPushed()
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
