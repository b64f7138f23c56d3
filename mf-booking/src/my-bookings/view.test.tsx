import type { Failure, GuestBooking } from '@calm-rest/contract/api'
import { type GuestText, guestTextNames } from '@calm-rest/contract/guest-texts'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { Loaded } from '@calm-rest/federation/widget'
import { describe, expect, it } from 'vitest'
import { aBooking } from '../booking-card/booking.fixture.ts'
import { aRoom } from '../room-picture/room.fixture.ts'
import { words } from '../words.ts'
import type { OwnBookings } from './load.ts'
import { MyBookingsView } from './view.tsx'

const render = (lang: Lang, loaded: Loaded<OwnBookings>) =>
  renderView({ View: MyBookingsView, words, lang, props: {}, loaded })

const show = (lang: Lang, ...bookings: GuestBooking[]) =>
  render(lang, { status: 'ready', data: { bookings, rooms: [aRoom()] } })

const failed = (failure: Failure) => render('en', { status: 'failed', failure })

describe('a booking on a server', () => {
  it.each([
    [
      'en',
      'Horizon Room',
      'Confirmed',
      'Mon, 1 Mar 2027',
      'Thu, 4 Mar 2027',
      '3 nights',
      '2 guests',
      '$384',
      'Ada Lovelace',
      'CR-7KQM-4XWP',
      'Free cancellation until 21 November 2026 at 15:30, our local time.',
      'Cancel booking',
    ],
    [
      'de',
      'Bestätigt',
      'Mo., 1. März 2027',
      '3 Nächte',
      '384 $',
      'Kostenlos stornierbar bis 21. November 2026 um 15:30 Uhr (unsere Ortszeit).',
      'Buchung stornieren',
    ],
    [
      'zh',
      '已确认',
      '2027年3月1日周一',
      '3 晚',
      '2026年11月21日 15:30（我们的当地时间）之前可免费取消。',
      '取消预订',
    ],
  ] as const)('says in %s all that a guest wants to know', async (lang, ...said) => {
    const html = await show(lang, aBooking())
    for (const text of said) expect(html).toContain(text)
    expect(html).toContain('src="https://api.example/media/scenes/horizon-room-1.svg"')
  })

  it.each(guestTextNames)(
    'shows %s under its name, in every language, where its guest has written it',
    async (name) => {
      for (const lang of langs) {
        const { guestText } = (await words[lang]()).default as {
          guestText: Record<GuestText, { label: string }>
        }
        const { label } = guestText[name]
        expect(await show(lang, aBooking({ [name]: 'No nuts.' }))).toMatch(
          new RegExp(`${label}[^]*No nuts\\.`),
        )
        expect(await show(lang, aBooking())).not.toContain(label)
      }
    },
  )

  it.each([
    ['no_refund', 'No refund from now on.', true],
    ['closed', 'This booking can no longer be cancelled here.', false],
  ] as const)('with cancellation %s says: %s', async (cancellation, said, cancellable) => {
    const html = await show('en', aBooking({ cancellation }))
    expect(html).toContain(said)
    expect(html.includes('Cancel booking')).toBe(cancellable)
  })

  it.each([
    ['full', 'Cancelled on 22 November 2026, free of charge.'],
    ['none', 'Cancelled on 22 November 2026, without a refund.'],
  ] as const)('cancelled with refund %s says: %s', async (refund, said) => {
    const cancelledAt = '2026-11-22T08:00:00.000Z'
    const html = await show(
      'en',
      aBooking({ status: 'cancelled', cancellation: 'closed', cancelledAt, refund }),
    )
    expect(html).toContain(said)
    expect(html).not.toContain('Cancel booking')
  })

  it('shows a request as text, whatever it contains', async () => {
    const html = await show('en', aBooking({ specialRequest: '<img src=x onerror=alert(1)>' }))
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('shows the stored name of a room that is no longer in the list', async () => {
    expect(await show('en', aBooking({ roomId: 'gone', roomType: 'Old Room' }))).toMatch(/<h4[^>]*>Old Room</)
  })
})

describe('the list on a server', () => {
  const stay = (reference: string, checkIn: string, change: Partial<GuestBooking> = {}) =>
    aBooking({ reference, checkIn, ...change })

  it('lists upcoming stays, the next one first, then all others, the latest first', async () => {
    const html = await show(
      'en',
      stay('CR-2222-2222', '2027-06-01'),
      stay('CR-3333-3333', '2026-01-01', { status: 'completed' }),
      stay('CR-1111-1111', '2027-02-01'),
      stay('CR-4444-4444', '2026-06-01', { status: 'cancelled', cancelledAt: '2026-05-01T00:00:00.000Z' }),
    )
    const order = [...html.matchAll(/CR-\d{4}-\d{4}|Coming stays|Past and cancelled/g)].map(([text]) => text)
    expect(order).toEqual([
      'Coming stays',
      'CR-1111-1111',
      'CR-2222-2222',
      'Past and cancelled',
      'CR-4444-4444',
      'CR-3333-3333',
    ])
  })

  it.each([
    ['en', 'Booking CR-1111-1111, 2 rooms', 'Cancel whole booking'],
    ['de', 'Buchung CR-1111-1111, 2 Zimmer', 'Ganze Buchung stornieren'],
    ['zh', '预订号 CR-1111-1111，共 2 间客房', '取消整个预订'],
  ] as const)(
    'has the rooms of one booking together in %s, with one button for both',
    async (lang, title, button) => {
      const html = await show(
        lang,
        stay('CR-3333-3333', '2027-05-01'),
        stay('CR-1111-1111-2', '2027-04-01'),
        stay('CR-2222-2222', '2027-04-01'),
        stay('CR-1111-1111-1', '2027-04-02'),
      )
      const order = [...html.matchAll(new RegExp(`CR-\\d{4}-\\d{4}(-\\d)?|<h4|${button}`, 'g'))].map(
        ([text]) => text,
      )
      expect(order).toEqual([
        'CR-1111-1111',
        '<h4',
        'CR-1111-1111-1',
        '<h4',
        'CR-1111-1111-2',
        button,
        '<h4',
        'CR-2222-2222',
        '<h4',
        'CR-3333-3333',
      ])
      expect(html).toContain(title)
    },
  )

  it('shows a single remaining room by itself if the others are cancelled', async () => {
    const cancelled = { status: 'cancelled', cancelledAt: '2026-05-01T00:00:00.000Z' } as const
    const html = await show(
      'en',
      stay('CR-1111-1111-1', '2027-04-01'),
      stay('CR-1111-1111-2', '2027-04-01', cancelled),
    )
    expect(html).not.toMatch(/2 rooms|Cancel whole booking/)
    expect(html).toContain('Cancel room')
  })

  it('links to the rooms if there is no booking', async () => {
    const html = await show('en')
    expect(html).toContain('You have no bookings yet.')
    expect(html).toMatch(/href="\/rooms"[^>]*><span>See our rooms</)
  })

  it('links to the rooms if there is no upcoming stay', async () => {
    const html = await show('en', aBooking({ status: 'completed' }))
    expect(html).toContain('No stay is planned at the moment.')
    expect(html).toContain('See our rooms')
    expect(html).toMatch(/href="\/write-review"/)
  })

  it.each([
    ['en', 'Loading your bookings...'],
    ['de', 'Ihre Buchungen werden geladen …'],
    ['zh', '正在加载您的预订……'],
  ] as const)('says in %s that it is on its way', async (lang, said) => {
    expect(await render(lang, { status: 'loading' })).toMatch(new RegExp(`role="status"[^>]*>${said}<`))
  })

  it('offers a retry after a failure', async () => {
    const html = await failed({ kind: 'network' })
    expect(html).toContain('Your bookings could not be loaded.')
    expect(html).toContain('Try again')
  })

  it('links to sign-in after the guest was signed out', async () => {
    const body = { error: 'Please sign in first.', code: 'unauthorized' } as const
    const html = await failed({ kind: 'api', status: 401, code: 'unauthorized', body: body as never })
    expect(html).toMatch(/href="\/login"[^>]*><span>Sign in</)
  })
})
