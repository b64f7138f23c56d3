import type { BookingInput } from '@calm-rest/contract/api'
import type { WidgetEvent } from '@calm-rest/contract/widget'
import { afterEach, expect, it, vi } from 'vitest'
import type { Handover } from '../handover.ts'
import { createHost } from './create-host.ts'
import { takeDrafts } from './element-drafts.ts'

/** The host of an element on a page that prevents every event it can, unless it lets them be. */
const openHost = (kind: Handover['kind'] = 'booking', letsBe = false) => {
  const heard: object[] = []
  const became: string[] = []
  const searched: object[] = []
  const paths = { room: '/rooms/:id', book: '/book' }
  const handover: Handover = {
    kind,
    site: 'https://calmrest.example',
    element: { getRootNode: () => ({}), getAttribute: () => null } as unknown as HTMLElement,
    content: {
      sheets: [],
      root: {} as HTMLElement,
      elements: [],
      state: { module: '', data: undefined, ids: 'e-', lang: 'de', props: {}, paths },
    },
    query: () => ({ partner: 'alpin-tours', ...(kind === 'rooms' && { search: 'true' }) }),
    lang: () => 'de',
    prefill: () => undefined,
    isReset: false,
    emit: (name, detail, cancelable = false) => {
      heard.push({ name, ...detail })
      return letsBe || !cancelable
    },
    become: (state) => void became.push(state),
    fail: () => {},
  }
  const { port } = takeDrafts(handover)
  const watch = {
    shown: () => {},
    failed: () => {},
    searched: (search: object) => void searched.push(search),
  }
  return { host: createHost(handover, port, watch), heard, became, searched }
}

afterEach(() => void vi.unstubAllGlobals())

const dates = { checkIn: '2027-09-01', checkOut: '2027-09-05' }
const booked: WidgetEvent = {
  type: 'booked',
  reference: 'CR-7KQM-4XWP',
  total: 1024,
  currency: 'USD',
  nights: 4,
  roomId: 'horizon-room',
  rooms: 2,
  guests: 2,
  ...dates,
}
const idempotencyKey = '5b0c2a9b-e1d3-4c6f-8a7b-9c0d1e2f3a4b'
const booking: BookingInput = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  specialRequest: '',
  ...dates,
  guests: 2,
  roomType: 'Horizontzimmer',
  totalPrice: 512,
}

it('reports a chosen room: its id, with dates, guests and total if they are known', () => {
  const { host, heard } = openHost('rooms')
  host.report({ type: 'room-chosen', roomId: 'loft' })
  host.report({ type: 'room-chosen', roomId: 'loft', ...dates, guests: 3, total: 700 })
  expect(heard).toEqual([
    { name: 'room-select', room: 'loft' },
    { name: 'room-select', room: 'loft', ...dates, guests: 3, total: 700, currency: 'USD' },
  ])
})

it('reports the same room id before and after a booking', async () => {
  const { host, heard } = openHost()
  host.report({ type: 'booking-begun', roomId: 'horizon-room' })
  await host.api.bookings.create(booking, { idempotencyKey })
  host.report(booked)
  const stay = { room: 'horizon-room', ...dates, guests: 2, currency: 'USD' }
  expect(heard).toEqual([
    { name: 'before-submit', ...stay, roomName: 'Horizontzimmer', rooms: 1, total: 512 },
    { name: 'booked', bookingRef: 'CR-7KQM-4XWP', ...stay, rooms: 2, nights: 4, total: 1024 },
  ])
})

it("reports the room's name before a booking if an older release does not give its id", async () => {
  const { host, heard } = openHost()
  await host.api.bookings.create(booking, { idempotencyKey })
  expect(heard).toMatchObject([{ room: 'Horizontzimmer', roomName: 'Horizontzimmer' }])
})

it.each([
  [{ screen: 'room', id: 'loft', ...dates, guests: 3 } as const, '/rooms/loft'],
  [{ screen: 'login', room: 'loft', ...dates, guests: 3 } as const, '/book'],
])('tells of the room and the stay to which a link leads: %o', (to, path) => {
  const { host, heard } = openHost('rooms')
  host.navigate(to)
  expect(heard).toMatchObject([{ name: 'navigate', room: 'loft', ...dates, guests: 3 }])
  expect(new URL((heard[0] as { href: string }).href).pathname).toBe(path)
})

it('is booked once a booking is, and says nothing of what the page need not know', () => {
  const { host, heard, became } = openHost()
  host.report({ type: 'booking-begun', roomId: 'loft' })
  expect({ heard, became }).toEqual({ heard: [], became: [] })
  host.report(booked)
  expect(became).toEqual(['booked'])
})

it.each([
  ['stays where the page prevents it', false, []],
  [
    'goes where the page lets it be',
    true,
    ['https://calmrest.example/rooms/loft?lang=de&partner=alpin-tours'],
  ],
] as const)('a link %s', (_, letsBe, expected) => {
  const went: string[] = []
  vi.stubGlobal('location', { assign: (address: string) => void went.push(address) })
  const { host, heard } = openHost('booking', letsBe)
  host.navigate({ screen: 'room', id: 'loft' })
  expect(heard).toHaveLength(1)
  expect(went).toEqual(expected)
})

it.each([
  ['rooms', false, ['search'], 0],
  ['rooms', true, ['search'], 1],
  ['search', false, ['search'], 0],
  ['search', true, ['search', 'navigate'], 0],
  ['booking', true, ['navigate'], 0],
] as const)('in %s, on a page that lets be: %s, a search is told as %j', (kind, letsBe, told, count) => {
  vi.stubGlobal('location', { assign: () => {} })
  const { host, heard, searched } = openHost(kind, letsBe)
  host.navigate({ screen: 'rooms', ...dates, guests: 2 })
  expect(heard.map((one) => (one as { name: string }).name)).toEqual(told)
  expect(searched).toEqual(Array(count).fill({ ...dates, guests: 2 }))
})
