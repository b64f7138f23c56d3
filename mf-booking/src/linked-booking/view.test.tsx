import type { GuestBooking } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { Loaded } from '@calm-rest/federation/widget'
import { describe, expect, it } from 'vitest'
import { aBooking } from '../booking-card/booking.fixture.ts'
import { aRoom } from '../room-picture/room.fixture.ts'
import type { LinkedBookingData } from './load.ts'
import { LinkedBookingView } from './view.tsx'
import { linkedWords } from './words.ts'

const render = (lang: Lang, loaded: Loaded<LinkedBookingData>) =>
  renderView({ View: LinkedBookingView, words: linkedWords, lang, props: { token: 'secret-token' }, loaded })

const found: Loaded<LinkedBookingData> = {
  status: 'ready',
  data: { booking: aBooking({ specialRequest: 'A cot, please.' }), rooms: [aRoom()] },
}

it.each([
  ['en', 'Your booking', 'Ada Lovelace', 'A cot, please.', 'Cancel booking'],
  ['de', 'Ihre Buchung', 'Gebucht für', 'Buchung stornieren'],
  ['zh', '您的预订', 'Ada Lovelace', '取消预订'],
] as const)('shows the booking in %s', async (lang, ...said) => {
  const html = await render(lang, found)
  for (const text of said) expect(html).toContain(text)
})

it.each([
  ['en', 'This link does not lead to a booking.', 'until 30 days after your stay'],
  ['de', 'Dieser Link führt zu keiner Buchung.', 'bis 30 Tage nach Ihrem Aufenthalt'],
  ['zh', '此链接没有对应的预订。', '30 天内有效'],
] as const)('says in %s that a link leads nowhere, and how to reach the property', async (lang, ...said) => {
  const html = await render(lang, {
    status: 'ready',
    data: { booking: undefined, rooms: [], phone: '+94 41 555 0142' },
  })
  for (const text of said) expect(html).toContain(text)
  expect(html).toContain('href="tel:+94415550142"')
})

it('offers a retry if the API could not be reached', async () => {
  const html = await render('en', { status: 'failed', failure: { kind: 'network' } })
  expect(html).toContain('Your booking could not be loaded.')
  expect(html).toContain('Try again')
})

it('keeps the token out of the page', async () => {
  expect(await render('en', found)).not.toContain('secret-token')
})

it.each([
  ['en', 'Booking CR-7KQM-4XWP, 2 rooms.', 'Cancel room', 'Before you arrive'],
  ['de', 'Buchung CR-7KQM-4XWP, 2 Zimmer.', 'Zimmer stornieren', 'Vor Ihrer Anreise'],
  ['zh', '预订号 CR-7KQM-4XWP，共 2 间客房。', '取消此客房', '到店之前'],
] as const)(
  'shows every room of a booking in %s, each with its own buttons',
  async (lang, said, button, question) => {
    const room = (number: number) => aBooking({ reference: `CR-7KQM-4XWP-${number}` })
    const booking = { ...room(1), otherRooms: [room(2)] }
    const html = await render(lang, { status: 'ready', data: { booking, rooms: [aRoom()] } })
    for (const text of [said, 'CR-7KQM-4XWP-1', 'CR-7KQM-4XWP-2']) expect(html).toContain(text)
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html.split(button)).toHaveLength(3)
    // asked once for all rooms, below them
    expect(html.split(`>${question}<`)).toHaveLength(2)
    expect(html.indexOf(`>${question}<`)).toBeGreaterThan(html.lastIndexOf('<article'))
  },
)

describe('one button for all rooms', () => {
  const room = (number: number, change: Partial<GuestBooking> = {}) =>
    aBooking({ reference: `CR-7KQM-4XWP-${number}`, ...change })
  const show = (lang: Lang, first: GuestBooking, ...otherRooms: GuestBooking[]) => {
    const booking = otherRooms.length > 0 ? { ...first, otherRooms } : first
    return render(lang, { status: 'ready', data: { booking, rooms: [aRoom()] } })
  }

  it.each([
    ['en', 'Cancel whole booking'],
    ['de', 'Ganze Buchung stornieren'],
    ['zh', '取消整个预订'],
  ] as const)('R-several-rooms: stands in %s once, below them', async (lang, words) => {
    const html = await show(lang, room(1), room(2), room(3, { status: 'cancelled', cancellation: 'closed' }))
    expect(html.split(words)).toHaveLength(2)
    expect(html.indexOf(words)).toBeGreaterThan(html.lastIndexOf('</article>'))
  })

  const over = { cancellation: 'closed' } as const
  it.each([
    ['a booking of one room', [aBooking()]],
    ['where one room is left', [room(1), room(2, { ...over, status: 'cancelled' })]],
    ['where a room would stay, its guests being there', [room(1), room(2), room(3, over)]],
    ['where none can be cancelled', [room(1, over), room(2, over)]],
  ] as [string, [GuestBooking, ...GuestBooking[]]][])('is not there for %s', async (_, rooms) => {
    expect(await show('en', ...rooms)).not.toContain('Cancel whole booking')
  })
})

it.each([
  ['en', 'Before you arrive', 'I do not know yet', 'Rooms are ready from 14:00'],
  ['de', 'Vor Ihrer Anreise', 'Ich weiß es noch nicht', 'ab 14:00 Uhr bereit'],
  ['zh', '到店之前', '还不确定', '14:00 起可入住'],
] as const)(
  'R-arrival: asks in %s when the guests arrive, with what was told filled in',
  async (lang, ...said) => {
    const arrival = { time: '15:30', flight: 'UL 504', shuttle: true, note: 'A pram.', toldAt: '' }
    const booking = aBooking({ arrival })
    const html = await render(lang, { status: 'ready', data: { booking, rooms: [aRoom()] } })
    for (const text of [...said, 'value="15:30"', 'value="UL 504"', 'A pram.']) expect(html).toContain(text)
    expect(html).toMatch(/<input[^>]*name="shuttle"[^>]*checked/)
  },
)

it('shows no hours if an older API does not return them', async () => {
  const { property, ...older } = aBooking()
  const hoursIn = async (booking: GuestBooking) =>
    (await render('en', { status: 'ready', data: { booking, rooms: [] } })).match(/\b1[14]:00/g)
  expect(await hoursIn({ ...older, property })).toEqual(['14:00', '11:00', '14:00'])
  expect(await hoursIn(older)).toBeNull()
})

it('does not ask for the arrival of guests in house, or of a cancelled stay', async () => {
  const booking = aBooking({ mayTellArrival: false })
  const html = await render('en', { status: 'ready', data: { booking, rooms: [aRoom()] } })
  expect(html).not.toContain('Before you arrive')
})
