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

it('tells with a new price what it was, what stays, and how to undo it', async () => {
  const { call, desk } = await openSite()
  await call('/api/bookings', booking)
  const rows = (await desk('rooms', 'list')).text.split('\n')
  expect(rows[0]).toMatch(/^id +name +status +category +USD +discount +guests +units$/)
  expect(rows.find((row) => row.startsWith('lighthouse-suite'))).toMatch(/ 235\.00 /)
  expect((await desk('rooms', 'price', 'lighthouse-suite', '120')).text).toBe(
    'lighthouse-suite costs 120.00. 1 booking keeps its price.\nUndo: npm run desk -- rooms price lighthouse-suite 235.00',
  )
  expect((await desk('rooms', 'discount', 'lighthouse-suite', '99.50')).text).toBe(
    'lighthouse-suite: 99.50 instead of 120.00 dollars. 1 booking keeps its price.\nUndo: npm run desk -- rooms discount lighthouse-suite none',
  )
  expect((await desk('rooms', 'discount', 'lighthouse-suite', 'none')).text).toBe(
    'lighthouse-suite: no discount. 1 booking keeps its price.\nUndo: npm run desk -- rooms discount lighthouse-suite 99.50',
  )
  const log = (await desk('log', 'lighthouse-suite')).text.split('\n')
  expect(log).toHaveLength(4)
  expect((await desk('log', 'lighthouse-suite', '--limit', '1')).text.split('\n')).toHaveLength(2)
  expect(log.join('\n')).toMatch(/priceCents 23500 → 12000/)
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
