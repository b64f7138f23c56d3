import type { Chart, ChartStay } from '@calm-rest/contract/staff'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, mountInDesk } from '../testing/desk.fixture.tsx'
import { aChart, aChartStay, aUnit } from '../testing/stay.fixture.ts'
import { ChartView } from './view.tsx'

/** Sizes at the width of the simulated document, in pixels. */
const names = 132
const night = 22
const row = 44

/** Where the rows begin on the page, in pixels. */
const corner = { left: 100, top: 50 }

/** A point in the middle of a night and a row, counted from 0. */
const pointIn = (column: number, rowNumber: number) => ({
  clientX: corner.left + names + (column + 1) * night,
  clientY: corner.top + (rowNumber + 0.5) * row,
})

const staysFrom = (from: string, until: string, given: Partial<ChartStay> = {}) =>
  aChartStay({ from, until, checkIn: from, checkOut: until, ...given })

const chart: Chart = aChart({
  from: '2027-05-08',
  until: '2027-07-07',
  units: [aUnit(), aUnit({ unit: 2 }), aUnit({ roomId: 'loft', roomType: 'Loft' })],
  stays: [
    aChartStay(),
    staysFrom('2027-05-09', '2027-05-12', {
      reference: 'CR-2',
      name: 'Jonas Weber',
      state: 'in_house',
      unit: 2,
    }),
    staysFrom('2027-05-08', '2027-05-10', {
      reference: 'CR-3',
      name: 'Mei Lin',
      state: 'left',
      roomId: 'loft',
    }),
    // she moves to another room on the 16th
    aChartStay({
      reference: 'CR-4',
      name: 'Ann Bell',
      roomId: 'loft',
      from: '2027-05-13',
      until: '2027-05-16',
      checkIn: '2027-05-13',
      checkOut: '2027-05-18',
    }),
  ],
})

const mount = async (given: Partial<Chart> = {}, answers: Answers = {}) => {
  const view = await mountInDesk(<ChartView />, { readChart: { ...chart, ...given }, ...answers })
  const { page } = view
  const grid = page.querySelector<HTMLElement>('[role="grid"]') as HTMLElement
  const body = grid.querySelector<HTMLElement>('[role="rowgroup"]') as HTMLElement
  body.getBoundingClientRect = () => corner as DOMRect
  const scrolls: object[] = []
  Object.assign(grid, {
    setPointerCapture: () => {},
    scrollTo: (to: { left: number; top?: number }) => {
      scrolls.push({ left: to.left, top: to.top })
      Object.assign(grid, { scrollLeft: to.left, scrollTop: to.top ?? grid.scrollTop })
    },
  })
  const keys = async (...all: string[]) => {
    for (const key of all) await view.pressKey(grid, key)
  }
  const title = () => page.querySelector('dialog[open] h2')?.textContent
  const barOf = (name: string) =>
    [...page.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((one) =>
      one.getAttribute('aria-label')?.startsWith(name),
    ) as HTMLElement
  return { ...view, grid, body, scrolls, keys, title, barOf }
}

it.each([
  ['a stay', pointIn(2, 0), 'Amara Perera'],
  ['its last night', pointIn(4, 0), 'Amara Perera'],
  ['the night after it', pointIn(5, 0), 'Sea view 1, Thu 13 May'],
  ['a stay of another room', pointIn(1, 1), 'Jonas Weber'],
  ['a free night of the last room', pointIn(3, 2), 'Loft, Tue 11 May'],
])('opens by a press what lies under the finger: %s', async (_, at, title) => {
  const { press, body, title: shown, until } = await mount()
  await press(body, at)
  await until(() => expect(shown()).toBe(title))
})

it('opens nothing by a press on the name of a room, nor below the last one', async () => {
  const { press, body, page } = await mount()
  await press(page.querySelector('[role="rowheader"] span') as Element, pointIn(2, 0))
  await press(body, pointIn(2, 3))
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it('opens the bar that a screen reader presses, which knows no place', async () => {
  const { press, barOf, title, until } = await mount()
  const bar = barOf('Jonas Weber')
  bar.getBoundingClientRect = () =>
    ({ left: corner.left + names + 1.5 * night, top: corner.top + row }) as DOMRect
  const nowhere = { detail: 0, clientX: 0, clientY: 0 }
  await press(bar.firstElementChild as Element, nowhere)
  await until(() => expect(title()).toBe('Jonas Weber'))
})

it('goes on by keys from where one has pressed', async () => {
  const { press, body, keys, grid, control, page } = await mount()
  await press(body, pointIn(4, 2))
  await press(control('Close'))
  await keys('ArrowRight')
  const id = grid.getAttribute('aria-activedescendant') as string
  expect(page.querySelector(`[id="${id}"]`)?.getAttribute('aria-label')).toContain('Ann Bell')
})

it('draws bars from noon to noon, and today', async () => {
  const { barOf, body, page } = await mount()
  expect(barOf('Amara Perera').getAttribute('style')).toBe(
    `inset-inline-start:${names + 2.5 * night}px;inline-size:${3 * night}px`,
  )
  expect(body.firstElementChild?.getAttribute('style')).toBe(`inset-inline-start:${names + 2 * night}px`)
  expect(body.getAttribute('style')).toContain(`inline-size:${names + 60 * night}px;block-size:${3 * row}px`)
  const rows = [...page.querySelectorAll('[role="rowgroup"] [role="row"]')]
  expect(rows.map((one) => one.getAttribute('style'))).toEqual(
    [0, 1, 2].map((at) => `inset-block-start:${at * row}${at === 0 ? '' : 'px'}`),
  )
})

it.each([
  [1, undefined],
  [2, 'max-inline-size:32px'],
  [4, 'max-inline-size:76px'],
  [9, 'max-inline-size:98px'],
  [undefined, 'max-inline-size:98px'],
])('writes the name of a single night beside it where %s nights after it are free', async (free, style) => {
  const next = free === undefined ? [] : [staysFrom('2027-05-11', '2027-05-14')]
  const moved = next.map((stay) => ({
    ...stay,
    reference: 'CR-9',
    name: 'Next One',
    from: `2027-05-${11 + (free ?? 0)}`,
    until: `2027-05-${15 + (free ?? 0)}`,
  }))
  const { barOf } = await mount({ stays: [staysFrom('2027-05-10', '2027-05-11'), ...moved] })
  const [bar, beside] = barOf('Amara Perera').children
  expect(bar?.textContent).toBe('')
  expect(beside?.getAttribute('style') ?? undefined).toBe(style)
  expect(beside?.textContent).toBe(style && 'Amara Perera')
})

it('names months of more than two days, and closures of more than two nights', async () => {
  const { grid } = await mount({
    from: '2027-05-30',
    until: '2027-07-03',
    today: '2027-05-30',
    closures: [
      { from: '2027-05-28', until: '2027-06-02', note: 'New roof' },
      { from: '2027-06-04', until: '2027-06-06', note: 'Paint' },
    ],
  })
  const head = grid.firstElementChild?.children[1]
  expect([...(head?.children ?? [])].map((one) => [one.textContent, one.getAttribute('style')])).toEqual([
    ['', `inset-inline-start:${names}px;inline-size:44px;--end:44px`],
    ['June 2027', `inset-inline-start:${names + 44}px;inline-size:660px;--end:704px`],
    ['', `inset-inline-start:${names + 704}px;inline-size:44px;--end:748px`],
    ['House closed: New roof', `inset-inline-start:${names}px;inline-size:66px`],
    ['', `inset-inline-start:${names + 5 * night}px;inline-size:44px`],
  ])
  const shaded = [...grid.querySelectorAll('[role="rowgroup"] > [aria-hidden="true"]')]
  expect(shaded.map((one) => one.getAttribute('style'))).toEqual([
    `inset-inline-start:${names}px`,
    `inset-inline-start:${names + 11}px;inline-size:66px`,
    `inset-inline-start:${names + 5.5 * night}px;inline-size:44px`,
  ])
})

const large = {
  units: Array.from({ length: 40 }, (_, i) => aUnit({ unit: i + 1 })),
  stays: [],
}

it('draws the nights and rooms around what is in view alone, and others as one scrolls', async () => {
  const { grid, page } = await mount({ ...large, until: '2028-05-08' })
  const drawn = (selector: string, name: string) => {
    const all = [...page.querySelectorAll(selector)].map((one) => Number(one.getAttribute(name)))
    return [all[0], all.at(-1)]
  }
  const shown = () => [
    drawn('[role="columnheader"]', 'aria-colindex'),
    drawn('[role="rowgroup"] [role="row"]', 'aria-rowindex'),
  ]
  expect(shown()).toEqual([
    [2, 50],
    [2, 17],
  ])
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['41', '367'])
  Object.assign(grid, { scrollLeft: 100 * night, scrollTop: 10 * row })
  await act(async () => void grid.dispatchEvent(new window.Event('scroll')))
  expect(shown()).toEqual([
    [93, 148],
    [10, 27],
  ])
})

it('scrolls as far as the cursor needs, beside the names of the rooms', async () => {
  const { keys, scrolls } = await mount(large)
  const arrows = (count: number) => Array.from({ length: count }, () => 'ArrowRight')
  // 30 nights are in view, and the half of the next one
  await keys('PageDown', ...arrows(12))
  expect(scrolls).toEqual([])
  await keys('ArrowRight')
  const left = 31 * night - (800 - names)
  expect(scrolls).toEqual([{ left, top: 0 }])
  await keys('End')
  const top = 41 * row - 600
  expect(scrolls.at(-1)).toEqual({ left, top })
  await keys('PageUp', 'PageUp')
  expect(scrolls).toHaveLength(2)
  await keys('ArrowLeft')
  expect(scrolls.at(-1)).toEqual({ left: 0, top })
})

it('keeps the day at the left edge where the width changes, at another scale', async () => {
  const { grid, resize, scrolls, page } = await mount(large)
  expect(grid.getAttribute('style')).toContain('--night:22px')
  Object.assign(grid, { scrollLeft: 20 * night })
  await act(async () => void grid.dispatchEvent(new window.Event('scroll')))
  expect(page.querySelector('[style*="--scrolled"]')?.getAttribute('style')).toContain(`${20 * night}px`)
  await resize(grid, { clientWidth: 500 })
  // two weeks beside the names of a phone
  const narrow = Math.floor((500 - 104) / 14)
  expect(grid.getAttribute('style')).toContain(`--night:${narrow}px`)
  expect(scrolls.at(-1)).toMatchObject({ left: 20 * narrow })
  await resize(grid, { clientWidth: 500, clientHeight: 1200 })
  expect(scrolls, 'the scale is the same').toHaveLength(1)
  const rows = page.querySelectorAll('[role="rowgroup"] [role="row"]')
  expect(rows.length, 'and more rooms are in view').toBeGreaterThan(25)
})

it('keeps the cursor readable for screen readers where its row is not drawn', async () => {
  const { grid, page } = await mount(large)
  Object.assign(grid, { scrollTop: 20 * row })
  await act(async () => void grid.dispatchEvent(new window.Event('scroll')))
  const id = grid.getAttribute('aria-activedescendant') as string
  expect(page.querySelectorAll(`[id="${id}"]`)).toHaveLength(1)
})

it('scrolls to a day with the two before it', async () => {
  const { press, control, scrolls } = await mount()
  await press(control('Two weeks later'))
  expect(scrolls.at(-1)).toEqual({ left: 14 * night, top: 0 })
  await press(control('Today'))
  expect(scrolls.at(-1)).toEqual({ left: 0, top: 0 })
})

interface Dragged {
  name: string
  /** Place on the bar, in pixels from its left end. */
  at: number
  /** Nights to the right, and rows down. */
  by: [number, number]
  pressed?: object
  end?: string
}

/** Drags a bar by its place; the dialog that opens has what was dropped. */
const drag = async (
  { name, at, by, pressed = {}, end = 'pointerup' }: Dragged,
  given: Partial<Chart> = {},
) => {
  const view = await mount(given, { quoteStayChange: { isFree: false } as never })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const cell = view.barOf(name)
  const bar = cell.firstElementChild as HTMLElement
  const style = cell.getAttribute('style') ?? ''
  const [left = 0, width = 0] = [...style.matchAll(/[\d.]+(?=px)/g)].map(Number)
  const start = corner.left + left
  bar.getBoundingClientRect = () => ({ left: start, right: start + width, width }) as DOMRect
  const rowNumber = Number(cell.parentElement?.getAttribute('aria-rowindex')) - 2
  const point = { clientX: start + at, clientY: corner.top + (rowNumber + 0.5) * row }
  const usual = { pointerId: 1, pointerType: 'mouse', button: 0 }
  const send = (type: string, place: object) =>
    dispatchEvent(Object.assign(new Event(type, { cancelable: true }), usual, place))
  const moved = { clientX: point.clientX + by[0] * night, clientY: point.clientY + by[1] * row }
  const press = new window.Event('pointerdown', { bubbles: true })
  await act(async () => {
    bar.dispatchEvent(Object.assign(press, usual, point, pressed))
    send('pointermove', moved)
  })
  const ghost = view.body.lastElementChild
  const ghostText = ghost?.getAttribute('aria-hidden') === 'true' ? ghost.textContent : undefined
  const ghostAt = `${ghost?.getAttribute('style')} ${ghost?.firstElementChild?.getAttribute('style')}`
  await act(async () => {
    send(end, { ...moved, key: 'Escape' })
    // the click that ends a drag is waited for until the next turn
    await new Promise((resolve) => setTimeout(resolve))
  })
  const dropped = () => {
    const dialog = view.page.querySelector('dialog[open]')
    if (!dialog) return undefined
    const [from, until] = [...dialog.querySelectorAll('input[type="date"]')].map((one) =>
      Reflect.get(one, 'value'),
    )
    return { unit: Reflect.get(dialog.querySelector('select') ?? {}, 'value'), from, until }
  }
  return { ...view, dropped, ghostText, ghostAt }
}

const middle = 30

it.each<[string, Dragged, object]>([
  [
    'to other nights',
    { name: 'Amara', at: middle, by: [2, 0] },
    { unit: 'sea 1', from: '2027-05-12', until: '2027-05-15' },
  ],
  [
    'to another room',
    { name: 'Amara', at: middle, by: [-1, 2] },
    { unit: 'loft 1', from: '2027-05-09', until: '2027-05-12' },
  ],
  [
    'no farther than the last room',
    { name: 'Amara', at: middle, by: [0, 9] },
    { unit: 'loft 1', from: '2027-05-10', until: '2027-05-13' },
  ],
  [
    'no farther than the first room',
    { name: 'Jonas', at: middle, by: [0, -9] },
    { unit: 'sea 1', from: '2027-05-09', until: '2027-05-12' },
  ],
  [
    'by its start, in its own room',
    { name: 'Amara', at: 13, by: [-2, 1] },
    { unit: 'sea 1', from: '2027-05-08', until: '2027-05-13' },
  ],
  [
    'by its end, in its own room',
    { name: 'Amara', at: 66 - 13, by: [3, 1] },
    { unit: 'sea 1', from: '2027-05-10', until: '2027-05-16' },
  ],
  [
    'of guests who are here, to another room on the same nights',
    { name: 'Jonas', at: middle, by: [4, 1] },
    { unit: 'loft 1', from: '2027-05-09', until: '2027-05-12' },
  ],
  [
    'of guests who are here by its start, as the whole',
    { name: 'Jonas', at: 2, by: [-1, -1] },
    { unit: 'sea 1', from: '2027-05-09', until: '2027-05-12' },
  ],
  [
    'of guests who are here, to a later departure',
    { name: 'Jonas', at: 66 - 2, by: [2, 0] },
    { unit: 'sea 2', from: '2027-05-09', until: '2027-05-14' },
  ],
])('asks before it moves a stay %s', async (_, dragged, place) => {
  const { dropped, until } = await drag(dragged)
  await until(() => expect(dropped()).toEqual(place))
})

const single = [staysFrom('2027-05-10', '2027-05-11')]

it.each([
  ['its start', 5, -1, { unit: 'sea 1', from: '2027-05-09', until: '2027-05-11' }],
  ['its middle', 6, 1, { unit: 'sea 1', from: '2027-05-11', until: '2027-05-12' }],
])('leaves a single night room for a press on %s', async (_, at, nights, place) => {
  const { dropped, until } = await drag({ name: 'Amara', at, by: [nights, 0] }, { stays: single })
  await until(() => expect(dropped()).toEqual(place))
})

it('shows during a drag where the stay would be', async () => {
  const { ghostText, ghostAt } = await drag({ name: 'Amara', at: middle, by: [2, 1] })
  expect(ghostText).toBe('Amara Perera')
  expect(ghostAt).toBe(
    `inset-block-start:${row}px inset-inline-start:${names + 4.5 * night}px;inline-size:66px`,
  )
})

it.each<[string, Dragged]>([
  ['is over', { name: 'Mei', at: 20, by: [2, 0] }],
  ['goes on in another room', { name: 'Ann', at: middle, by: [2, 0] }],
  ['is back at its place', { name: 'Amara', at: middle, by: [0.4, 0] }],
  ['is pressed by another button', { name: 'Amara', at: middle, by: [2, 0], pressed: { button: 2 } }],
  ['is let go by Escape', { name: 'Amara', at: middle, by: [2, 0], end: 'keydown' }],
])('moves no stay that %s', async (_, dragged) => {
  const { dropped } = await drag(dragged)
  expect(dropped()).toBeUndefined()
})
