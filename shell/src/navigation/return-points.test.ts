import { emptyDocument } from '@calm-rest/testing'
import type { Location } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReturnPoints } from './return-points.ts'

const stored = new Map<string, string>()
/** What the page was told, in its order: scrolled to or by, and what has the focus. */
let told: string[] = []
let page: Document
let grow = () => {}
let events: EventTarget
/** Of a button within the page, from the top of the window. */
let buttonTop = 300

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  told = []
  buttonTop = 300
  openPage()
})

afterEach(() => {
  // in this order: what was stubbed over the fake clock would come back for the next file
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page as a browser loads it. */
const openPage = (how: NavigationTimingType = 'navigate') => {
  events = new EventTarget()
  page = emptyDocument()
  page.body.innerHTML = `
    <div id="site">
      <main id="main"><h1>Rooms</h1>
        <button>More</button>
        <a href="/rooms/loft?guests=2">Loft</a>
        <form method="post"><button type="submit">Send</button></form>
      </main>
    </div>`
  const nameOf = (element: Element) => element.textContent?.trim().slice(0, 5) ?? ''
  for (const element of page.querySelectorAll<HTMLElement>('h1, main, button, a')) {
    element.focus = () => void told.push(`focus ${nameOf(element)}`)
    element.getBoundingClientRect = () => ({ top: buttonTop }) as DOMRect
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('history', { scrollRestoration: 'auto', state: null })
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => void told.push(`to ${top}`))
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => top !== 0 && void told.push(`by ${top}`))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: how }] })
  grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
}

const rooms: Location = { key: 'default', pathname: '/rooms', search: '', hash: '', state: null }
const loft: Location = { ...rooms, key: 'k1', pathname: '/rooms/loft' }

const send = (type: string) => events.dispatchEvent(new Event(type))
const scrollBack = (top: number) => {
  vi.stubGlobal('scrollY', top)
  send('scroll')
}
const press = (selector: string) => {
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: page.querySelector(selector) })
  events.dispatchEvent(event)
}
/** Back or Forward, to an entry of the history. */
const goTo = ({ key }: Location) => {
  vi.stubGlobal('history', { ...history, state: { key } })
  send('popstate')
}
/** What the page was told since. */
const tellsNow = () => told.splice(0)

it('leaves the first page where the browser shows it', () => {
  createReturnPoints().arrived(rooms, 'POP')
  expect(tellsNow()).toEqual([])
  expect(history.scrollRestoration).toBe('manual')
})

it('begins a new page at its top and its heading', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  points.arrived(loft, 'PUSH')
  expect(tellsNow()).toEqual(['focus Rooms', 'focus Rooms', 'to 0'])
  expect(page.querySelector('h1')?.tabIndex).toBe(-1)
  points.arrived(loft, 'PUSH')
  expect(tellsNow(), 'the same page once more').toEqual([])
})

it('goes back to where the page was, and stays there while it grows, for 3 s', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  scrollBack(700)
  points.arrived(loft, 'PUSH')
  scrollBack(40)
  goTo(rooms)
  scrollBack(9)
  points.arrived(rooms, 'POP')
  expect(tellsNow().at(-1)).toBe('to 700')
  grow()
  expect(tellsNow()).toEqual(['to 700'])
  vi.advanceTimersByTime(2999)
  grow()
  expect(tellsNow()).toEqual(['to 700'])
  vi.advanceTimersByTime(1)
  grow()
  expect(tellsNow()).toEqual([])
  goTo(loft)
  points.arrived(loft, 'POP')
  expect(tellsNow().at(-1), 'forward again, without the scrolling on the way').toBe('to 40')
})

it('holds a place for the whole time, also after another hold was ended', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  scrollBack(700)
  points.arrived(loft, 'PUSH')
  goTo(rooms)
  points.arrived(rooms, 'POP')
  vi.advanceTimersByTime(1000)
  goTo(loft)
  points.arrived(loft, 'POP')
  goTo(rooms)
  points.arrived(rooms, 'POP')
  tellsNow()
  vi.advanceTimersByTime(2500)
  grow()
  expect(tellsNow()).toHaveLength(1)
})

it('knows where the page was, of which no scrolling was heard yet', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  points.arrived(loft, 'PUSH')
  vi.stubGlobal('scrollY', 640)
  goTo(rooms)
  points.arrived(rooms, 'POP')
  goTo(loft)
  points.arrived(loft, 'POP')
  expect(tellsNow().at(-1)).toBe('to 640')
  send('wheel')
  vi.stubGlobal('scrollY', 320)
  send('pagehide')
  openPage('reload')
  createReturnPoints().arrived(loft, 'POP')
  expect(tellsNow()).toEqual(['to 320'])
})

it.each(['wheel', 'pointerdown', 'keydown'])('moves the page no more after a %s', (act) => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  scrollBack(700)
  points.arrived(loft, 'PUSH')
  goTo(rooms)
  points.arrived(rooms, 'POP')
  send(act)
  tellsNow()
  grow()
  expect(tellsNow()).toEqual([])
  scrollBack(500)
  points.arrived(loft, 'PUSH')
  goTo(rooms)
  points.arrived(rooms, 'POP')
  expect(tellsNow().at(-1), 'the page is the visitor’s again').toBe('to 500')
})

it('gives the focus back to what led away, at its place in the window', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  scrollBack(700)
  press('a')
  points.arrived(loft, 'PUSH')
  tellsNow()
  goTo(rooms)
  buttonTop = 460
  points.arrived(rooms, 'POP')
  expect(tellsNow()).toEqual(['focus Rooms', 'to 700', 'by 160', 'focus Loft'])
})

it('forgets what was pressed where the visitor did something else since', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  scrollBack(700)
  press('a')
  send('wheel')
  points.arrived(loft, 'PUSH')
  tellsNow()
  goTo(rooms)
  points.arrived(rooms, 'POP')
  expect(tellsNow()).toEqual(['focus Rooms', 'to 700'])
})

it('begins at the top where a form was sent, whose answer is in its place', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  scrollBack(700)
  press('[type=submit]')
  points.arrived(loft, 'PUSH')
  tellsNow()
  goTo(rooms)
  points.arrived(rooms, 'POP')
  expect(tellsNow()).toEqual(['focus Rooms', 'to 0'])
})

it('keeps the place of a list whose search changes, unless a link leads there', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  points.arrived({ ...rooms, key: 'k2', search: '?guests=3' }, 'PUSH')
  expect(tellsNow()).toEqual([])
  press('button')
  points.arrived({ ...rooms, key: 'k3', search: '?guests=4' }, 'PUSH')
  expect(tellsNow()).toEqual([])
  press('a')
  points.arrived({ ...rooms, key: 'k4', search: '?guests=2' }, 'PUSH')
  expect(tellsNow()).toEqual(['focus Rooms', 'to 0'])
  goTo({ ...rooms, key: 'k3' })
  points.arrived({ ...rooms, key: 'k3', search: '?guests=4' }, 'POP')
  expect(tellsNow(), 'back to another search').toContain('focus Loft')
})

it('keeps the place and the focus where a link filters the list', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  page.querySelector('a')?.setAttribute('data-keeps-place', '')
  press('a')
  points.arrived({ ...rooms, key: 'k2', search: '?guests=3' }, 'PUSH')
  expect(tellsNow()).toEqual([])
})

it('leaves a link within the page to the browser', () => {
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  points.arrived({ ...rooms, key: 'k2', hash: '#beds' }, 'POP')
  expect(tellsNow()).toEqual([])
})

it.each([
  ['reload', ['to 700']],
  ['back_forward', ['to 700', 'focus Loft']],
  ['navigate', []],
] as const)('returns on a page load by %s', (how, expected) => {
  const before = createReturnPoints()
  before.arrived(rooms, 'POP')
  scrollBack(700)
  press('a')
  send('pagehide')
  tellsNow()
  openPage(how)
  createReturnPoints().arrived(rooms, 'POP')
  expect(tellsNow()).toEqual([...expected])
})

it('works without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const points = createReturnPoints()
  points.arrived(rooms, 'POP')
  send('pagehide')
  points.arrived(loft, 'PUSH')
  expect(tellsNow().at(-1)).toBe('to 0')
})
