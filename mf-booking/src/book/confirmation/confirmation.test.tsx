import type { BookingReceipt } from '@calm-rest/contract/api'
import type { Host } from '@calm-rest/contract/widget'
import { outlineOf } from '@calm-rest/federation/testing'
import { expect, it } from 'vitest'
import { mountBook, ok } from '../mount-book.fixture.tsx'

const receipt = {
  reference: 'CR-7KQM-4XWP',
  token: 'secret',
  totalPrice: 384,
  currency: 'USD',
  nights: 3,
  roomId: 'horizon-room',
  roomType: 'Horizontzimmer',
  checkIn: '2027-03-01',
  checkOut: '2027-03-04',
  guests: 2,
  freeCancellationUntil: '2026-11-22T10:00:00.000Z',
} as unknown as BookingReceipt

const rooms = [
  { reference: 'CR-1', roomId: 'horizon-room', roomType: 'Horizontzimmer', guests: 2, totalPrice: 200 },
  // no longer in the list
  { reference: 'CR-2', roomId: 'gone', roomType: 'Gartenzimmer', guests: 1, totalPrice: 184.5 },
]

const facts = {
  phone: '+94 41 555 0142',
  email: 'stay@calmrest.example',
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
}

interface Given {
  change?: object
  guest?: object
  lang?: 'en' | 'de' | 'zh'
  withFacts?: boolean
}

const book = async ({ change = {}, guest, lang = 'en', withFacts = true }: Given = {}) => {
  const session = { current: () => guest, subscribe: () => () => {} } as unknown as Host['session']
  const view = await mountBook({
    lang,
    calls: { create: async () => ok(Object.assign({}, receipt, change)) },
    data: withFacts ? { facts } : {},
    host: { session },
  })
  const { named, fill, submit, page, until } = view
  await fill(named('firstName'), 'Ada')
  await fill(named('lastName'), 'Lovelace')
  await fill(named('email'), 'ada@example.com')
  await submit()
  await until(() => expect(page.textContent).toContain('CR-7KQM-4XWP'))
  return { ...view, said: () => outlineOf(page.querySelector('section') as Element) }
}

it('says what was booked, what happens next and where to go', async () => {
  const { said, focused } = await book()
  expect(said()).toMatchInlineSnapshot(`
    "div role=alert
      h1 tabindex=-1: Booking submitted successfully!
    p: Your booking reference
    p: CR-7KQM-4XWP
    p: Please keep it: it is all we need to find your booking.
    dt: Room type
    dd: Horizon Room
    dt: Check-in
    dd: Monday, 1 March 2027
    dt: Check-out
    dd: Thursday, 4 March 2027
    dt: Nights
    dd: 3 nights
    dt: Guests
    dd: 2 guests
    dt: Total price
    dd: $384
    h2: What happens next
    li: We are sending the confirmation to ada@example.com, with an entry for your calendar and a link to cancel. If none comes, your room is booked all the same: keep the reference, and call us to change or cancel.
    li: Your room is ready from 14:00 on the day you arrive, and yours until 11:00 on the day you leave.
    li: You can cancel free of charge until 22 November 2026 at 15:30, our local time.
    li
      Any questions? Call us on
      a href=tel:+94415550142: +94 41 555 0142
      or write to
      a href=mailto:stay@calmrest.example: stay@calmrest.example
    a href=/booking/secret: See your booking
    a href=/book: Book another stay"
  `)
  expect(focused.at(-1)).toBe('Booking submitted successfully!')
})

it('names each room of a booking, as the page names it, with its price', async () => {
  const { said } = await book({ change: { rooms } })
  expect(said()).toContain('dt: Horizon Room, 2 guests')
  expect(said()).toContain('dd: $200')
  expect(said()).toContain('dt: Gartenzimmer, 1 guest')
  expect(said()).toContain('dd: $184.50')
  expect(said()).not.toContain('dt: Guests')
})

it('leads a signed-in guest to their bookings, and nobody to a booking without its token', async () => {
  const guest = { id: 'u1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
  const { control, page } = await book({ guest, change: { token: undefined } })
  expect(control('Your bookings').getAttribute('href')).toBe('/profile')
  expect(page.textContent).not.toContain('See your booking')
  expect((await book()).page.textContent).not.toContain('Your bookings')
})

it('says nothing of hours and telephone where nobody has said them', async () => {
  const { page } = await book({ withFacts: false })
  expect(page.textContent).not.toContain('Your room is ready from')
  expect(page.querySelector('a[href^="tel:"]')).toBeNull()
  expect(page.querySelector('a[href^="mailto:"]')).not.toBeNull()
})

it('begins another booking by a press, and leaves a press for another tab to the browser', async () => {
  const { control, send, page } = await book()
  const elsewhere = await send(control('Book another stay'), 'click', { button: 0, ctrlKey: true })
  expect([elsewhere.defaultPrevented, page.querySelector('form')]).toEqual([false, null])
  const here = await send(control('Book another stay'), 'click', { button: 0 })
  expect(here.defaultPrevented).toBe(true)
  expect(page.querySelector('form')).not.toBeNull()
  expect(page.textContent).not.toContain('CR-7KQM-4XWP')
})

const held = { amount: 192, until: '2026-11-22T10:00:00.000Z', url: '/pay/secret' }

it('R-deposit: says that the stay is held until the deposit is paid, and leads there', async () => {
  const { said, control, page } = await book({ change: { deposit: held } })
  expect(said().split('\n').slice(0, 7)).toMatchInlineSnapshot(`
    [
      "div role=alert",
      "  h1 tabindex=-1: Your stay is held until 15:30, our local time",
      "p: Your booking reference",
      "p: CR-7KQM-4XWP",
      "p: Please keep it: it is all we need to find your booking.",
      "p: It is confirmed once the deposit of $192 is paid. If nobody pays by then, it is cancelled.",
      "a href=/pay/secret target=_top: Pay the deposit",
    ]
  `)
  expect(control('See your booking').getAttribute('href')).toBe('/booking/secret')
  expect(page.textContent).not.toContain('successfully')
  expect(page.textContent).not.toContain('booked all the same')
})

it('R-deposit: has a link to pay for each room, and none on the page of a partner', async () => {
  const withLinks = rooms.map((room, i) => ({ ...room, deposit: { ...held, url: `/pay/${i}` } }))
  const { page } = await book({ change: { deposit: withLinks[0]?.deposit, rooms: withLinks } })
  const links = [...page.querySelectorAll('a[href^="/pay/"]')].map((link) => link.textContent)
  expect(links).toEqual(['Pay the deposit · Horizon Room · $192', 'Pay the deposit · Gartenzimmer · $192'])
  expect(page.textContent).toContain('once the deposit of $384 is paid')
  const atPartner = await book({ change: { deposit: { ...held, url: undefined } } })
  expect(atPartner.page.textContent).toContain('Your stay is held until')
  expect(atPartner.page.querySelector('a[href^="/pay/"]')).toBeNull()
})

it('R-deposit: a deposit that is due later holds nothing: the stay is booked', async () => {
  const { page, control } = await book({ change: { deposit: { ...held, until: null } } })
  expect(page.textContent).toContain('Booking submitted successfully!')
  expect(control('Pay the deposit').getAttribute('href')).toBe('/pay/secret')
})
