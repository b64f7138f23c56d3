import type { Api } from '@calm-rest/contract/api'
import type { LoadInput, StaySearch } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { mountRooms, offline, ok } from '../testing/mount.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { askSearch, loadRooms, searchKey } from './load-rooms.ts'
import { StaySearchForm } from './stay-search-form.tsx'
import { StaySearchBar } from './view.tsx'

const stay: StaySearch = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 3 }

const mount = (given: Partial<Parameters<typeof StaySearchForm>[0]> = {}, calls = {}) =>
  mountRooms(<StaySearchForm search={stay} {...given} />, calls)

it('asks for dates, guests and, where they make another price, children', async () => {
  const { outline } = await mount({ asksForChildren: true })
  expect(outline()).toMatchInlineSnapshot(`
    "form 'Find a free room' action=/rooms method=get noValidate
      input 'Check-in' aria-haspopup=dialog name=checkIn type=date value=2027-07-01
      input 'Check-out' aria-haspopup=dialog name=checkOut type=date value=2027-07-04
      select 'Guests' name=guests
        option value=1: 1 guest
        option value=2: 2 guests
        option selected value=3: 3 guests
        option value=4: 4 guests
        option value=5: 5 guests
        option value=6: 6 guests
        option value=7: 7 guests
        option value=8: 8 guests
      input 'Ages of children 0–17' autoComplete=off inputMode=numeric maxLength=40 name=children placeholder=4, 9 type=text
      button type=submit: Search"
  `)
})

it.each([
  [stay, false, false],
  [{ ...stay, children: '4' }, false, true],
  [stay, true, true],
])('of %j, and %s, asks for children: %s', async (search, asksForChildren, isThere) => {
  const { named } = await mount({ search, asksForChildren })
  expect(named('children') !== null).toBe(isThere)
})

it('begins with two guests and no dates', async () => {
  const { named } = await mount({ search: {} })
  expect(named('guests').value).toBe('2')
  expect(named('checkIn').value).toBe('')
  expect(named('checkOut').value).toBe('')
})

it('searches in the open tab, and tells the page and the other remotes', async () => {
  const { fill, named, submit, did, went } = await mount({ category: 'family', asksForChildren: true })
  await fill(named('checkIn'), '2027-07-02')
  await fill(named('children'), '4, 9')
  await submit()
  const wanted = { checkIn: '2027-07-02', checkOut: '2027-07-04', guests: 3, children: '4, 9' }
  expect(did.report.mock.calls).toEqual([[{ type: 'searched', ...wanted }]])
  expect(did.told.mock.calls).toEqual([['stay-chosen@1', wanted]])
  expect(went).toEqual([{ screen: 'rooms', category: 'family', ...wanted }])
})

it.each([
  ['without dates for no dates, with any number of guests', { checkIn: '', checkOut: '' }, {}],
  [
    'with one date for it, so that the other can be asked for',
    { checkIn: '', checkOut: '2027-07-04' },
    { checkIn: undefined, checkOut: '2027-07-04', guests: 3, children: undefined },
  ],
])('searches %s', async (_what, dates, wanted) => {
  const { fill, named, submit, did } = await mount()
  await fill(named('checkIn'), dates.checkIn)
  await fill(named('checkOut'), dates.checkOut)
  await submit()
  expect(did.told.mock.calls).toEqual([['stay-chosen@1', wanted]])
})

it('says at each field what is wrong with it', async () => {
  const problems = {
    checkIn: 'in_the_past',
    checkOut: 'a_new_rule',
    guests: 'too_large',
    children: 'too_large',
  }
  const { page, named } = await mount({ problems, asksForChildren: true })
  const noteOf = (name: string) =>
    document.getElementById(named(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      ?.textContent
  expect(noteOf('checkIn')).toBe('Check-in cannot be before today.')
  expect(noteOf('checkOut')).toBe('Please choose another one.')
  expect(noteOf('children')).toContain('Children are up to 17 years old')
  expect(page.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4)
})

it('keeps the tab in a hidden field, for a form without a script', async () => {
  const href = () => '/rooms?category=family&lang=de'
  const { page } = await mount({}, { host: { href } })
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/rooms')
  const hidden = [...page.querySelectorAll('[type="hidden"]')]
  expect(hidden.map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([
    ['category', 'family'],
    ['lang', 'de'],
  ])
})

it('begins with the stay that was chosen on another screen', async () => {
  const events = {
    send: () => {},
    on: (_: string, listener: (stay: object) => void) => {
      listener(stay)
      return () => {}
    },
  } as never
  const bar = (
    <StaySearchBar
      props={{ checkIn: '2027-01-01' }}
      lang="en"
      loaded={{ status: 'ready', data: null }}
      reload={() => {}}
      submitted={undefined}
    />
  )
  const { named } = await mountRooms(bar, { host: { events } })
  expect(named('checkIn').value).toBe('2027-07-01')
  const { named: alone } = await mountRooms(bar)
  expect(alone('checkIn').value).toBe('2027-01-01')
})

const openCalendar = async (search: StaySearch = stay, calls: Parameters<typeof mountRooms>[1] = {}) => {
  const view = await mount({ search }, calls)
  await view.send(view.named('checkIn'), 'click')
  const dialog = () => view.page.querySelector('dialog') as HTMLElement
  await view.until(() => expect(view.page.querySelector('dialog [data-date]')).not.toBeNull())
  return {
    ...view,
    dialog,
    said: () => dialog().querySelector('[role="status"]')?.textContent?.trim(),
    dates: () => [view.named('checkIn').value, view.named('checkOut').value],
  }
}

it('opens a calendar with the lowest price of each night for the guests of the form', async () => {
  const days = [{ day: '2027-07-02', price: 61 }]
  const calls = { calls: { days: async () => ok({ taken: ['2027-07-09'], days }) } }
  const { did, day, said, dialog } = await openCalendar(stay, calls)
  expect(did.days.mock.calls).toEqual([['2027-07-01', '2028-01-01', { guests: 3 }]])
  expect(day('2027-07-02').getAttribute('aria-label')).toContain('$61')
  expect(day('2027-07-09').getAttribute('aria-label')).toContain('taken')
  expect(said()).toBe('3 nights chosen')
  expect(dialog().textContent).toContain('Each price is that of the cheapest free room.')
})

it('writes the dates that are chosen there into the fields, and asks only for them', async () => {
  const { press, day, dates, said, control, dialog } = await openCalendar()
  await press(day('2027-07-10'))
  expect(dates()).toEqual(['2027-07-10', ''])
  expect(said()).toBe('Now choose your check-out date.')
  await press(day('2027-07-12'))
  expect(dates()).toEqual(['2027-07-10', '2027-07-12'])
  await press(control('Clear dates'))
  expect(dates()).toEqual(['', ''])
  expect(control('Clear dates').hasAttribute('disabled')).toBe(true)
  await press(control('Done'))
  expect(dialog()).toBeNull()
})

it('says where no prices can be shown', async () => {
  const { until, dialog } = await openCalendar(stay, { calls: { days: async () => offline } })
  await until(() => expect(dialog().textContent).toContain('Taken nights cannot be shown just now.'))
})

it('closes by Escape and by a press beside it, but not by one in it', async () => {
  const { press, send, dialog, named, until } = await openCalendar()
  await press(dialog().firstElementChild as Element)
  expect(dialog()).not.toBeNull()
  expect((await send(dialog(), 'cancel')).defaultPrevented).toBe(true)
  expect(dialog()).toBeNull()
  await send(named('checkIn'), 'click')
  await until(() => expect(dialog()).not.toBeNull())
  await press(dialog())
  expect(dialog()).toBeNull()
})

it('tells one search from another by dates, guests and children', () => {
  const all = [stay, { ...stay, guests: 2 }, { ...stay, children: '4' }, { ...stay, checkIn: '2027-07-02' }]
  expect(new Set(all.map(searchKey)).size).toBe(4)
  expect(searchKey({ ...stay, checkOut: '2027-07-05' })).not.toBe(searchKey(stay))
})

const apiOf = (offers: object, rooms: object = ok([aRoom({ description: 'Long' })])) => {
  const asked: unknown[] = []
  const answer = (name: string, value: object) => ({
    list: async (...args: unknown[]) => {
      asked.push([name, ...args])
      return value
    },
  })
  return { asked, api: { offers: answer('offers', offers), rooms: answer('rooms', rooms) } as unknown as Api }
}
const invalid = (code: string) => ({
  ok: false,
  failure: {
    kind: 'api',
    status: 422,
    code,
    body: { error: '', code, fields: [{ field: 'checkOut', code: 'stay_too_long' }] },
  },
})

it.each([
  ['without dates', {}, ok({}), undefined],
  [
    'without a check-in',
    { checkOut: '2027-07-04' },
    ok({}),
    { status: 'refused', problems: { checkIn: 'required' } },
  ],
  [
    'without a check-out',
    { checkIn: '2027-07-01' },
    ok({}),
    { status: 'refused', problems: { checkOut: 'required' } },
  ],
  ['with both', stay, ok({ nights: 3 }), { status: 'found', offers: { nights: 3 } }],
  [
    'with dates that the API refuses',
    stay,
    invalid('invalid_request'),
    { status: 'refused', problems: { checkOut: 'stay_too_long' } },
  ],
  ['with another refusal', stay, invalid('too_many_requests'), { status: 'failed' }],
  ['with no response', stay, offline, { status: 'failed' }],
] as [string, StaySearch, object, object | undefined][])(
  'loads the rooms %s, and what is free',
  async (_what, props, offers, search) => {
    const { api } = apiOf(offers)
    const input = { props, api, lang: 'de', signal: undefined } as unknown as LoadInput<StaySearch>
    const loaded = await loadRooms(input)
    expect(loaded.ok && loaded.value.rooms).toHaveLength(1)
    expect(loaded.ok && loaded.value.search).toEqual(search)
    expect(await loadRooms({ ...input, api: apiOf(offers, offline).api })).toEqual(offline)
  },
)

it('asks in the language of the page for two guests unless others are said, with the ages of children', async () => {
  const { api, asked } = apiOf(ok({}))
  const options = { lang: 'de' } as const
  const { guests, ...dates } = stay
  expect((await askSearch({ ...dates, children: '9 4' }, api, options))?.question).toBe(
    searchKey({ ...dates, guests: 2, children: '9 4' }),
  )
  expect(await askSearch({}, api, options)).toBeUndefined()
  await askSearch(stay, api, options)
  expect(asked).toEqual([
    ['offers', { ...dates, guests: 2, children: '9,4' }, options],
    ['offers', { ...dates, guests, children: undefined }, options],
  ])
})
