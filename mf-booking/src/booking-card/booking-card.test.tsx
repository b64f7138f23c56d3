import type { GuestBooking, Room, StayChangeQuote } from '@calm-rest/contract/api'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { aRoom } from '../room-picture/room.fixture.ts'
import { words } from '../words.ts'
import { aBooking } from './booking.fixture.ts'
import type { BookingAccess } from './booking-access.ts'
import { BookingCard, type BookingCardProps } from './booking-card.tsx'
import { CancelWhole, type WholeAccess } from './cancel-whole.tsx'

const ok = <Value,>(value: Value) => ({ ok: true as const, value })
const offline = { ok: false as const, failure: { kind: 'network' as const } }
const refused = (error: string) => ({
  ok: false as const,
  failure: {
    kind: 'api' as const,
    status: 409,
    code: 'stay_over' as never,
    body: { error, code: 'stay_over' } as never,
  },
})

const quote = {
  isFree: true,
  nights: 4,
  totalBefore: 384,
  totalPrice: 512,
} as StayChangeQuote

const mount = async (
  booking: GuestBooking = aBooking(),
  access: Partial<BookingAccess> = {},
  given: Partial<BookingCardProps> = {},
) => {
  const onUpdate = vi.fn()
  const did = {
    read: vi.fn(async () => ok(booking)),
    cancel: vi.fn(async () =>
      ok(aBooking({ status: 'cancelled', refund: 'full', cancellation: 'closed', change: 'closed' })),
    ),
    rooms: vi.fn(async () => ok<Room[]>([aRoom({ _id: 'horizon-room' })])),
    quoteChange: vi.fn(async () => ok(quote)),
    change: vi.fn(async () => ok(aBooking({ checkOut: '2027-03-05', totalPrice: 512 }))),
    ...access,
  }
  const view = await mountView(
    <BookingCard
      heading="h2"
      booking={booking}
      room={aRoom({ _id: 'horizon-room' })}
      access={did}
      onUpdate={onUpdate}
      {...given}
    />,
    words,
    'en',
  )
  return { ...view, did, onUpdate }
}

it('shows a booking with its facts, and what can be done with it', async () => {
  const { outline } = await mount(
    aBooking({ specialRequest: 'A cot, please.', foodNote: 'No nuts' } as never),
  )
  expect(outline()).toMatchInlineSnapshot(`
    "article 'Horizon Room'
      img alt decoding=async height=800 loading=lazy src=https://api.example/media/scenes/horizon-room-1.svg width=1200
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
      dd: CR-7KQM-4XWP
      dt: Special request
      dd: A cot, please.
      p: Free cancellation until 21 November 2026 at 15:30, our local time.
      button type=button: Change stay
      button type=button: Cancel booking"
  `)
})

it('shows less of a stay that is over, and asks for a review', async () => {
  const { outline } = await mount(
    aBooking({ status: 'completed', cancellation: 'closed', change: 'closed', roomId: 'other' }),
    {},
    { brief: true, heading: 'h4', as: 'li' },
  )
  expect(outline()).toMatchInlineSnapshot(`
    "li 'Horizon Room'
      h4: Horizon Room
      Past stay
      dt: Check-in
      dd: Mon, 1 Mar 2027
      dt: Check-out
      dd: Thu, 4 Mar 2027
      dt: Total price
      dd: $384 3 nights
      dt: Booking reference
      dd: CR-7KQM-4XWP
      a href=/write-review: How was it? Write a review"
  `)
})

const closed = { cancellation: 'closed', change: 'closed' } as const
it.each([
  ['free until a time', {}, ['Free cancellation until'], ['Change stay', 'Cancel booking']],
  [
    'without refund',
    { cancellation: 'no_refund' },
    ['No refund from now on.'],
    ['Change stay', 'Cancel booking'],
  ],
  ['closed', closed, ['can no longer be cancelled here'], []],
  ['closed to changes alone', { change: 'closed' }, ['Free cancellation until'], ['Cancel booking']],
  [
    'cancelled for nothing',
    { ...closed, status: 'cancelled', cancelledAt: '2026-12-01T08:00:00.000Z', refund: 'full' },
    ['Cancelled on 1 December 2026, free of charge.'],
    [],
  ],
  [
    'cancelled for the whole price',
    { ...closed, status: 'cancelled', cancelledAt: '2026-12-01T08:00:00.000Z', refund: 'none' },
    ['Cancelled on 1 December 2026, without a refund.'],
    [],
  ],
  ['a no-show', { ...closed, status: 'no_show' }, ['Not taken up'], []],
  ['one room of several', { reference: 'CR-7KQM-4XWP-2' }, [], ['Change stay', 'Cancel room']],
] as [string, Partial<GuestBooking>, string[], string[]][])(
  'says of a booking that is %s what can be done',
  async (_what, given, said, offered) => {
    const { page } = await mount(aBooking(given))
    for (const text of said) expect(page.textContent).toContain(text)
    const buttons = [...page.querySelectorAll('button')].filter((one) => !one.closest('dialog'))
    expect(buttons.map((one) => one.textContent)).toEqual(offered)
  },
)

it('reads what a cancellation means before it is confirmed, and says that it is done', async () => {
  const { press, control, until, outline, did, onUpdate, page } = await mount()
  await press(control('Cancel booking'))
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(did.read).toHaveBeenCalledOnce()
  expect(did.cancel).not.toHaveBeenCalled()
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel this booking?' role=alertdialog described='Horizon Room, 1 March 2027 to 4 March 2027.Cancelling is free until 21 November 2026 at 15:30, our local time: you pay nothing.'
      h2: Cancel this booking?
      p: Horizon Room, 1 March 2027 to 4 March 2027.
      p: Cancelling is free until 21 November 2026 at 15:30, our local time: you pay nothing.
      button type=button: Keep booking
      button type=button: Yes, cancel"
  `)
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(onUpdate).toHaveBeenCalledTimes(2)
  expect(page.querySelector('[role="status"], [role="alert"]')?.textContent).toMatchInlineSnapshot(
    `"Your booking is cancelled.You pay nothing. We confirm it by mail to ada@example.com."`,
  )
})

it('asks nothing where the booking can be cancelled no more by then', async () => {
  const { press, control, until, page, did } = await mount(aBooking(), {
    read: async () => ok(aBooking(closed)),
  })
  await press(control('Cancel booking'))
  await until(() => expect(page.textContent).not.toContain('Cancel booking'))
  expect(page.querySelector('dialog[open]')).toBeNull()
  expect(did.cancel).not.toHaveBeenCalled()
})

it('says why it could not be read, or cancelled', async () => {
  const { press, control, until, page } = await mount(aBooking(), { read: async () => offline })
  await press(control('Cancel booking'))
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  expect(page.querySelector('dialog[open]')).toBeNull()
  const late = await mount(aBooking(), { cancel: async () => refused('The stay has begun.') })
  await late.press(late.control('Cancel booking'))
  await late.until(() => expect(late.page.querySelector('dialog[open]')).not.toBeNull())
  await late.press([...late.page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await late.until(() => expect(late.outline('dialog')).toContain('The stay has begun.'))
})

it('changes a stay: chosen, priced and confirmed', async () => {
  const { press, control, until, submit, did, page, fill, onUpdate } = await mount(
    aBooking({ children: [4] }),
  )
  await press(control('Change stay'))
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  const terms = {
    room: 'horizon-room',
    checkIn: '2027-03-01',
    checkOut: '2027-03-04',
    guests: 2,
    children: [11],
  }
  await fill(page.querySelector('[name="checkOut"]'), '2027-03-05')
  await fill(page.querySelector('[name="children"]'), '11')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.textContent).toContain('$512'))
  expect(did.quoteChange).toHaveBeenCalledWith({ ...terms, checkOut: '2027-03-05' })
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(did.change).toHaveBeenCalledWith({ ...terms, checkOut: '2027-03-05', totalPrice: 512 })
  expect(onUpdate).toHaveBeenCalledTimes(2)
  expect(page.textContent).toContain('ada@example.com')
})

it('forgets the price where something else is chosen, and shows why a change is refused', async () => {
  const { press, control, until, submit, page, fill, did } = await mount(aBooking(), {
    change: async () => refused('The price has changed.'),
  })
  await press(control('Change stay'))
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.textContent).toContain('$512'))
  await fill(page.querySelector('[name="guests"]'), '1')
  expect(page.textContent).not.toContain('$512')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.textContent).toContain('$512'))
  expect(did.quoteChange).toHaveBeenCalledTimes(2)
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.textContent).toContain('The price has changed.'))
})

it.each([
  ['the booking', { read: async () => offline }],
  ['the rooms', { rooms: async () => offline }],
])('changes nothing where %s cannot be read', async (_what, access) => {
  const { press, control, until, page } = await mount(aBooking(), access)
  await press(control('Change stay'))
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  expect(page.querySelector('dialog[open]')).toBeNull()
})

const part = (number: number, given: Partial<GuestBooking> = {}) =>
  aBooking({ reference: `CR-7KQM-4XWP-${number}`, ...given })

const mountWhole = async (rooms: GuestBooking[], cancelled: GuestBooking[] = []) => {
  const onUpdate = vi.fn()
  const access = { read: vi.fn(async () => ok(rooms)), cancel: vi.fn(async () => ok(cancelled)) }
  const nameOf = ({ reference }: GuestBooking) => `Room ${reference.at(-1)}`
  const view = await mountView(
    <CancelWhole rooms={rooms} nameOf={nameOf} access={access} onUpdate={onUpdate} />,
    words,
    'en',
  )
  return { ...view, access, onUpdate }
}

it('cancels all rooms of a booking at once, and names those that are left', async () => {
  const rooms = [part(1), part(2), part(3, { ...closed, status: 'cancelled' })]
  const { press, control, until, outline, page, onUpdate, access } = await mountWhole(rooms, rooms)
  await press(control('Cancel whole booking'))
  await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel the whole booking?' role=alertdialog described='Room 1 1 Mar 2027 to 4 Mar 2027Room 2 1 Mar 2027 to 4 Mar 2027Cancelling is free until 21 November 2026 at 15:30, our local time: you pay nothing.'
      h2: Cancel the whole booking?
      li: Room 1 1 Mar 2027 to 4 Mar 2027
      li: Room 2 1 Mar 2027 to 4 Mar 2027
      p: Cancelling is free until 21 November 2026 at 15:30, our local time: you pay nothing.
      button type=button: Keep booking
      button type=button: Yes, cancel"
  `)
  expect(onUpdate).toHaveBeenCalledTimes(3)
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(access.cancel).toHaveBeenCalledOnce())
})

it.each([
  ['one room', [part(1)]],
  ['one that is left', [part(1), part(2, { ...closed, status: 'cancelled' })]],
  ['rooms of which one must stay', [part(1), part(2), part(3, closed)]],
])('offers it not for %s', async (_what, rooms) => {
  expect((await mountWhole(rooms)).page.textContent).toBe('')
})

/** A whole booking that shows what was read and cancelled. */
const Whole = ({ first, access }: { first: GuestBooking[]; access: WholeAccess }) => {
  const [rooms, setRooms] = useState(first)
  const update = (room: GuestBooking) =>
    setRooms((all) => all.map((one) => (one.reference === room.reference ? room : one)))
  return <CancelWhole rooms={rooms} nameOf={() => 'Room'} access={access} onUpdate={update} />
}

it.each([
  ['nothing', 'none', 'full', 'You pay nothing. We'],
  ['everything', 'full', 'none', 'There is no refund. We'],
] as const)(
  'says by the room cancelled last what it costs to cancel all: %s',
  async (_what, earlier, last, said) => {
    const cancelledAt = (day: number) => `2026-12-0${day}T08:00:00.000Z`
    const done = { ...closed, status: 'cancelled' } as const
    const rooms = [
      part(1, { ...done, cancelledAt: cancelledAt(1), refund: earlier }),
      part(2, { ...done, cancelledAt: cancelledAt(2), refund: last }),
    ]
    const open = [part(1), part(2)]
    const access = { read: async () => ok(open), cancel: async () => ok(rooms) }
    const { press, control, until, page } = await mountView(
      <Whole first={open} access={access} />,
      words,
      'en',
    )
    await press(control('Cancel whole booking'))
    await until(() => expect(page.querySelector('dialog[open]')).not.toBeNull())
    await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
    await until(() => expect(page.textContent).toContain(said))
  },
)
