import type { Failure, Offer, PropertyTerms, Room } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import { renderView } from '../testing/render.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { RoomDetail } from './view.tsx'

const id = 'horizon-room'
const show = (room: Room | null, lang: 'en' | 'de' | 'zh' = 'en') =>
  renderView(RoomDetail, lang, { id }, { status: 'ready', data: room && { room } })
const fail = (failure: Failure, lang: 'en' | 'de' | 'zh' = 'en') =>
  renderView(RoomDetail, lang, { id }, { status: 'failed', failure })
const localText = (text: string) => ({ en: text, de: text, zh: text })
/** Of one plan for each rule. */
const termsOf = (...rules: PropertyTerms['plans'][number]['cancellation'][]): PropertyTerms => ({
  plans: rules.map((cancellation, i) => ({
    id: `plan-${i}`,
    name: localText(`Plan ${i + 1}`),
    cancellation,
    ...(cancellation.kind === 'non_refundable' && { policy: localText('Paid at once.') }),
  })),
  breakfast: 'included',
  addedCharges: [],
})
const unknown: Failure = {
  kind: 'api',
  status: 404,
  code: 'room_not_found',
  body: { error: 'Room not found', code: 'room_not_found' } as never,
}

describe('R-room-stay: the page of a room for dates', () => {
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
  const render = (lang: 'en' | 'de' | 'zh', given: Partial<Offer> = {}, asksForChildren = false) => {
    const offer = { roomId: id, roomType: 'Horizon Room', totalPrice: 705, unitsLeft: 2, ...given }
    const asks = { children: asksForChildren }
    const offers = { ...stay, nights: 3, children: [], asks, offers: [offer] }
    const asked = { question: '2027-07-01/2027-07-04/2/', outcome: { status: 'found', offers } } as const
    const data = { room: aRoom(), asked }
    return renderView(RoomDetail, lang, { id, ...stay }, { status: 'ready', data })
  }

  it.each([
    ['en', '$705', 'for 3 nights', '3 nights chosen'],
    ['de', '705 $', 'für 3 Nächte', '3 Nächte gewählt'],
    ['zh', '$705', '3 晚共', '3 晚'],
  ] as const)(
    'says in %s what they cost, beside the pictures and in the calendar',
    async (lang, total, ...said) => {
      const html = (await render(lang)).replaceAll('\u00a0', ' ')
      for (const text of said) expect(html).toContain(text)
      expect(html.split(`${total}</strong>`)).toHaveLength(3)
      expect(html).not.toContain('/ 1 nights')
    },
  )

  it('has no way to book a room that is taken, but the nearest days with their year', async () => {
    const nearest = { checkIn: '2027-07-06', checkOut: '2027-07-09' }
    const html = await render('en', { unitsLeft: 0, nearest })
    expect(html).toContain('Not free on these days')
    expect(html).toContain('Free from 6 to 9 Jul 2027')
    expect(html).not.toContain('<span>Book</span>')
    expect(html).not.toContain('$705')
    expect(await render('en')).toContain('<span>Book</span>')
  })

  it('asks for the ages of children where a rate knows them', async () => {
    expect(await render('en', {}, true)).toContain('name="children"')
    expect(await render('en')).not.toContain('name="children"')
  })
})

describe('the page of a room on a server', () => {
  it.each([
    [
      'en',
      '← Back',
      '$128',
      '/ 1 nights',
      'per night',
      '26 m²',
      '1 of 2',
      'Book',
      'Free cancellation until today, no refund from tomorrow',
    ],
    [
      'de',
      '← Zurück',
      '128 $',
      '/ Nacht',
      'pro Nacht',
      '26 m²',
      '1 von 2',
      'Buchen',
      'Heute noch kostenlos stornierbar, ab morgen keine Erstattung',
    ],
    [
      'zh',
      '← 返回',
      '$128',
      '/ 晚',
      '每晚',
      '26 平方米',
      '第 1 张，共 2 张',
      '预订',
      '今日内可免费取消，明日起不予退款',
    ],
  ] as const)('says in %s what the room is, costs and asks', async (lang, ...expected) => {
    const html = await show(aRoom(), lang)
    expect(html).toMatch(/<h1[^>]*>Horizon Room<\/h1>/)
    for (const text of expected) expect(html).toContain(`${text}<`)
  })

  it.each([
    ['en', 'from $128', 'Free cancellation up to 7 days before arrival, no refund after that'],
    ['de', 'ab 128 $', 'Kostenlose Stornierung bis 7 Tage vor der Anreise, danach keine Erstattung'],
    ['zh', '$128 起', '入住前 7 天及更早可免费取消，此后不予退款'],
  ] as const)('R-rates-said: says in %s what the rates have: %s, %s', async (lang, ...said) => {
    const terms = termsOf({ kind: 'days_before_arrival', days: 7 })
    const html = await show(aRoom({ priceVaries: true, terms }), lang)
    for (const text of said) expect(html).toContain(`>${text}<`)
    expect(html).not.toMatch(/until today|24 hours|24 Stunden|24 小时/)
  })

  it('R-rates-said: names the plans where there are several', async () => {
    const html = await show(
      aRoom({ terms: termsOf({ kind: 'hours_after_booking', hours: 24 }, { kind: 'non_refundable' }) }),
    )
    expect(html).toContain('Plan 1: Free cancellation within 24 hours of booking, no refund after that<')
    expect(html).toContain('Plan 2: No refund after booking<')
    expect(html).toContain('Paid at once.<')
  })

  it('R-room-price: reads the price aloud without the odd plural', async () => {
    expect(await show(aRoom())).toMatch(/aria-hidden="true">\/ 1 nights<.*>per night</)
  })

  it('R-room-amenities: lists every amenity with the icon that stands beside it', async () => {
    const html = await show(
      aRoom({ amenities: ['Tub', 'Something new'], amenityIcons: ['tub', 'jetty' as 'tub'] }),
    )
    const drawn = [...html.matchAll(/<path d="([^"]+)"><\/path><\/svg><span>(Tub|Something new)</g)]
    expect(drawn.map(([, , name]) => name)).toEqual(['Tub', 'Something new'])
    expect(drawn[0]?.[1]).not.toBe(drawn[1]?.[1])
  })

  it('has no heading of amenities where a room has none', async () => {
    expect(await show(aRoom())).toContain('>Amenities<')
    expect(await show(aRoom({ amenities: [], amenityIcons: [] }))).not.toContain('>Amenities<')
  })

  it('books at the sign-in, with the room', async () => {
    expect(await show(aRoom())).toMatch(/href="\/login\/horizon-room"[^>]*><span>Book</)
  })

  it('has no way to a next picture where there is one', async () => {
    const html = await show(aRoom({ images: ['/media/one.svg'] }))
    expect(html).not.toContain('Next picture')
  })

  it('R-room-image-none: shows the placeholder for a room without pictures', async () => {
    expect(await show(aRoom({ images: [] }))).toContain('src="https://api.example/media/placeholder.svg"')
  })

  it.each([
    ['en', 'Loading...'],
    ['de', 'Wird geladen …'],
    ['zh', '正在加载……'],
  ] as const)('says in %s that it is loading', async (lang, words) => {
    expect(await renderView(RoomDetail, lang, { id }, { status: 'loading' })).toContain(`>${words}<`)
  })
})

describe('a room that does not come', () => {
  it.each([
    ['en', 'Room not found', 'See all rooms'],
    ['de', 'Zimmer nicht gefunden', 'Alle Zimmer ansehen'],
    ['zh', '未找到该客房', '查看全部客房'],
  ] as const)('is not found in %s, with a link to all rooms', async (lang, ...expected) => {
    const html = await fail(unknown, lang)
    for (const words of expected) expect(html).toContain(`>${words}<`)
    expect(html).toContain('href="/rooms"')
  })

  it('R-room-not-found: is not found where the answer is empty', async () => {
    expect(await show(null)).toContain('>Room not found<')
  })

  it.each<Failure>([{ kind: 'network' }, { kind: 'unexpected', status: 502 }])(
    'can be tried again after a failure that may pass (%o)',
    async (failure) => {
      const html = await fail(failure)
      expect(html).toContain('>Room not found<')
      expect(html).toContain('>Try again<')
    },
  )

  it('does not retry if the API reports that there is no such room', async () => {
    expect(await fail(unknown)).not.toContain('>Try again<')
  })
})
