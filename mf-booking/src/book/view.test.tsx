import type { Api, BookingReceipt, Quote, Room } from '@calm-rest/contract/api'
import type { Host, Lang, PropsOf, StayDraft } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { Loaded } from '@calm-rest/federation/widget'
import type { Words } from '@calm-rest/i18n'
import { describe, expect, it, vi } from 'vitest'
import { aRoom } from '../room-picture/room.fixture.ts'
import { words } from '../words.ts'
import type { BookData } from './load.ts'
import { chosenRooms } from './rules/availability.ts'
import { emptyDraft, fromStay } from './rules/draft.ts'
import { questionOf } from './rules/price.ts'
import { aQuote } from './rules/quote.fixture.ts'
import { nightlyOf, quoteInputOf } from './rules/quote.ts'
import { codeButton } from './submit/code-button.ts'
import { BookView } from './view.tsx'

const stay: StayDraft = { room: 'horizon-room', checkIn: '2027-03-01', checkOut: '2027-03-04' }

const dataOf = (...rooms: Room[]): BookData => ({ rooms, today: '2026-11-21', formId: 'one' })

const ready = (...rooms: Room[]): Loaded<BookData> => ({ status: 'ready', data: dataOf(...rooms) })

/** As loaded by the server, with the price of the stay. */
const priced = (lang: Lang, room: Room, change: Partial<Quote> = {}): Loaded<BookData> => {
  const draft = { ...emptyDraft(), ...fromStay(stay) }
  const input = quoteInputOf(draft, chosenRooms([room], draft))
  if (!input) throw new Error('The stay has no dates')
  const { nightly, fullNightly } = nightlyOf(room)
  const price = {
    question: questionOf(input, lang),
    result: { ok: true, value: aQuote(input, nightly, change, fullNightly) },
  } as const
  return { status: 'ready', data: { rooms: [room], today: '2026-11-21', formId: 'one', price } }
}

const render = (lang: Lang, loaded: Loaded<BookData>, props: PropsOf<'mf-booking', 'book'> = {}) =>
  renderView({ View: BookView, words, lang, props, loaded })

describe('a room that is taken for the dates', () => {
  const taken = (lang: Lang): Loaded<BookData> => {
    const loaded = priced(lang, aRoom())
    if (loaded.status !== 'ready') throw new Error('The rooms are not there')
    const free = {
      question: '2027-03-01/2027-03-04/0',
      free: { status: 'known', left: {}, prices: {} },
    } as const
    return { ...loaded, data: { ...loaded.data, free } }
  }

  it.each([
    ['en', 'Choose another room or other dates'],
    ['de', 'Anderes Zimmer oder andere Daten wählen'],
    ['zh', '选择其他客房或日期'],
  ] as const)('R-book-taken: offers in %s another way instead: %s', async (lang, said) => {
    const html = await render(lang, taken(lang), stay)
    expect(html).toContain(`type="button" class=""><span>${said}`)
    const free = await render(lang, priced(lang, aRoom()), stay)
    expect(free).not.toContain(said)
  })
})

describe('a closed property', () => {
  const closed = (lang: Lang, until: string): Loaded<BookData> => {
    const loaded = priced(lang, aRoom())
    if (loaded.status !== 'ready' || !loaded.data.price) throw new Error('The price is not there')
    const { question } = loaded.data.price
    const fields = [{ field: 'checkOut', code: 'property_closed', message: 'closed' } as const]
    const code = 'stay_restricted'
    const failure = { kind: 'api', status: 422, code, body: { error: 'restricted', code, fields } } as const
    const nearest = { checkIn: '2027-02-26', checkOut: '2027-03-01' }
    const closure = { question, closed: { from: '2027-03-02', until, nearest } }
    return {
      ...loaded,
      data: { ...loaded.data, price: { question, result: { ok: false, failure } }, closure },
    }
  }

  it.each([
    ['en', 'from 2 Mar to 9 Apr 2027', 'Free from 26 Feb to 1 Mar 2027', 'on the night of 2 Mar 2027'],
    [
      'de',
      'Vom 2. März bis 9. Apr. 2027',
      'Frei vom 26. Feb. bis 1. März 2027',
      'der Nacht vom 2. März 2027',
    ],
    ['zh', '2027年3月2日至4月9日客栈歇业', '2027年2月26日至3月1日有空房', '2027年3月2日当晚客栈歇业'],
  ] as const)(
    'R-closures: says in %s when, %s, and leads to the nearest days',
    async (lang, said, nearest, one) => {
      const html = (await render(lang, closed(lang, '2027-04-10'), stay)).replaceAll('\u00a0', ' ')
      expect(html.split(said)).toHaveLength(2)
      expect(html).toMatch(
        new RegExp(`<a [^>]*href="/book/horizon-room/2027-02-26/2027-03-01/2"[^>]*>${nearest}</a>`),
      )
      expect(await render(lang, closed(lang, '2027-03-03'), stay)).toContain(one)
    },
  )

  it.each([
    ['en', 'Choose other dates'],
    ['de', 'Andere Daten wählen'],
    ['zh', '选择其他日期'],
  ] as const)('R-closures: has in %s no button that books: %s', async (lang, instead) => {
    const html = await render(lang, closed(lang, '2027-04-10'), stay)
    expect(html).toContain(`type="button" class=""><span>${instead}<`)
    const open = await render(lang, priced(lang, aRoom()), stay)
    expect(open).not.toContain(instead)
  })
})

it.each([
  ['en', 'No more rooms of this type are left for these nights', 'Horizon Room · no more left'],
  ['de', 'Für diese Nächte ist kein weiteres Zimmer dieser Art frei', 'Horizon Room · kein weiteres frei'],
  ['zh', '所选日期内，该房型已无更多空房', 'Horizon Room · 已无更多空房'],
] as const)('says in %s that the last room of a type is chosen already: %s', async (lang, said, option) => {
  const values = { checkIn: '2027-03-01', checkOut: '2027-03-04', roomType: 'horizon-room' }
  const further = { 'additionalRooms.0.roomType': 'horizon-room', 'additionalRooms.0.guests': '2' }
  const htmlFor = (left: number) => {
    const free = {
      question: '2027-03-01/2027-03-04/0',
      free: { status: 'known', left: { 'horizon-room': left }, prices: {} },
    } as const
    const loaded = { status: 'ready', data: { ...dataOf(aRoom()), free } } as const
    const submitted = { values: { ...values, ...further } }
    return renderView({ View: BookView, words, lang, props: stay, loaded, submitted })
  }
  const last = await htmlFor(1)
  expect(last).toContain(said)
  // the first room is the only one left
  expect(last.split(`>${option}<`)).toHaveLength(2)
  expect(await htmlFor(2)).not.toContain(said)
})

it.each([
  [1, true],
  [2, false],
])('says of a room for %i whether it is too small for two', async (guests, isSaid) => {
  const html = await render('en', ready(aRoom({ guests })), stay)
  expect(/<option[^>]*>Horizon Room · [^<]*\b1 guest\b/.test(html)).toBe(isSaid)
})

it.each([
  ['en', 'We do not have the room of this address.'],
  ['de', 'Das Zimmer dieser Adresse haben wir nicht.'],
  ['zh', '没有该链接中的客房'],
] as const)('says in %s that the room of an address is not there: %s', async (lang, said) => {
  expect(await render(lang, ready(aRoom()), { ...stay, room: 'no-such-room' })).toContain(said)
  expect(await render(lang, ready(aRoom()), stay)).not.toContain(said)
  expect(await render(lang, ready(aRoom()), { ...stay, room: undefined })).not.toContain(said)
})

it.each([
  ['en', 'write to us'],
  ['de', 'schreiben Sie uns'],
  ['zh', '来信'],
] as const)('leads in %s to us where a booking has all the rooms that it can have', async (lang, write) => {
  const entries = [0, 1, 2, 3].map((i) => [`additionalRooms.${i}.roomType`, 'horizon-room'] as const)
  const submitted = { values: Object.fromEntries(entries), problems: {} }
  const html = await renderView({ View: BookView, words, lang, props: {}, loaded: ready(aRoom()), submitted })
  expect(html).toContain(`<a href="/contact">${write}</a>`)
})

describe('the booking form on a server', () => {
  it('does not need window', () => {
    expect(typeof window).toBe('undefined')
  })

  it.each([
    ['en', 'Book Your Stay', '$384', 'Mon, 1 March 2027', '3 nights', '2 guests'],
    ['de', 'Buchen Sie Ihren Aufenthalt', '384 $', 'Mo., 1. März 2027', '3 Nächte', '2 Gäste'],
    ['zh', '预订您的住宿', '$384', '2027年3月1日周一', '3 晚', '2 位客人'],
  ] as const)('says in %s: %s, %s, %s, %s, %s', async (lang, ...said) => {
    const html = await render(lang, priced(lang, aRoom()), stay)
    for (const text of said) expect(html).toContain(text)
    expect(html).toContain('src="https://api.example/media/scenes/horizon-room-1.svg"')
  })

  it('R-book-rooms, R-rule-total-none: preselects the first room and shows no total while the dates are missing', async () => {
    const html = await render('en', ready(aRoom({ _id: 'a', name: 'Coral Suite' }), aRoom()))
    expect(html).toMatch(/<option[^>]*value="a"[^>]*selected/)
    expect(html).toContain('Not available')
  })

  it.each([
    ['en', 'DD/MM/YYYY', 'Mon, 1 Mar 2027'],
    ['de', 'TT.MM.JJJJ', 'Mo., 1. März 2027'],
    ['zh', '年/月/日', '2027年3月1日周一'],
  ] as const)(
    'writes dates in %s, asks for them as %s, and sends them as YYYY-MM-DD',
    async (lang, ...said) => {
      const html = await render(lang, ready(aRoom()), stay)
      expect(html).toContain(`placeholder="${said[0]}"`)
      expect(html).toMatch(new RegExp(`<input[^>]*data-field="checkIn"[^>]*value="${said[1]}"`))
      expect(html).toContain('<input type="hidden" name="checkIn" value="2027-03-01"/>')
      expect(html).toContain('<input type="hidden" name="checkOut" value="2027-03-04"/>')
    },
  )

  it.each([
    ['en', '$0'],
    ['de', '0 $'],
    ['zh', '$0'],
  ] as const)(
    'shows a stay that costs nothing in %s as %s, and not as one without a price',
    async (lang, total) => {
      const html = await render(lang, priced(lang, aRoom(), { totalPrice: 0 }), stay)
      expect(html.match(/<div[^>]*role="status".*?<\/div>/)?.[0]).toContain(`>${total}<`)
      expect(html).not.toContain('Not available')
    },
  )

  it('R-room-discount: shows the discount with the old price struck through', async () => {
    const html = await render('en', priced('en', aRoom({ price: 72, discountPrice: 61 })), stay)
    expect(html).toMatch(/<del[^>]*>\$72<\/del>/)
    expect(html).toContain('$183')
  })

  it('R-rates-said: shows no discount that does not apply to the nights of the stay', async () => {
    const room = aRoom({ price: 72, discountPrice: 61, priceVaries: true })
    expect(await render('en', ready(room))).toContain('from $61')
    const { rooms } = aQuote({ checkIn: '2027-03-01', checkOut: '2027-03-04', guests: 2 }, 61)
    const html = await render('en', priced('en', room, { rooms }), stay)
    expect(html).not.toContain('<del')
    expect(html).not.toContain('from $61</')
  })

  it.each([
    ['en', 'extra', 'All taxes are included.', 'Breakfast is not included: you can add it to your booking.'],
    ['de', 'none', 'Alle Steuern sind inbegriffen.', 'Frühstück ist nicht inbegriffen.'],
    ['zh', 'booked', '已含所有税费。', '房费到店支付'],
  ] as const)(
    'R-rates-said: says in %s of breakfast (%s) what the plan has',
    async (lang, breakfast, ...said) => {
      const [plan] = aQuote({ checkIn: '2027-03-01', checkOut: '2027-03-04', guests: 2 }).plans
      if (!plan) throw new Error('A quote has a plan')
      const terms = { ...plan.terms, breakfast }
      const html = await render(lang, priced(lang, aRoom(), { plans: [{ ...plan, terms }] }), stay)
      for (const words of said) expect(html).toContain(words)
      expect(html).not.toMatch(/Breakfast and all|Frühstück und alle|含早餐及/)
      const inPrice = { breakfast, isTaxAdded: false }
      const before = { ...ready(aRoom()), data: { ...dataOf(aRoom()), inPrice } } as Loaded<BookData>
      for (const words of said) expect(await render(lang, before)).toContain(words)
    },
  )

  it('R-book-rates: shows charges beside the nights, and offers rates and extras', async () => {
    const line = { kind: 'tax', name: 'Green tax', amount: 6, included: false } as const
    const base = aQuote({ ...stay, guests: 2 } as Parameters<typeof aQuote>[0])
    const [room] = base.rooms
    const [standard] = base.plans
    if (!room || !standard) throw new Error('A quote has a room and a plan')
    const nonRefundable = {
      id: 'fixed',
      name: 'Non-refundable',
      totalPrice: 345.6,
      terms: { cancellation: { kind: 'non_refundable' }, freeUntil: null, policy: 'Paid at once.' },
    } as const
    const html = await render(
      'en',
      priced('en', aRoom(), {
        rooms: [{ ...room, lines: [line], totalPrice: 390 }],
        totalPrice: 390,
        plans: [standard, nonRefundable],
        extras: [{ id: 'shuttle', name: 'Airport shuttle', price: 45, per: 'stay', max: 1 }],
        asks: { children: true, promotionCode: true },
      }),
      stay,
    )
    for (const words of ['Green tax', '$6', '$390', '$345.60', 'No refund after booking.', 'Paid at once.'])
      expect(html).toContain(words)
    expect(html).toContain('Airport shuttle, $45 per stay')
    expect(html).toContain('Breakfast is included.')
    for (const name of ['plan', 'extras.shuttle', 'children', 'promotionCode'])
      expect(html).toContain(`name="${name}"`)
    expect(html).toContain('name="plan" checked="" value="standard"')
  })

  it.each([
    ['is the title of a page of ours', {}, ['h1', 'h2']],
    ['is below the title of a page that has its own', { headingLevel: 2 }, ['h2', 'h3']],
  ] as const)('%s', async (_, props, levels) => {
    const html = await render('en', ready(aRoom()), props)
    const headings = [...html.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, text]) => [level, text])
    expect(headings).toEqual([
      [levels[0], 'Book Your Stay'],
      [levels[1], 'Booking summary'],
    ])
  })

  it('shows its fields while rooms are loading', async () => {
    const html = await render('en', { status: 'loading' })
    expect(html).toContain('Loading rooms...')
    expect(html).toContain('name="firstName"')
  })

  it('keeps an empty list and offers a retry if rooms cannot be loaded', async () => {
    const html = await render('en', { status: 'failed', failure: { kind: 'network' } })
    expect(html).toMatch(/<select[^>]*name="roomType"[^>]*><\/select>/)
    expect(html).toContain('Try again')
  })

  it('says that there is no room to book where the property has none', async () => {
    const html = await render('en', { status: 'ready', data: { rooms: [], today: '2027-02-01', formId: '' } })
    expect(html).toContain('We have no room to book at the moment.')
    expect(html).not.toContain('Try again')
  })
})

describe('the texts', () => {
  const keysOf = (tree: Words, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${path}${key.replace(/_(one|other)$/, '')}`]
        : keysOf(value, `${path}${key}.`),
    )

  it('have the same keys in every language', async () => {
    const [en, de, zh] = await Promise.all([words.en(), words.de(), words.zh()])
    const keys = [en, de, zh].map(({ default: tree }) => new Set(keysOf(tree as Words)))
    expect(keys[1]).toEqual(keys[0])
    expect(keys[2]).toEqual(keys[0])
  })

  it('use full-width punctuation between Chinese characters', async () => {
    const { default: zh } = await words.zh()
    expect(JSON.stringify(zh)).not.toMatch(
      /\p{Script=Han}[\u002c\u0021\u003f\u003b]|[\u002c\u0021\u003f]\p{Script=Han}/u,
    )
  })
})

describe('a form that is filled in', () => {
  const receipt = {
    reference: 'CR-7KQM-4XWP',
    totalPrice: 384,
    nights: 3,
    roomId: 'horizon-room',
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    guests: 2,
    freeCancellationUntil: '2026-11-21T10:00:00.000Z',
    email: 'ada@example.com',
  } as unknown as BookingReceipt
  const quoted = aQuote({ ...stay, guests: 2 } as Parameters<typeof aQuote>[0])

  const mount = async (
    create: (body: object) => Promise<object> = async () => ({ ok: true, value: receipt }),
    quote: Promise<object> = Promise.resolve({ ok: true, value: quoted }),
  ) => {
    const kept = new Map<string, unknown>()
    const drafts = {
      read: (name: string) => kept.get(name) ?? null,
      write: (name: string, value: unknown) => void kept.set(name, value),
      forget: (name: string) => void kept.delete(name),
    } as unknown as NonNullable<Host['drafts']>
    const did = {
      create: vi.fn(create),
      quote: vi.fn((_input: object, _options: object) => quote),
      report: vi.fn(),
      reload: vi.fn(),
    }
    const failed = async () => ({ ok: false, failure: { kind: 'network' } })
    const api = {
      mediaUrl: (path: string) => path,
      bookings: { create: did.create },
      quotes: { create: did.quote },
      offers: { list: failed },
      rooms: { list: failed, availability: failed },
    } as unknown as Api
    const session = { current: () => undefined, subscribe: () => () => {} } as unknown as Host['session']
    const view = await mountView(
      <BookView
        props={stay}
        lang="en"
        loaded={priced('en', aRoom())}
        reload={did.reload}
        submitted={undefined}
      />,
      words,
      'en',
      { api, session, drafts, report: did.report },
    )
    const fillIn = async () => {
      for (const [name, value] of Object.entries({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        specialRequest: 'A cot, please.',
      }))
        await view.fill(view.page.querySelector(`[name="${name}"]`), value)
    }
    return { ...view, did, kept, fillIn }
  }

  it('shows its fields with their limits, and the price of the stay', async () => {
    const { outline } = await mount()
    expect(outline()).toMatchInlineSnapshot(`
      "h1: Book Your Stay
      p: Tell us when you would like to come. We look after the rest.
      form 'Book Your Stay' method=post noValidate
        input name=formId type=hidden value=one
        input name=shownTotal type=hidden value=384
        legend: Your stay
        input 'Check-in' autoComplete=off data-field=checkIn enterKeyHint=next inputMode=numeric name=checkInTyped placeholder=DD/MM/YYYY required type=text value=Mon, 1 Mar 2027
        button 'Open the calendar' aria-haspopup=dialog type=button described='Check-in'
        input name=checkIn type=hidden value=2027-03-01
        input 'Check-out' autoComplete=off data-field=checkOut enterKeyHint=next inputMode=numeric name=checkOutTyped placeholder=DD/MM/YYYY required type=text value=Thu, 4 Mar 2027
        button 'Open the calendar' aria-haspopup=dialog type=button described='Check-out'
        input name=checkOut type=hidden value=2027-03-04
        select 'Guests' name=guests
          option value=1: 1 guest
          option selected value=2: 2 guests
          option value=3: 3 guests
          option value=4: 4 guests
          option value=5: 5 guests
          option value=6: 6 guests
          option value=7: 7 guests
          option value=8: 8 guests
        select 'Room type' aria-busy=false name=roomType required
          option selected value=horizon-room: Horizon Room · $128 per night
        p data-availability=unknown role=status: Checking whether this room is free...
        button name=addRoom type=submit: Add another room
        legend: Your details
        input 'First name' autoComplete=given-name enterKeyHint=next maxLength=80 name=firstName required type=text
        input 'Last name' autoComplete=family-name enterKeyHint=next maxLength=80 name=lastName required type=text
        p: Your confirmation goes to this address.
        input 'E-mail' autoCapitalize=none autoComplete=email enterKeyHint=next inputMode=email maxLength=254 name=email required spellCheck=false type=email described='Your confirmation goes to this address.'
        p: With the country code, such as +49. Without one we read it as a number of our country.
        input 'Phone (optional)' autoComplete=tel enterKeyHint=next inputMode=tel maxLength=40 name=phone type=tel described='With the country code, such as +49. Without one we read it as a number of our country.'
        legend: Anything else?
        input 'Arrival at the guesthouse (optional)' name=arrivalTime type=time
        p: Vegetarian, halal, an allergy? Tell our kitchen.
        textarea 'Dietary needs (optional)' maxLength=2000 name=dietaryNeeds rows=3 described='Vegetarian, halal, an allergy? Tell our kitchen.'
        p: A cot, a quiet room, a birthday? Let us know.
        textarea 'Special request (optional)' maxLength=2000 name=specialRequest rows=3 described='A cot, a quiet room, a birthday? Let us know.'
        section 'Booking summary'
          img alt decoding=async height=800 loading=lazy src=/media/scenes/horizon-room-1.svg width=1200
          h2: Booking summary
          p: Horizon Room
          dt: Check-in
          dd: Mon, 1 March 2027
          dt: Check-out
          dd: Thu, 4 March 2027
          dt: Nights
          dd: 3 nights
          dt: Guests
          dd: 2 guests
          dt: Price per night
          dd
            p: $128
          div role=status: Total price $384
          li
            Free cancellation within 24 hours after booking. No refund after that.
          li
            Breakfast and all taxes are included.
          li
            You pay at the house, in cash or by card, at check-out at the latest. No card is needed to book.
        button type=submit: Confirm booking · $384
        p: This button places a binding booking that you have to pay for."
    `)
  })

  it('says what is missing, and books nothing', async () => {
    const { submit, page, did } = await mount()
    await submit()
    const wrong = [...page.querySelectorAll('[aria-invalid="true"]')].map((one) => one.getAttribute('name'))
    expect(wrong).toEqual(['firstName', 'lastName', 'email'])
    expect(did.create).not.toHaveBeenCalled()
  })

  it('books what was filled in, tells the site, and keeps nothing of it', async () => {
    const { fillIn, submit, page, until, did, kept } = await mount()
    await fillIn()
    expect([...kept.keys()]).toEqual(['mf-booking/book'])
    await submit()
    await until(() => expect(page.textContent).toContain('Booking submitted successfully!'))
    expect(did.create.mock.calls[0]?.[0]).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      guests: 2,
      roomType: 'Horizon Room',
      specialRequest: 'A cot, please.',
      totalPrice: 384,
      quote: 'signed',
    })
    expect(did.report.mock.calls.map(([event]) => event)).toContainEqual({
      type: 'booked',
      reference: 'CR-7KQM-4XWP',
      total: 384,
      currency: 'USD',
      nights: 3,
      roomId: 'horizon-room',
      rooms: 1,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      guests: 2,
    })
    expect(kept.has('mf-booking/book')).toBe(false)
    expect(page.textContent).toContain('CR-7KQM-4XWP')
  })

  it('keeps what was filled in where the booking fails, and sends the same once more', async () => {
    const create = vi
      .fn(async () => ({ ok: true, value: receipt }) as object)
      .mockImplementationOnce(async () => ({ ok: false, failure: { kind: 'network' } }))
    const { fillIn, submit, page, until, did, kept } = await mount(create)
    await fillIn()
    await submit()
    await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
    expect(page.querySelector('[name="firstName"]')).toHaveProperty('value', 'Ada')
    expect(kept.has('mf-booking/book')).toBe(true)
    await submit()
    await until(() => expect(page.textContent).toContain('Booking submitted successfully!'))
    const [first, second] = did.create.mock.calls
    expect(second).toEqual(first)
  })

  it.each([
    [428, 'address_code_required', true],
    [409, 'room_taken', false],
  ] as const)('asks after a %i (%s) for a code by mail: %s', async (status, code, isAsked) => {
    const body = { error: 'Not yet.', code }
    const { fillIn, submit, page, until, kept } = await mount(async () => ({
      ok: false,
      failure: { kind: 'api', status, code, body },
    }))
    await fillIn()
    await submit()
    await until(() => expect(page.textContent).toContain('Not yet.'))
    expect(page.querySelector(`button[name="${codeButton}"]`) !== null).toBe(isAsked)
    expect(kept.has('mf-booking/book')).toBe(true)
  })

  it('asks for the price of other guests', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { fill, page, until, did } = await mount(undefined, promise)
    await fill(page.querySelector('[name="guests"]'), '1')
    await until(() => expect(did.quote).toHaveBeenCalledOnce())
    expect(page.querySelector('[role="status"][aria-busy="true"]')).not.toBeNull()
    resolve({ ok: true, value: quoted })
    expect(did.quote).toHaveBeenCalledWith(
      { checkIn: stay.checkIn, checkOut: stay.checkOut, guests: 1, roomType: 'horizon-room' },
      { lang: 'en', signal: expect.any(AbortSignal) },
    )
    await until(() => expect(page.querySelector('[role="status"][aria-busy="true"]')).toBeNull())
  })
})
