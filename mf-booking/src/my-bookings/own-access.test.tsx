import type { Api, GuestBooking } from '@calm-rest/contract/api'
import type { Host, SessionUser } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { aBooking } from '../booking-card/booking.fixture.ts'
import { aRoom } from '../room-picture/room.fixture.ts'
import { words } from '../words.ts'
import { loadOwnBookings } from './load.ts'
import { MyBookingsView } from './view.tsx'

const ok = <Value,>(value: Value) => ({ ok: true as const, value })
const offline = { ok: false as const, failure: { kind: 'network' as const } }
const over = { cancellation: 'closed', change: 'closed' } as const
const cancelled = {
  ...over,
  status: 'cancelled',
  cancelledAt: '2026-12-01T08:00:00.000Z',
  refund: 'full',
} as const
const part = (number: number, given: Partial<GuestBooking> = {}) =>
  aBooking({ reference: `CR-7KQM-4XWP-${number}`, ...given })

const ada = { id: 'ada', emailConfirmed: true } as SessionUser

const mount = async (bookings: GuestBooking[], me: object = {}, user: SessionUser | undefined = ada) => {
  const reload = vi.fn()
  let guest: SessionUser | undefined = user
  let tell = () => {}
  const stop = vi.fn()
  const session = {
    current: () => guest,
    subscribe: (listener: () => void) => {
      tell = listener
      return stop
    },
  } as unknown as Host['session']
  const view = await mountView(
    <MyBookingsView
      props={{}}
      lang="en"
      loaded={{ status: 'ready', data: { bookings, rooms: [aRoom()] } }}
      reload={reload}
      submitted={undefined}
    />,
    words,
    'en',
    {
      session,
      api: {
        mediaUrl: (path: string) => path,
        rooms: { list: async () => ok([aRoom()]) },
        me,
      } as unknown as Api,
    },
  )
  const { page, press, until } = view
  return {
    ...view,
    reload,
    stop,
    signIn: (next: SessionUser | undefined) =>
      act(async () => {
        guest = next
        tell()
      }),
    isAsked: () => until(() => expect(page.querySelector('dialog[open]')).not.toBeNull()),
    confirm: () => press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element),
  }
}

it('cancels a booking of the account by its reference, as it is now', async () => {
  const now = [aBooking({ reference: 'CR-1111-1111' }), aBooking({ cancellation: 'no_refund' })]
  const me = {
    bookings: vi.fn(async () => ok(now)),
    cancelBooking: vi.fn(async () => ok(aBooking(cancelled))),
  }
  const { press, control, isAsked, confirm, until, outline, page } = await mount([aBooking()], me)
  await press(control('Cancel booking'))
  await isAsked()
  expect(outline('dialog')).toContain('there is no refund')
  await confirm()
  await until(() => expect(page.textContent).toContain('Your booking is cancelled.'))
  expect(me.cancelBooking).toHaveBeenCalledWith('CR-7KQM-4XWP')
})

it.each([
  ['Cancel booking', 'a booking', [aBooking()]],
  ['Cancel whole booking', 'all rooms of a booking', [part(1), part(2)]],
])('offers no more to "%s" of %s that is the guest’s no longer', async (button, _what, bookings) => {
  const { press, control, until, page } = await mount(bookings, { bookings: async () => ok([]) })
  await press(control(button))
  await until(() => expect(page.textContent).toContain('can no longer be cancelled here'))
  expect(page.querySelector('dialog[open]')).toBeNull()
  const buttons = [...page.querySelectorAll('button')].filter((one) => !one.closest('dialog'))
  expect(buttons).toEqual([])
})

it('closes no room of a booking that has lost another one meanwhile', async () => {
  const bookings = vi.fn(async () => ok([part(1)]))
  const { press, control, until, page } = await mount([part(1), part(2)], { bookings })
  await press(control('Cancel whole booking'))
  await until(() => expect(control('Cancel whole booking')).toBeDefined())
  expect(bookings).toHaveBeenCalledOnce()
  expect(page.textContent).not.toContain('can no longer be cancelled here')
})

it.each([
  ['Cancel booking', [aBooking()]],
  ['Change stay', [aBooking()]],
  ['Cancel whole booking', [part(1), part(2)]],
])('says that "%s" has to wait while the API cannot be reached', async (button, bookings) => {
  const { press, control, until, outline, page } = await mount(bookings, { bookings: async () => offline })
  await press(control(button))
  await until(() => expect(outline()).toContain('Connection lost.'))
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it('changes a booking of the account at the price that was shown', async () => {
  const quote = { isFree: true, nights: 4, totalBefore: 384, totalPrice: 512 }
  const me = {
    bookings: async () => ok([aBooking()]),
    quoteChange: vi.fn(async () => ok(quote)),
    changeBooking: vi.fn(async () => ok(aBooking({ checkOut: '2027-03-05' }))),
  }
  const { press, control, isAsked, fill, submit, page, until } = await mount([aBooking()], me)
  await press(control('Change stay'))
  await isAsked()
  const terms = {
    room: 'horizon-room',
    checkIn: '2027-03-01',
    checkOut: '2027-03-05',
    guests: 2,
    children: [],
  }
  await fill(page.querySelector('[name="checkOut"]'), '2027-03-05')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.textContent).toContain('$512'))
  expect(me.quoteChange).toHaveBeenCalledWith('CR-7KQM-4XWP', terms)
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(me.changeBooking).toHaveBeenCalledWith('CR-7KQM-4XWP', { ...terms, totalPrice: 512 })
  expect(page.textContent).toContain('Fri, 5 Mar 2027')
})

it('cancels all rooms of a booking by its own reference, and shows each as cancelled', async () => {
  const me = {
    bookings: async () => ok([aBooking({ reference: 'CR-1111-1111' }), part(1), part(2)]),
    cancelBooking: vi.fn(async () => ok({ ...part(1, cancelled), otherRooms: [part(2, cancelled)] })),
  }
  const { press, control, isAsked, confirm, until, page, outline } = await mount([part(1), part(2)], me)
  expect(outline()).toContain('Booking CR-7KQM-4XWP, 2 rooms')
  await press(control('Cancel whole booking'))
  await isAsked()
  expect(outline('dialog').match(/ li: /g)).toHaveLength(2)
  await confirm()
  await until(() => expect(page.textContent).toContain('Your booking is cancelled.'))
  expect(me.cancelBooking).toHaveBeenCalledWith('CR-7KQM-4XWP')
  expect(page.textContent?.split('Cancelled on 1 December 2026')).toHaveLength(3)
})

it('says why the rooms of a booking were not cancelled', async () => {
  const me = { bookings: async () => ok([part(1), part(2)]), cancelBooking: async () => offline }
  const { press, control, isAsked, confirm, until, outline } = await mount([part(1), part(2)], me)
  await press(control('Cancel whole booking'))
  await isAsked()
  await confirm()
  await until(() => expect(outline('dialog')).toContain('Connection lost.'))
})

it.each([
  [{ ...ada, emailConfirmed: false }, true],
  [ada, false],
  [undefined, false],
])('tells %j of bookings that a confirmed address brings: %s', async (user, isTold) => {
  const { page } = await mount([], {}, user)
  expect(page.textContent?.includes('Booked without signing in?')).toBe(isTold)
})

it('loads the bookings again for another guest, and for a confirmed address, but not for the same', async () => {
  const { signIn, reload } = await mount([], {}, { ...ada, emailConfirmed: false })
  await signIn({ ...ada, emailConfirmed: false })
  expect(reload).not.toHaveBeenCalled()
  await signIn(ada)
  expect(reload).toHaveBeenCalledTimes(1)
  await signIn({ ...ada, id: 'grace' })
  expect(reload).toHaveBeenCalledTimes(2)
  await signIn(undefined)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('needs the bookings, but not the rooms, to show them', async () => {
  const load = (bookings: object, rooms: object) =>
    loadOwnBookings({
      props: {},
      lang: 'de',
      signal: new AbortController().signal,
      api: { me: { bookings: async () => bookings }, rooms: { list: async () => rooms } } as unknown as Api,
    } as Parameters<typeof loadOwnBookings>[0])
  const both = { bookings: [aBooking()], rooms: [aRoom()] }
  expect(await load(ok(both.bookings), ok(both.rooms))).toEqual(ok(both))
  expect(await load(ok(both.bookings), offline)).toEqual(ok({ ...both, rooms: [] }))
  expect(await load(offline, ok(both.rooms))).toEqual(offline)
})
