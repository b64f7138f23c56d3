import { expect, it } from 'vitest'
import { goodBooking, goodMessage, goodUser } from '../../../testing/inputs.ts'
import { joinAs } from '../../../testing/members.ts'
import { openSiteToRestore } from './site-to-restore.fixture.ts'

it('erases a guest again who was erased since the backup, also in a later restore of an older one', async () => {
  const { api, backup, desk, restoreOverItself, restore } = await openSiteToRestore()
  await api.post('/api/bookings', goodBooking)
  await api.post('/api/bookings', {
    ...goodBooking,
    checkIn: '2027-08-01',
    checkOut: '2027-08-04',
    email: 'other@example.com',
  })
  await api.post('/api/messages', { ...goodMessage, email: goodBooking.email.toUpperCase() })
  const older = await backup()
  const reference = (await api.db
    .prepare('SELECT reference FROM bookings WHERE email = ?')
    .pluck()
    .get(goodBooking.email)) as string
  await desk.bookings.cancel(reference)
  const file = await backup()
  await desk.guests.erase(goodBooking.email)

  const { restored, access } = await restoreOverItself(file)
  const emails = () => restored.db.prepare('SELECT email FROM bookings ORDER BY id').pluck().all()
  expect(access.forgotten).toBe(1)
  expect(await emails()).toEqual(['', 'other@example.com'])
  expect(await restored.counts()).toMatchObject({ messages: 0 })

  // in the older one the stay is still to come: its guest is expected, and erased on the day of check-out
  const again = await restore(older, { over: restored })
  const dates = again.restored.db.prepare('SELECT anonymise_on FROM bookings ORDER BY id').pluck()
  expect(await dates.all()).toEqual([goodBooking.checkOut, null])
})

it('leaves a guest unchanged who was erased before the backup and has come back', async () => {
  const { api, backup, desk, restoreOverItself } = await openSiteToRestore()
  await api.post('/api/messages', goodMessage)
  await desk.guests.erase(goodMessage.email)
  await api.post('/api/messages', goodMessage)
  const { restored, access } = await restoreOverItself(await backup())
  expect([access.forgotten, (await restored.counts()).messages]).toEqual([0, 1])
})

it('deletes an account again that its guest deleted since the backup', async () => {
  const { api, backup, restoreOverItself } = await openSiteToRestore()
  const { auth } = await joinAs(api)
  await joinAs(api, { email: 'other@example.com' })
  const file = await backup()
  await api.post('/api/me/removal', { password: goodUser.password }, auth)
  const { restored } = await restoreOverItself(file)
  const emails = restored.db.prepare('SELECT email FROM users').pluck()
  expect(await emails.all()).toEqual(['other@example.com'])
})
