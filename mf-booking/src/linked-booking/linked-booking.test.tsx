import type { Api, LinkedBooking } from '@calm-rest/contract/api'
import type { Host } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { Loaded } from '@calm-rest/federation/widget'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { aBooking } from '../booking-card/booking.fixture.ts'
import { aRoom } from '../room-picture/room.fixture.ts'
import type { LinkedBookingData } from './load.ts'
import { LinkedBookingView } from './view.tsx'
import { linkedWords } from './words.ts'

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  const print = vi.fn()
  vi.stubGlobal('print', print)
})

const ok = <Value,>(value: Value) => ({ ok: true as const, value })
const offline = { ok: false as const, failure: { kind: 'network' as const } }

const room = (number: number, given = {}) => aBooking({ reference: `CR-7KQM-4XWP-${number}`, ...given })
const two: LinkedBooking = {
  ...room(1, {
    priceLines: [{ kind: 'room', name: 'Horizon Room', amount: 384, quantity: 3, included: false }],
  }),
  otherRooms: [
    room(2, {
      totalPrice: 100.5,
      priceLines: [{ kind: 'tax', name: 'Tax', amount: 12, quantity: 1, included: true }],
    }),
  ],
}

const mount = async (
  booking: LinkedBooking | undefined,
  calls: Partial<Api['bookings']> = {},
  {
    isSignedIn = false,
    more = {} as Partial<LinkedBookingData>,
    drafts,
  }: { isSignedIn?: boolean; more?: Partial<LinkedBookingData>; drafts?: Host['drafts'] } = {},
) => {
  const loaded: Loaded<LinkedBookingData> = { status: 'ready', data: { booking, rooms: [aRoom()], ...more } }
  const user = { id: 'ada' }
  return mountView(
    <LinkedBookingView
      props={{ token: 'secret' }}
      lang="en"
      loaded={loaded}
      reload={() => {}}
      submitted={undefined}
    />,
    linkedWords,
    'en',
    {
      api: { mediaUrl: (path: string) => path, bookings: calls } as unknown as Api,
      session: {
        subscribe: () => () => {},
        current: () => (isSignedIn ? user : undefined),
      } as unknown as Host['session'],
      ...(drafts && { drafts }),
    },
  )
}

it('asks about the shuttle only where the house has one', async () => {
  const shuttleAt = async (given: Parameters<typeof aBooking>[0]) =>
    (await mount(aBooking(given))).page.querySelector('[name="shuttle"]')
  expect(await shuttleAt({ mayTellArrival: true })).not.toBeNull()
  const property = { phone: '+49 7656 23125', checkInFrom: '15:00', checkOutUntil: '10:00' }
  const without = { mayTellArrival: true, property: { ...property, airportShuttle: false } }
  expect(await shuttleAt(without)).toBeNull()
})

it('shows rooms, place and price on one sheet', async () => {
  const { outline } = await mount(two)
  expect(outline()).toMatchInlineSnapshot(`
    "div tabindex=-1
      h1: Your booking
      p: Calm Rest: confirmation of booking CR-7KQM-4XWP, made on 20 November 2026
      p: Booking CR-7KQM-4XWP, 2 rooms. Each can be changed and cancelled by itself.
      article 'Horizon Room'
        img alt decoding=async height=800 loading=lazy src=/media/scenes/horizon-room-1.svg width=1200
        Confirmed
        h2
          a href=/room/horizon-room: Horizon Room
        dt: Check-in
        dd: Mon, 1 Mar 2027 from 14:00
        dt: Check-out
        dd: Thu, 4 Mar 2027 until 11:00
        dt: Total price
        dd: $384 3 nights
        dt: Guests
        dd: 2 guests
        dt: Booked for
        dd: Ada Lovelace
        dt: Booking reference
        dd: CR-7KQM-4XWP-1
        p: Free cancellation until 21 November 2026 at 15:30, our local time.
        button type=button: Change stay
        button type=button: Cancel room
      article 'Horizon Room'
        img alt decoding=async height=800 loading=lazy src=/media/scenes/horizon-room-1.svg width=1200
        Confirmed
        h2
          a href=/room/horizon-room: Horizon Room
        dt: Check-in
        dd: Mon, 1 Mar 2027 from 14:00
        dt: Check-out
        dd: Thu, 4 Mar 2027 until 11:00
        dt: Total price
        dd: $100.50 3 nights
        dt: Guests
        dd: 2 guests
        dt: Booked for
        dd: Ada Lovelace
        dt: Booking reference
        dd: CR-7KQM-4XWP-2
        p: Free cancellation until 21 November 2026 at 15:30, our local time.
        button type=button: Change stay
        button type=button: Cancel room
      section 'Where you stay'
        h2: Where you stay
        Calm Rest27 Lighthouse LaneMirissa 81740Southern ProvinceSri Lanka
        p
          a href=tel:+94415550142: +94 41 555 0142
          or
          a href=mailto:stay@calmrest.example: stay@calmrest.example
        p
          a href=https://www.google.com/maps/search/?api=1&query=5.9485%2C80.4573 rel=noopener noreferrer target=_blank: Show on the map
          a href=/location: How to get here
      section 'What you pay'
        h2: What you pay
        dt: 3 × Horizon Room
        dd data-kind=room: $384
        dt: Tax
        dd data-kind=tax: $12 (included)
        dt: Total price
        dd: $484.50
        p: You pay at the house, in cash or by card, at check-out at the latest. No card is needed to book.
      button type=button
        Add to calendar
      button type=button: Print
      button type=button: Cancel whole booking
      section 'Before you arrive'
        h2: Before you arrive
        p: When may we expect you? You can change it here until you are with us.
        form method=post noValidate
          p: About when, our local time. Rooms are ready from 14:00.
          input 'Arrival at the guesthouse' name=time type=time described='About when, our local time. Rooms are ready from 14:00.'
          input 'I do not know yet' name=timeUnknown type=checkbox
          input 'Flight number (optional)' autoCapitalize=characters autoComplete=off maxLength=20 name=flight spellCheck=false type=text
          input 'Please send the airport shuttle' name=shuttle type=checkbox described='We wait at arrivals with your name on a card.'
          p: We wait at arrivals with your name on a card.
          p: A late dinner, a cot, a birthday: let us know.
          textarea 'Anything else? (optional)' maxLength=1000 name=note rows=3 described='A late dinner, a cot, a birthday: let us know.'
          button type=submit: Tell us
      p: With an account you see all your bookings in one place.
      a href=/profile: Go to your profile"
  `)
})

it('tells who is signed in of their bookings, and others of accounts', async () => {
  const { page } = await mount(aBooking(), {}, { isSignedIn: true })
  expect(page.textContent).toContain('Your bookings')
  expect(page.textContent).not.toContain('With an account')
  const { page: other } = await mount(aBooking())
  expect(other.textContent).toContain('With an account')
  expect(other.textContent).toContain('Go to your profile')
})

it('has no ticket once all is cancelled', async () => {
  const off = {
    status: 'cancelled',
    cancellation: 'closed',
    change: 'closed',
    mayTellArrival: false,
  } as const
  const { page } = await mount({ ...room(1, off), otherRooms: [room(2, off)] })
  expect(page.querySelector('address')).toBeNull()
  expect(page.textContent).toContain('Booking CR-7KQM-4XWP, 2 rooms')
  expect(page.textContent).not.toContain('Each can be changed')
  expect(page.textContent).not.toContain('Before you arrive')
})

it('tells when the guests arrive', async () => {
  const tell = vi.fn(async () =>
    ok(
      aBooking({ arrival: { time: '15:30', flight: null, shuttle: true, note: null, toldAt: '' } as never }),
    ),
  )
  const { field, fill, tick, submit, page, until, control } = await mount(aBooking(), {
    tellArrivalByLink: tell as never,
  })
  const form = () => page.querySelector('[name="flight"]')?.closest('form')
  await submit(form())
  expect(page.textContent).toContain('Please enter a time, or say that you do not know it yet.')
  await tick(field('I do not know yet'))
  await tick(field('I do not know yet'), false)
  await fill(field('Arrival at the guesthouse'), '15:30')
  await fill(field('Flight number'), 'UL 504')
  await tick(field('Please send the airport shuttle'))
  await submit(form())
  await until(() => expect(page.textContent).toContain('Thank you, we know.'))
  expect(tell.mock.calls[0]).toMatchInlineSnapshot(`
    [
      {
        "flight": "UL 504",
        "note": "",
        "shuttle": true,
        "time": "15:30",
        "token": "secret",
      },
    ]
  `)
  expect(control('Save changes')).toBeDefined()
})

it('says why it could not be told', async () => {
  const { field, fill, submit, page, until } = await mount(aBooking(), {
    tellArrivalByLink: (async () => offline) as never,
  })
  await fill(field('Arrival at the guesthouse'), '15:30')
  await submit(page.querySelector('[name="flight"]')?.closest('form'))
  await until(() => expect(page.textContent).toContain('Connection lost.'))
  expect(page.textContent).not.toContain('Thank you')
})

it('sends the link of a booking again, whether there is one or not', async () => {
  const find = vi.fn(async () => ok({}))
  const { field, fill, submit, outline, until, page } = await mount(
    undefined,
    { find: find as never },
    { more: { phone: '+94 41 555 0142' } },
  )
  expect(outline()).toMatchInlineSnapshot(`
    "div tabindex=-1
      h1: Your booking
      div role=alert
        p: This link does not lead to a booking.
        Please open the link in your mail once more. It works until 30 days after your stay.
      form method=post noValidate
        h2: Find your booking
        p: Tell us the booking reference and the e-mail address of your booking, and we send you its link.
        input 'Booking reference' autoCapitalize=characters autoComplete=off maxLength=20 name=reference placeholder=CR-7KQM-4XWP required spellCheck=false type=text
        input 'E-mail' autoComplete=email maxLength=254 name=email required type=email
        button type=submit: Send me the link
      p
        Or ask us:
        a href=tel:+94415550142: +94 41 555 0142
        or
        a href=mailto:stay@calmrest.example: stay@calmrest.example
      a href=/profile: Go to your profile"
  `)
  await submit()
  expect(page.textContent).toContain('Please enter the booking reference, like CR-7KQM-4XWP.')
  expect(find).not.toHaveBeenCalled()
  await fill(field('Booking reference'), 'CR-7KQM-4XWP')
  await fill(field('E-mail'), 'ada@')
  await submit()
  expect(find).not.toHaveBeenCalled()
  await fill(field('E-mail'), 'ada@example.com')
  await submit()
  await until(() => expect(page.textContent).toContain('its link is on its way to ada@example.com'))
  expect(find).toHaveBeenCalledWith({ reference: 'CR-7KQM-4XWP', email: 'ada@example.com' })
  expect(page.textContent).toContain('Send it again')
})

it('cancels all rooms by the link, and one by its reference', async () => {
  const read = vi.fn(async () => ok(two))
  const cancelled = { ...two, status: 'cancelled', cancellation: 'closed', change: 'closed' } as const
  const cancel = vi.fn(async () => ok(cancelled))
  const { press, control, page, until } = await mount(two, {
    byLink: read as never,
    cancelByLink: cancel as never,
  })
  await press(control('Cancel whole booking'))
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(read).toHaveBeenCalledWith({ token: 'secret' })
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(cancel).toHaveBeenCalledWith({ token: 'secret' }))
  const one = await mount(two, { byLink: read as never, cancelByLink: cancel as never })
  const [, second] = [...one.page.querySelectorAll('button')].filter(
    (button) => button.textContent === 'Cancel room',
  )
  await one.press(second as Element)
  await one.until(() => expect(one.page.querySelector('dialog[open]')).not.toBeNull())
  await one.press([...one.page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await one.until(() => expect(cancel).toHaveBeenCalledWith({ token: 'secret', reference: 'CR-7KQM-4XWP-2' }))
})

it('says why there is no calendar file', async () => {
  const calendar = vi.fn(async () => offline)
  const { press, page, until, outline } = await mount(aBooking(), { calendarByLink: calendar as never })
  const [button] = [...page.querySelectorAll('button')].filter((one) =>
    /calendar/i.test(one.textContent ?? ''),
  )
  await press(button as Element)
  await until(() => expect(outline()).toContain('Connection lost.'))
  expect(calendar).toHaveBeenCalledWith({ token: 'secret' })
})

it.each([
  ['told nothing', null, false],
  ['told that the time is not known', { time: null }, true],
  ['told a time', { time: '15:30' }, false],
])('remembers what a guest has %s', async (_what, arrival, isUnknown) => {
  const told = arrival && { flight: null, shuttle: false, note: null, toldAt: '', ...arrival }
  const { field, page } = await mount(aBooking({ arrival: told as never }))
  expect(field('I do not know yet')).toHaveProperty('checked', isUnknown)
  expect(page.textContent?.includes('Save changes')).toBe(arrival !== null)
})
