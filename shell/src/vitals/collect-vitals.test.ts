import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectVitals } from './collect-vitals.ts'

/** The element of a widget, or of the shell. */
class FakeElement {
  readonly slot: string | undefined
  constructor(slot: string | undefined) {
    this.slot = slot
  }
  closest(selector: string) {
    expect(selector).toBe('[data-slot]')
    return this.slot && { dataset: { slot: this.slot } }
  }
}

const list = 'mf-rooms/1.4.0/room-list'
const form = 'mf-booking/1.0.0/book'
const inList = new FakeElement(list)
const inForm = new FakeElement(form)

let window: EventTarget
let page: EventTarget & { hidden: boolean }
let observed: Record<string, { options: object; tell: (entries: object[]) => void }>
/** Entries that the browser has not told yet. */
let pending: Record<string, object[]>
let visibility: string[]
let measures: object[]
const beacon = vi.fn()

beforeEach(() => {
  beacon.mockClear()
  window = new EventTarget()
  page = Object.assign(new EventTarget(), { hidden: false })
  observed = {}
  pending = {}
  visibility = ['visible']
  measures = [
    { detail: list, duration: 120.4 },
    { detail: form, duration: 80.6 },
  ]
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift']
    type = ''
    readonly told: (list: { getEntries: () => object[] }) => void
    constructor(told: Observer['told']) {
      this.told = told
    }
    observe(options: { type: string }) {
      this.type = options.type
      observed[options.type] = { options, tell: (entries) => this.told({ getEntries: () => entries }) }
    }
    takeRecords() {
      return pending[this.type] ?? []
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.stubGlobal('performance', {
    getEntriesByType: () => visibility.map((name) => ({ name })),
    getEntriesByName: (name: string) => (name === 'calm-rest-widget' ? measures : []),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const leave = () => window.dispatchEvent(new Event('pagehide'))
const reported = () => {
  expect(beacon.mock.calls[0]?.[0]).toBe('/release-reports')
  return JSON.parse(beacon.mock.calls[0]?.[1] as string)
}

it('reports how long each widget took when the page is left, once', () => {
  collectVitals('/rooms')
  expect(beacon).not.toHaveBeenCalled()
  leave()
  expect(reported()).toEqual({
    view: '/rooms',
    widgets: [
      { remote: 'mf-rooms', version: '1.4.0', widget: 'room-list', loadMs: 120, cls: 0 },
      { remote: 'mf-booking', version: '1.0.0', widget: 'book', loadMs: 81, cls: 0 },
    ],
    errors: [],
  })
  leave()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(beacon).toHaveBeenCalledOnce()
})

it('reports once the page is hidden, and not when it is seen again', () => {
  collectVitals('/rooms')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(beacon).not.toHaveBeenCalled()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(beacon).toHaveBeenCalledOnce()
})

it('counts paints, presses and shifts for the widget that they are in, also those told last', () => {
  collectVitals('/rooms')
  expect(observed.event?.options).toEqual({ type: 'event', buffered: true, durationThreshold: 16 })
  observed['largest-contentful-paint']?.tell([
    { element: inForm, startTime: 400 },
    { element: inList, startTime: 900.6 },
  ])
  observed.event?.tell([{ interactionId: 1, duration: 40, target: inForm }])
  observed['layout-shift']?.tell([
    {
      hadRecentInput: false,
      startTime: 100,
      value: 0.012_345,
      // twice in the list, once in the shell; a text is in its element
      sources: [{ node: inList }, { node: { parentElement: inList } }, { node: new FakeElement(undefined) }],
    },
    { hadRecentInput: true, startTime: 200, value: 0.5, sources: [{ node: inList }] },
  ])
  pending.event = [{ interactionId: 2, duration: 96, target: { parentElement: inForm } }]
  leave()
  expect(reported().widgets).toEqual([
    { remote: 'mf-rooms', version: '1.4.0', widget: 'room-list', loadMs: 120, lcpMs: 901, cls: 0.0123 },
    { remote: 'mf-booking', version: '1.0.0', widget: 'book', loadMs: 81, inpMs: 96, cls: 0 },
  ])
})

it('reports no figure that a browser does not tell', () => {
  Object.assign(PerformanceObserver, { supportedEntryTypes: ['event'] })
  collectVitals('/rooms')
  expect(Object.keys(observed)).toEqual(['event'])
  leave()
  expect(reported().widgets[0]).not.toHaveProperty('cls')
})

it('reports errors of releases, also of a page without widgets', () => {
  measures = []
  collectVitals('/rooms')
  const thrown = Object.assign(new TypeError('x'), { stack: '' })
  const filename = 'https://calm.example/releases/mf-rooms/1.4.0/room-list.js'
  window.dispatchEvent(Object.assign(new Event('error'), { error: thrown, filename, lineno: 3, colno: 7 }))
  const stack = `at x (${filename}:5:9)`
  const reason = Object.assign(new Error('y'), { stack })
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  leave()
  expect(reported()).toMatchObject({
    widgets: [],
    errors: [
      { kind: 'handler', name: 'TypeError', line: 3, column: 7 },
      { kind: 'rejection', line: 5, column: 9 },
    ],
  })
})

it.each([
  ['there is nothing to tell', '/rooms', () => void measures.splice(0)],
  ['the page has no view', undefined, () => {}],
  ['it is behind another', '/rooms', () => void Object.assign(page, { hidden: true })],
  ['it was behind another', '/rooms', () => void visibility.push('hidden')],
])('reports nothing where %s', (_what, view, change) => {
  change()
  collectVitals(view)
  leave()
  expect(beacon).not.toHaveBeenCalled()
})

it('reports sixteen widgets at most', () => {
  measures = Array.from({ length: 20 }, () => ({ detail: list, duration: 1 }))
  collectVitals('/rooms')
  leave()
  expect(reported().widgets).toHaveLength(16)
})
