import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserSlots, hydratedEvent } from './browser-slots.ts'
import { type Early, rootHydratedEvent } from './early.ts'
import type { RenderedSlot } from './slots.ts'

let page: Document
let window: EventTarget
let early: Early
const kept = { putBack: vi.fn(), focusAgain: vi.fn(), stop: vi.fn() }
const mark = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  page = emptyDocument()
  page.body.innerHTML = `<div id="site"><main><h1>Rooms</h1>
    <div data-slot=""><p>List</p></div><div data-slot=""><p>Reviews</p></div></main></div>
    <script id="rendered" type="application/json">[]</script>`
  window = new EventTarget()
  early = { presses: [], hydrated: new WeakSet() }
  Object.defineProperty(page, 'forms', { get: () => page.querySelectorAll('form') })
  vi.stubGlobal('document', page)
  vi.stubGlobal('calmRestEarly', early)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('performance', { mark })
})
afterEach(() => void vi.unstubAllGlobals())

const slotOf = (remote: string, widget: string): RenderedSlot => ({
  remote,
  widget,
  props: {},
  version: '1.0.0',
  data: null,
  ids: 's0-',
})

const create = (slots: RenderedSlot[] = [slotOf('mf-rooms', 'room-list'), slotOf('mf-reviews', 'list')]) => {
  const container = page.querySelector('#site') as HTMLElement
  // those of the simulated document are not the events of Node
  page.documentElement.dispatchEvent = (event) => window.dispatchEvent(event)
  const prefetch = vi.fn(async () => undefined)
  const heard: string[] = []
  for (const name of [hydratedEvent, rootHydratedEvent]) window.addEventListener(name, () => heard.push(name))
  return {
    slots: createBrowserSlots({ slots }, container, kept as never, prefetch),
    container,
    heard,
    prefetch,
  }
}

it('says that the page is hydrated with the screen and the last of its widgets, once', () => {
  const { slots, heard } = create()
  slots.settled('mf-rooms', 'room-list')
  slots.screenHydrated()
  expect(heard).toEqual([rootHydratedEvent])
  expect(slots.isScreenHydrated()).toBe(true)
  slots.settled('mf-rooms', 'another')
  expect([heard.length, mark.mock.calls.length, kept.stop.mock.calls.length]).toEqual([1, 0, 0])
  expect(page.getElementById('rendered')).not.toBeNull()
  slots.settled('mf-reviews', 'list')
  expect(heard).toEqual([rootHydratedEvent, hydratedEvent])
  expect(mark.mock.calls).toEqual([[hydratedEvent]])
  expect(kept.stop).toHaveBeenCalledOnce()
  expect(page.getElementById('rendered')).toBeNull()
  slots.screenHydrated()
  slots.settled('mf-reviews', 'list')
  expect(heard).toHaveLength(2)
})

it('waits for the screen where its widgets are first', () => {
  const { slots, heard } = create([slotOf('mf-rooms', 'room-list')])
  expect(slots.isScreenHydrated()).toBe(false)
  slots.settled('mf-rooms', 'room-list')
  expect(heard).toEqual([])
  slots.screenHydrated()
  expect(heard).toContain(hydratedEvent)
})

it('puts typed texts back with each part that stands', () => {
  const { slots } = create()
  slots.settled('mf-rooms', 'room-list')
  slots.settled('mf-rooms', 'room-list')
  expect(kept.putBack).toHaveBeenCalledTimes(1)
  slots.screenHydrated()
  slots.screenHydrated()
  expect(kept.putBack).toHaveBeenCalledTimes(2)
})

it('sends the form that was sent early, once all is hydrated', () => {
  const requestSubmit = vi.fn()
  const { slots } = create([])
  early.form = { form: { isConnected: true, requestSubmit } as never, submitter: null }
  slots.screenHydrated()
  expect(requestSubmit).toHaveBeenCalledOnce()
})

it("gives a widget the server's rendering once", () => {
  const { slots } = create()
  expect(slots.take('mf-rooms', 'another')).toBeUndefined()
  expect(slots.take('mf-reviews', 'list')).toEqual(slotOf('mf-reviews', 'list'))
  expect(slots.take('mf-reviews', 'list')).toBeUndefined()
  expect(slots.take('mf-rooms', 'room-list')).toEqual(slotOf('mf-rooms', 'room-list'))
})

it('prefetches the widgets of later screens, and none that came as HTML', () => {
  const { slots, prefetch } = create()
  const place = (remote: string, widget: string) => slots.prefetched({ remote, widget, props: {} }, 'de')
  expect(place('mf-rooms', 'room-list')).toBeUndefined()
  expect(place('mf-rooms', 'list')).toBeInstanceOf(Promise)
  expect(prefetch.mock.calls).toEqual([[{ remote: 'mf-rooms', widget: 'list', props: {} }, 'de']])
  expect(slots.place({ remote: 'mf-rooms', widget: 'list', props: {} })).toBe('')
})

it("gives a slot that React made anew the server's HTML, and one with content none", () => {
  const { slots, container } = create()
  const [list, reviews] = [...container.querySelectorAll<HTMLElement>('[data-slot]')]
  slots.adopt(list as HTMLElement)
  expect([list?.textContent, kept.focusAgain.mock.calls.length]).toEqual(['List', 0])
  const anew = page.createElement('div')
  anew.dataset.slot = ''
  reviews?.replaceWith(anew)
  slots.adopt(anew)
  expect([anew.textContent, kept.focusAgain.mock.calls.length]).toEqual(['Reviews', 1])
})

it("shows the server's screen while React makes it anew, and takes it away", () => {
  const { slots, container } = create()
  expect(slots.isScreenWritten()).toBe(true)
  const main = container.querySelector('main') as HTMLElement
  main.replaceChildren()
  const end = slots.standIn()
  expect(main.querySelector('h1')?.textContent).toBe('Rooms')
  expect(kept.focusAgain).toHaveBeenCalledOnce()
  end?.()
  expect(main.children).toHaveLength(0)
  slots.screenHydrated()
  expect(slots.isScreenWritten()).toBe(false)
})

it('has nothing to wait for where the screen failed, and lets its buttons be pressed again', () => {
  const { slots, container, heard } = create()
  container.insertAdjacentHTML('beforeend', '<button aria-busy="true">Menu</button>')
  const button = container.querySelector('button') as HTMLElement
  early.presses.push({ button, isHeld: true })
  slots.screenFailed()
  expect(heard).toEqual([hydratedEvent])
  expect(button.hasAttribute('aria-busy')).toBe(false)
})
