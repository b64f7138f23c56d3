import { expect, it } from 'vitest'
import { booking, guest, openSite } from './open-site.fixture.ts'

const message = { fullName: 'Amara Perera', email: guest.email, message: 'Is there a piano?' }

it('lists, exports and erases a guest with all that is stored', async () => {
  const { call, desk } = await openSite()
  await call('/api/bookings', booking)
  await call('/api/messages', message)
  const list = await desk('guests', 'list', '--search', 'amara')
  expect(list.text).toMatch(
    /email +name +bookings +cancelled .*\n.*amara@example\.com +Amara Perera +1 +0 +705\.00/,
  )
  expect((await desk('guests', 'list', '--search', 'nobody')).text).not.toContain('amara')
  const exported = await desk('guests', 'export', guest.email)
  expect(JSON.parse(exported.text)).toMatchObject({
    guest: { email: guest.email, name: 'Amara Perera' },
    bookings: [{ totalPrice: 705, payments: [] }],
    messages: [{ message: 'Is there a piano?', replies: [] }],
    reviews: [],
  })
  const erased = await desk('guests', 'erase', guest.email)
  expect(erased.text).toMatch(
    /^erased \d bookings, 1 messages, 0 reviews; 1 of stays to come when the guest has left$/,
  )
})

it('shows a channel’s address once, and takes it away again', async () => {
  const { desk } = await openSite()
  expect((await desk('channels', 'list')).text).toBe('No channels yet.')
  const addressIn = ({ text }: { text: string }) => text.split('\n\n')[1] ?? ''
  const added = await desk('channels', 'add', 'coral-suite', '--portal', 'booking.com')
  expect(added.text).toMatch(
    /^channel of booking\.com for coral-suite\n\nhttp\S+\n\nGive it to the portal now: it is a secret, and is shown this once\.$/,
  )
  expect(added.json).toMatchObject({ channel: { roomId: 'coral-suite', address: addressIn(added) } })
  const rotated = await desk('channels', 'rotate', 'coral-suite', '--portal', 'booking.com')
  expect(rotated.text).toMatch(/^another address of booking\.com for coral-suite\n/)
  expect(addressIn(rotated)).not.toBe(addressIn(added))
  const rows = (await desk('channels', 'list')).text.split('\n')
  expect(rows[1]).toMatch(/^coral-suite +booking\.com +\d{4}-.* never$/)
  expect((await desk('channels', 'remove', 'coral-suite', '--portal', 'booking.com')).text).toBe(
    'removed booking.com for coral-suite',
  )
  expect((await desk('channels', 'list')).text).toBe('No channels yet.')
})
