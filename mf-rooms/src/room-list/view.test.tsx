import type { Offers, Room } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import { renderView } from '../testing/render.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { RoomList } from './view.tsx'

const ready = (...rooms: Room[]) => ({ status: 'ready', data: { rooms } }) as const
const tabsIn = (html: string) =>
  [...html.matchAll(/role="tab" aria-selected="(true|false)".*?>(.*?)</g)].map(([, on, label]) =>
    on === 'true' ? `[${label}]` : label,
  )

describe('the room list on a server', () => {
  it.each([
    [
      'en',
      'Sea View',
      '$128',
      'per night',
      '4.6',
      '2 guests',
      '26 m²',
      '+2 more',
      'Book Now',
      'Details',
      '1 room',
    ],
    [
      'de',
      'Meerblick',
      '128 $',
      'pro Nacht',
      '4,6',
      '2 Gäste',
      '26 m²',
      '+2 weitere',
      'Jetzt buchen',
      'Details',
      '1 Zimmer',
    ],
    [
      'zh',
      '海景房',
      '$128',
      '/ 晚',
      '4.6',
      '可住 2 人',
      '26 平方米',
      '另有 2 项',
      '立即预订',
      '查看详情',
      '1 间客房',
    ],
  ] as const)('says in %s all that helps to choose', async (lang, ...expected) => {
    const html = await renderView(RoomList, lang, {}, ready(aRoom()))
    for (const text of expected) expect(html).toContain(`>${text}<`)
    for (const amenity of ['Free Wi-Fi', 'Ceiling fan', 'Ceylon tea tray']) expect(html).toContain(amenity)
    expect(html).not.toContain('In-room safe')
  })

  it('leads to sign-in with the room, and to its page', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom()))
    expect(html).toContain('href="/login/horizon-room"')
    expect(html).toContain('href="/room/horizon-room"')
  })

  it('R-rooms-tabs: has a tab for each category in the data, in its order', async () => {
    const rooms = [aRoom(), aRoom({ _id: 'b', category: 'family' }), aRoom({ _id: 'c' })]
    expect(tabsIn(await renderView(RoomList, 'en', {}, ready(...rooms)))).toEqual([
      '[All]',
      'Sea View',
      'Family',
    ])
  })

  it('shows a category that it does not know as it is', async () => {
    const rooms = [aRoom(), aRoom({ _id: 'b', category: 'constructor' as 'family' })]
    const html = await renderView(RoomList, 'de', {}, ready(...rooms))
    expect(tabsIn(html)).toEqual(['[Alle]', 'Meerblick', 'constructor'])
  })

  it('begins with the category asked for, and with all where no room has it', async () => {
    const rooms = [aRoom(), aRoom({ _id: 'b', category: 'family' })]
    const of = (category: string) => renderView(RoomList, 'en', { category }, ready(...rooms))
    expect(tabsIn(await of('family'))).toEqual(['All', 'Sea View', '[Family]'])
    expect(await of('family')).not.toContain('href="/room/horizon-room"')
    expect(tabsIn(await of('castle'))).toEqual(['[All]', 'Sea View', 'Family'])
  })

  it('R-room-discount: strikes the old price through where there is a discount, and only there', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom({ price: 142, discountPrice: 124.5 })))
    expect(html).toMatch(/<del[^>]*>\$142<\/del>.*>\$124\.50</)
    expect(html).toContain('>Special offer<')
    const dearer = await renderView(RoomList, 'en', {}, ready(aRoom({ price: 142, discountPrice: 142 })))
    expect(dearer).not.toContain('<del')
    expect(dearer).not.toContain('Special offer')
  })

  it('R-card-amenities: counts no amenities where all are named', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom({ amenities: ['a', 'b', 'c'] })))
    expect(html).not.toContain('more')
  })

  it('says that nobody has rated a room yet', async () => {
    expect(await renderView(RoomList, 'en', {}, ready(aRoom({ rating: 0 })))).toContain('No reviews yet')
  })

  it('R-card-placeholder: shows the placeholder for a room without a picture', async () => {
    const html = await renderView(RoomList, 'en', {}, ready(aRoom({ images: [] })))
    expect(html).toContain('src="https://api.example/media/placeholder.svg"')
  })

  it('wants the pictures of the first row at once and the others when they come near', async () => {
    const rooms = ['a', 'b', 'c', 'd', 'e'].map((_id) => aRoom({ _id }))
    const html = await renderView(RoomList, 'en', {}, ready(...rooms))
    const loading = [...html.matchAll(/loading="(\w+)"/g)].map(([, value]) => value)
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy'])
    const priority = [...html.matchAll(/fetchPriority="(\w+)"/gi)].map(([, value]) => value)
    expect(priority).toEqual(['high', 'auto', 'auto', 'auto', 'auto'])
    expect(html.match(/width="1200" height="800"/g)).toHaveLength(5)
  })

  it('R-state-rooms-empty: offers a person where there is no room at all', async () => {
    const html = await renderView(RoomList, 'en', {}, ready())
    expect(html).toContain('There are no rooms to show at the moment.')
    expect(html).toContain('href="/contact"')
  })
})

describe('R-search: the room list for dates', () => {
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
  const rooms = [aRoom({ _id: 'loft' }), aRoom({ _id: 'attic', category: 'family' }), aRoom({ _id: 'tiny' })]
  const offers: Offers = {
    ...stay,
    nights: 3,
    children: [],
    asks: { children: false },
    offers: [
      { roomId: 'attic', roomType: 'Attic', totalPrice: 705, unitsLeft: 1, units: 2 },
      {
        roomId: 'loft',
        roomType: 'Loft',
        totalPrice: 384,
        unitsLeft: 0,
        nearest: { checkIn: '2027-07-06', checkOut: '2027-07-09' },
      },
    ],
  }
  const render = (lang: 'en' | 'de' | 'zh', search: SearchedRooms['search']) =>
    renderView(RoomList, lang, { withSearch: true, ...stay }, { status: 'ready', data: { rooms, search } })

  it.each([
    ['en', 'We are closed from 28 Jun to 5 Jul 2027.', 'Free from 6 to 9 Jul 2027'],
    ['de', 'Vom 28. Juni bis 5. Juli 2027 haben wir geschlossen.', 'Frei vom 6. bis 9. Juli 2027'],
    ['zh', '2027年6月28日至7月5日客栈歇业。', '2027年7月6日至9日有空房'],
  ] as const)(
    'R-closures: says in %s once for all rooms that the house is closed, and when it is open next',
    async (lang, said, nearest) => {
      const closed = offers.offers.map((offer) => ({
        ...offer,
        unitsLeft: 0,
        restricted: ['property_closed' as const],
        nearest: { checkIn: '2027-07-06', checkOut: '2027-07-09' },
      }))
      const house = { from: '2027-06-28', until: '2027-07-06', nearest: closed[0]?.nearest }
      const search = { status: 'found', offers: { ...offers, offers: closed, closed: house } } as const
      const html = await render(lang, search)
      expect(html.split(said)).toHaveLength(2)
      expect(html).toMatch(new RegExp(`<a [^>]*href="/rooms/2027-07-06/2027-07-09/2"[^>]*>.*?${nearest}`))
      expect(html).not.toContain('<details class="" open="">')
      const limited = { ...stay, limit: 3 }
      const brief = await renderView(RoomList, lang, limited, { status: 'ready', data: { rooms, search } })
      expect(brief.split(said)).toHaveLength(2)
      for (const sold of ['Not free on these days', 'An diesen Tagen nicht frei', '所选日期已订满'])
        expect(html).not.toContain(sold)
    },
  )

  it.each([
    [
      'en',
      '$705',
      'for 3 nights',
      'Only 1 left',
      '1 free for these dates',
      '$235 per night on average',
      '1 room is not available on these days',
      'Not free on these days',
      'Free from 6 to 9 Jul 2027',
    ],
    [
      'de',
      '705 $',
      'für 3 Nächte',
      'Nur noch 1 frei',
      '1 frei für diese Tage',
      'im Schnitt 235 $ pro Nacht',
      '1 Zimmer ist an diesen Tagen nicht verfügbar',
      'An diesen Tagen nicht frei',
      'Frei vom 6. bis 9. Juli 2027',
    ],
    [
      'zh',
      '<span>3 晚共 </span><strong',
      '$705',
      '仅剩 1 间',
      '1 种客房可订',
      '平均每晚 $235',
      '1 种客房在所选日期不可订',
      '所选日期已订满',
      '2027年7月6日至9日有空房',
    ],
  ] as const)(
    'says in %s what is free and what it costs, and when the others are free',
    async (lang, ...said) => {
      const html = (await render(lang, { status: 'found', offers })).replaceAll('\u00a0', ' ')
      for (const text of said) expect(html).toContain(text)
      // sold-out rooms come last, and rooms that are too small not at all
      expect(html.indexOf('/room/attic')).toBeLessThan(html.indexOf('/room/loft'))
      expect(html).not.toContain('/room/tiny')
      expect(html).toContain('value="2027-07-01"')
    },
  )

  it.each([1, undefined])('never calls the only room of its type the last one: %j in all', async (units) => {
    const [attic] = offers.offers
    const alone = { ...offers, offers: [{ ...attic, units }] } as Offers
    for (const [lang, last] of [
      ['en', '1 left'],
      ['de', 'Nur noch'],
      ['zh', '仅剩'],
    ] as const)
      expect(await render(lang, { status: 'found', offers: alone })).not.toContain(last)
  })

  it('folds its fields into one line once they have an answer, and not where one of them is wrong', async () => {
    const line = /<details[^>]*><summary[^>]*><svg.*?<strong>1–4 Jul<\/strong>.*?2 guests.*?Change/
    expect(await render('en', { status: 'found', offers })).toMatch(line)
    expect(await render('en', { status: 'failed' })).toMatch(line)
    const problems = { checkIn: 'in_the_past' }
    expect(await render('en', { status: 'refused', problems })).toMatch(
      /<details[^>]* open=""><summary[^>]*><\/summary>/,
    )
    expect(await renderView(RoomList, 'en', { withSearch: true }, ready(...rooms))).toMatch(
      /<details[^>]* open=""><summary[^>]*><\/summary>/,
    )
  })

  it('folds what cannot be booked away, without a way to book it: its page has the nearest days', async () => {
    const html = await render('en', { status: 'found', offers })
    const [, free = '', taken = ''] = html.split('<details')
    expect(free).toContain('Book Now: ')
    expect(free).not.toContain('per night</span>')
    expect(taken).not.toContain('Book Now')
    expect(taken).not.toContain('$')
    expect(taken).toContain('href="/room/loft/2027-07-06/2027-07-09/2"')
    // if nothing is free, they are the result
    expect(taken).not.toContain(' open=""')
    const none = { ...offers, offers: offers.offers.filter(({ unitsLeft }) => unitsLeft === 0) }
    const all = await render('en', { status: 'found', offers: none })
    expect(all.split('<details')[2]).toMatch(/^[^>]* open=""/)
  })

  it('asks for the ages of children where they make another price, and carries them on', async () => {
    expect(await render('en', { status: 'found', offers })).not.toContain('name="children"')
    const asked: Offers = { ...offers, children: [4, 9], asks: { children: true } }
    const html = await render('en', { status: 'found', offers: asked })
    expect(html).toContain('0–17')
    const withDates = [...html.matchAll(/href="([^"]*2027[^"]*)"/g)].map(([, address]) => address)
    expect(withDates).not.toEqual([])
    expect(withDates.filter((address) => !address?.endsWith('/2/4,9'))).toEqual([])
  })

  it('shows every room where the dates are wrong or nobody could say, and what to do', async () => {
    const refused = await render('en', { status: 'refused', problems: { checkIn: 'in_the_past' } })
    expect(refused).toContain('Check-in cannot be before today.')
    const failed = await render('en', { status: 'failed' })
    expect(failed).toContain('We couldn’t check availability just now.')
    for (const html of [refused, failed]) expect(html).toContain('/room/tiny')
  })

  it.each([
    ['en', 'No room here takes so many guests.', 'Book two rooms', 'write to us'],
    [
      'de',
      'Für so viele Gäste ist hier kein Zimmer groß genug.',
      'Buchen Sie zwei Zimmer',
      'schreiben Sie uns',
    ],
    ['zh', '这里没有能容纳这么多客人的客房。', '预订两间', '来信咨询'],
  ] as const)(
    'says in %s where no room takes so many guests, and leads to two rooms and to us',
    async (lang, said, book, write) => {
      const none: Offers = { ...offers, guests: 7, offers: [] }
      const html = await render(lang, { status: 'found', offers: none })
      expect(html).toContain(said)
      expect(html).toMatch(new RegExp(`<a href="/login/2027-07-01/2027-07-04/4">${book}</a>`))
      expect(html).toContain(`<a href="/contact">${write}</a>`)
      const loaded = { status: 'ready', data: { rooms, search: { status: 'found', offers: none } } } as const
      const brief = await renderView(RoomList, lang, { ...stay, limit: 3 }, loaded)
      expect(brief).toContain(`<a href="/login/2027-07-01/2027-07-04/4">${book}</a>`)
    },
  )

  it.each([
    ['en', 'No room for so many guests is free on these days.'],
    ['de', 'Für so viele Gäste ist an diesen Tagen kein Zimmer frei.'],
    ['zh', '这些日期没有能容纳这么多客人的空房。'],
  ] as const)(
    'leads in %s to two rooms where the only one that is large enough is taken',
    async (lang, said) => {
      const taken = offers.offers.map((offer) => ({ ...offer, unitsLeft: 0 }))
      const large: Offers = { ...offers, guests: 7, offers: taken.slice(0, 1) }
      const html = await render(lang, { status: 'found', offers: large })
      expect(html).toContain(said)
      expect(html).toContain('href="/login/2027-07-01/2027-07-04/4"')
      expect(html).toMatch(/<details[^>]* open="".*<\/details>/)
      // one in another category is free
      const other = { ...large, offers: [{ ...taken[0], unitsLeft: 1 }, ...taken.slice(1)] } as Offers
      expect(await render(lang, { status: 'found', offers: other })).not.toContain(said)
      // two rooms are no way on where each is large enough, and all are taken
      const each = rooms.map(({ _id }) => ({ ...taken[0], roomId: _id }) as (typeof taken)[number])
      const search = { status: 'found', offers: { ...large, offers: each } } as const
      expect(await render(lang, search)).not.toContain(said)
    },
  )

  it('links to no pair of rooms while the property is closed', async () => {
    const house = { from: '2027-06-28', until: '2027-07-06' }
    const none: Offers = { ...offers, guests: 7, offers: [], closed: house }
    const search = { status: 'found', offers: none } as const
    const brief = { ...stay, limit: 3 }
    for (const html of [
      await render('en', search),
      await renderView(RoomList, 'en', brief, { status: 'ready', data: { rooms, search } }),
    ]) {
      expect(html).toContain('We are closed from 28 Jun to 5 Jul 2027.')
      expect(html).not.toContain('Book two rooms')
    }
  })

  it('R-partners-stay: shows the first that are free as brief cards where only so many are wanted', async () => {
    const search = { status: 'found', offers } as const
    const some = await renderView(
      RoomList,
      'en',
      { ...stay, limit: 1 },
      { status: 'ready', data: { rooms, search } },
    )
    expect(some).toMatch(/\$705<\/strong><span> for 3 nights/)
    expect(some.match(/<li /g)).toHaveLength(1)
    expect(some).not.toContain('role="tab"')
    expect(some).not.toContain('name="checkIn"')
    expect(some).toContain('/room/attic')
    const ofCategory = { limit: 3, category: 'sea view' }
    const plain = await renderView(RoomList, 'en', ofCategory, ready(...rooms))
    expect(['loft', 'attic', 'tiny'].filter((id) => plain.includes(`/room/${id}"`))).toEqual(['loft', 'tiny'])
  })
})
