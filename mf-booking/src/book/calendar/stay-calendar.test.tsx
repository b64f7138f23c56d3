import { expect, it } from 'vitest'
import { mountBook, offline, ok } from '../mount-book.fixture.tsx'

const nights = (...days: { day: string; [more: string]: unknown }[]) => ({
  availability: async () =>
    ok({
      taken: days.filter(({ taken }) => taken).map(({ day }) => day),
      days: days.map((day) => ({ price: 61, ...day })),
    }),
})

const mount = async (given: Parameters<typeof mountBook>[0] = {}) => {
  const view = await mountBook(given)
  const { page, press } = view
  const day = (date: string) => page.querySelector(`[data-date="${date}"]`) as HTMLElement
  return {
    ...view,
    day,
    dialog: () => page.querySelector('dialog[aria-label="Dates of your stay"]') as HTMLElement,
    months: () =>
      [...page.querySelectorAll('table')].map((one) => one.getAttribute('aria-labelledby')).length,
    open: async (name: 'checkIn' | 'checkOut') => {
      const buttons = page.querySelectorAll('[aria-label="Open the calendar"]')
      await press(buttons[name === 'checkIn' ? 0 : 1] as Element)
    },
    pick: (date: string) => press(day(date)),
    /** The next step, or why a day was refused. */
    said: () => page.querySelector('[role="status"][data-refused]')?.textContent ?? statusIn(page),
    /** Which of the two dates the next press chooses. */
    turned: () => page.querySelector('dialog [aria-pressed="true"]')?.textContent,
  }
}

/** The status of the calendar; the summary has another one. */
const statusIn = (page: Element) =>
  [...page.querySelectorAll('p[role="status"]:not([data-availability])')]
    .map((one) => one.textContent)
    .join('')

it('opens at the stay, with both dates, and asks for the nights of the chosen room', async () => {
  const { open, outline, day, did, focused, months } = await mount()
  expect(did.availability).not.toHaveBeenCalled()
  await open('checkIn')
  const lines = outline('dialog').split('\n')
  expect(lines.slice(0, 5)).toMatchInlineSnapshot(`
    [
      "dialog 'Dates of your stay'",
      "  button aria-pressed=true type=button: Check-inMon, 1 Mar 2027",
      "  button aria-pressed=false type=button: Check-outThu, 4 Mar 2027",
      "  button 'Previous month' aria-disabled=false type=button",
      "  button 'Next month' aria-disabled=false type=button",
    ]
  `)
  expect(lines.slice(-4)).toMatchInlineSnapshot(`
    [
      "  p role=status: Please choose your check-in date.",
      "  p: 3 nights $384",
      "  button type=button: Clear dates",
      "  button type=button: Done",
    ]
  `)
  expect(did.availability.mock.calls).toEqual([['horizon-room', '2027-01-01', '2027-07-01', { guests: 2 }]])
  expect(focused.at(-1)).toBe('2027-03-01')
  expect(day('2027-03-04').getAttribute('aria-label')).toContain('check-out')
  expect(months()).toBe(1)
})

it('shows two months where there is room for them, and asks for the nights of both', async () => {
  const props = { room: 'horizon-room', checkIn: '2027-06-01', checkOut: '2027-06-04' }
  const { open, months, did } = await mount({ props, months: '2' })
  await open('checkIn')
  expect(months()).toBe(2)
  expect(did.availability.mock.calls.map(([, from]) => from)).toEqual(['2027-01-01', '2027-07-01'])
})

it('chooses a check-in, then a check-out', async () => {
  const { open, pick, turned, dates, said } = await mount()
  await open('checkIn')
  expect(turned()).toContain('Check-in')
  await pick('2027-03-10')
  expect(dates()).toBe('2027-03-10 – ')
  expect(turned()).toContain('Check-out')
  expect(said()).toContain('Now choose your check-out date.')
  await pick('2027-03-12')
  expect(dates()).toBe('2027-03-10 – 2027-03-12')
  expect(said()).not.toContain('choose')
})

it('keeps a check-out that another check-in still goes with', async () => {
  const { open, pick, dates } = await mount()
  await open('checkIn')
  await pick('2027-03-02')
  expect(dates()).toBe('2027-03-02 – 2027-03-04')
})

it('opens at the check-out for its field, and turns to the other by its button', async () => {
  const { open, turned, press, page, dialog, dates, pick } = await mount()
  await open('checkOut')
  expect(turned()).toContain('Check-out')
  await press(dialog().querySelectorAll('button')[0] as Element)
  expect(turned()).toContain('Check-in')
  await pick('2027-03-03')
  expect(dates()).toBe('2027-03-03 – 2027-03-04')
  expect(page.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1)
})

it('warns by the form of a check-out before the check-in', async () => {
  const { open, pick, dates, outline } = await mount()
  await open('checkOut')
  await pick('2027-03-01')
  expect(dates()).toBe('2027-03-01 – 2027-03-04')
  expect(outline('dialog')).toContain('Check-out date must be after the check-in date.')
})

it.each([
  ['taken', [{ day: '2027-03-10', taken: true }], '2027-03-10', 'The night of 10 March is already taken.'],
  [
    'closed',
    [{ day: '2027-03-10', taken: true, closed: true }],
    '2027-03-10',
    'On the night of 10 March we are closed.',
  ],
  [
    'without arrivals',
    [{ day: '2027-03-10', closedToArrival: true }],
    '2027-03-10',
    'No arrivals on this day.',
  ],
  [
    'too near to a taken night',
    [
      { day: '2027-03-10', minNights: 3 },
      { day: '2027-03-12', taken: true },
    ],
    '2027-03-10',
    'A stay from this day has 3 nights at least, and the night of 12 March is already taken.',
  ],
])('says why a check-in is refused that is %s', async (_what, days, date, said) => {
  const view = await mount({ calls: nights(...days) })
  await view.open('checkIn')
  await view.pick(date)
  expect(view.said()).toContain(said)
  expect(view.page.querySelector('[data-refused]')).not.toBeNull()
  expect(view.dates()).toBe('2027-03-01 – 2027-03-04')
  // another choice forgets it
  await view.pick('2027-03-20')
  expect(view.page.querySelector('[data-refused]')).toBeNull()
})

it.each([
  [
    'beyond a taken night',
    [{ day: '2027-03-03', taken: true }],
    '2027-03-05',
    'You can check out on that day',
  ],
  ['after too few nights', [{ day: '2027-03-01', minNights: 3 }], '2027-03-02', 'at least 3 nights.'],
  [
    'without departures',
    [{ day: '2027-03-02', closedToDeparture: true }],
    '2027-03-02',
    'No departures on this day.',
  ],
])('says why a check-out is refused that is %s', async (_what, days, date, said) => {
  const view = await mount({ calls: nights(...days) })
  await view.open('checkOut')
  await view.pick(date)
  expect(view.said()).toContain(said)
  expect(view.dates()).toBe('2027-03-01 – 2027-03-04')
})

it('names only the marks that occur', async () => {
  const plain = await mount()
  await plain.open('checkIn')
  expect(plain.dialog().textContent).not.toContain('not free in')
  const taken = await mount({ calls: nights({ day: '2027-03-10', taken: true }) })
  await taken.open('checkIn')
  expect(taken.dialog().textContent).toContain('not free in Horizon Room')
  const unknown = await mount({ calls: { availability: async () => offline } })
  await unknown.open('checkIn')
  expect(unknown.dialog().textContent).toContain('Taken nights cannot be shown just now.')
})

it('shows the price of the chosen nights, and of others only how many they would be', async () => {
  const { open, dialog, press, until, send, day, page } = await mount()
  await open('checkIn')
  await until(() => expect(dialog().textContent).toContain('3 nights $384'))
  await press(day('2027-03-10'))
  expect(dialog().textContent).not.toContain('nights')
  await send(day('2027-03-15'), 'mouseover')
  expect(dialog().textContent).toContain('5 nights')
  expect(dialog().textContent).not.toContain('$')
  expect(page.querySelectorAll('dialog[aria-label="Dates of your stay"]')).toHaveLength(1)
})

it('clears both dates, and begins again with the check-in', async () => {
  const { open, press, control, dates, turned } = await mount()
  await open('checkOut')
  await press(control('Clear dates'))
  expect(dates()).toBe(' – ')
  expect(turned()).toContain('Check-in')
  expect(turned()).toContain('Choose a date')
})

it('lets nobody choose a check-out before there is a check-in', async () => {
  const { open, control, press, dialog } = await mount()
  const isOff = () => dialog().querySelectorAll('[aria-pressed]')[1]?.hasAttribute('disabled')
  await open('checkOut')
  expect(isOff()).toBe(false)
  await press(control('Clear dates'))
  expect(isOff()).toBe(true)
})

it.each([
  ['its button', (at: Awaited<ReturnType<typeof mount>>) => at.press(at.control('Done'))],
  ['a press beside it', (at: Awaited<ReturnType<typeof mount>>) => at.press(at.dialog())],
  ['Escape', (at: Awaited<ReturnType<typeof mount>>) => at.send(at.dialog(), 'cancel')],
])('closes by %s, and not by a press in it', async (_what, close) => {
  const view = await mount()
  await view.open('checkIn')
  await view.press(view.dialog().firstElementChild as Element)
  expect(view.dialog()).not.toBeNull()
  await close(view)
  expect(view.dialog()).toBeNull()
})

it('keeps the browser from closing it by itself', async () => {
  const { open, send, dialog } = await mount()
  await open('checkIn')
  expect((await send(dialog(), 'cancel')).defaultPrevented).toBe(true)
})
