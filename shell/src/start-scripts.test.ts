import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hydratedEvent } from './slots/browser-slots.ts'
import type { WithEarly } from './slots/early.ts'

const html = `<div id="site">
  <header>
    <button type="button" data-early="toggle" aria-expanded="false">Menu</button>
    <button type="button">Sign out</button>
    <button type="submit">Send</button>
    <a href="/book" data-early>Book</a>
  </header>
  <div data-slot>
    <div><div data-row><i></i><i></i><i></i></div>
      <button type="button" data-early="-1">Before</button><button type="button" data-early="1">After</button></div>
    <div id="calendar">
      <button type="button" data-early="-1">Month before</button><button type="button" data-early="1">Month after</button></div>
    <div role="tablist"><button type="button" data-early="filter" data-value="" aria-controls="panel" aria-selected="true">All</button>
      <button type="button" data-early="filter" data-value="sea" aria-controls="panel" aria-selected="false">Sea</button></div>
    <div id="panel"><p data-value="sea">Loft</p><p data-value="garden">Tree</p></div>
    <form method="post"><button type="submit">Book now</button></form>
  </div>
  <div data-slot data-late><button type="button">Late</button></div>
</div>
<script id="scripts" type="application/json">[
  {"address":"/assets/shell.js","integrity":"sha384-a","runs":true},
  {"address":"/assets/rooms.js","integrity":"sha384-b","runs":false}
]</script>`

let page: Document
let window: EventTarget
let frame: (() => void) | undefined
let painted: (() => void) | undefined
const disconnected = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  disconnected.mockClear()
  frame = undefined
  painted = undefined
  page = emptyDocument()
  page.body.innerHTML = html
  Object.assign(page.querySelector('[data-row]') as object, { scrollTo: () => {} })
  window = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  // Node knows no boolean there
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void, capture: boolean) =>
    window.removeEventListener(type, listener, { capture }),
  )
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => {
    frame = drawn
  })
  class Paints {
    static supportedEntryTypes = ['paint']
    constructor(seen: () => void) {
      painted = seen
    }
    observe() {}
    disconnect() {
      disconnected()
    }
  }
  vi.stubGlobal('PerformanceObserver', Paints)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'calmRestEarly')
})

/** Runs the inline script, as the page does. */
const run = async ({ hidden = false, holdsForms = true } = {}) => {
  const script = page.createElement('script')
  if (holdsForms) script.dataset.holdsForms = ''
  Object.defineProperty(page, 'hidden', { value: hidden })
  Object.defineProperty(page, 'currentScript', { value: script })
  await import('./start-scripts.ts')
  return (globalThis as WithEarly).calmRestEarly
}

const added = () => [...page.head.children].map((one) => one.localName)
const button = (name: string) =>
  [...page.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === name) as HTMLElement
/** A press, as it comes down to the button. */
const press = (name: string, more: object = {}) => {
  const event = new Event('click', { cancelable: true })
  const stopped = vi.fn()
  Object.defineProperty(event, 'target', { value: button(name) })
  window.dispatchEvent(Object.assign(event, { stopImmediatePropagation: stopped }, more))
  expect(stopped.mock.calls.length).toBe(Number(event.defaultPrevented))
  return event.defaultPrevented
}
const held = (early: WithEarly['calmRestEarly']) =>
  early?.presses.map(({ button: { textContent }, isHeld }) => `${textContent} ${isHeld}`)

it('starts the scripts once the page is painted: those of the page run, the others are fetched', async () => {
  await run()
  expect(added()).toEqual([])
  frame?.()
  vi.advanceTimersByTime(0)
  expect(added(), 'it is drawn, and not seen').toEqual([])
  painted?.()
  expect(disconnected).toHaveBeenCalledOnce()
  const [shell, rooms] = [...page.head.children] as unknown as Record<string, unknown>[]
  expect(added()).toEqual(['script', 'link'])
  expect(shell).toMatchObject({ src: '/assets/shell.js', async: false, integrity: 'sha384-a' })
  expect(rooms).toMatchObject({
    rel: 'preload',
    as: 'script',
    href: '/assets/rooms.js',
    fetchPriority: 'low',
  })
  expect(rooms).toMatchObject({ integrity: 'sha384-b', crossOrigin: 'anonymous' })
  vi.advanceTimersByTime(60_000)
  expect(added(), 'once').toHaveLength(2)
})

it('starts them at once in a tab behind another', async () => {
  await run({ hidden: true })
  expect(added()).toHaveLength(2)
})

it('waits three seconds at most for a frame', async () => {
  await run()
  vi.advanceTimersByTime(2999)
  expect(added()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(added()).toHaveLength(2)
})

it.each([
  ['comes', 'onload'],
  ['does not come', 'onerror'],
] as const)('lets the first picture have the line until it %s', async (_what, event) => {
  page.body.insertAdjacentHTML('beforeend', '<img fetchpriority="high">')
  await run()
  frame?.()
  vi.advanceTimersByTime(0)
  painted?.()
  expect(added()).toEqual([])
  const picture = page.querySelector('img') as unknown as Record<string, () => void>
  picture[event]?.()
  expect(added()).toHaveLength(2)
})

it('does not wait for a picture that is there, nor for a paint that no browser tells', async () => {
  page.body.insertAdjacentHTML('beforeend', '<img fetchpriority="high">')
  Object.assign(page.querySelector('img') as object, { complete: true })
  Object.assign(PerformanceObserver, { supportedEntryTypes: [] })
  await run()
  frame?.()
  vi.advanceTimersByTime(0)
  expect(added()).toHaveLength(2)
})

it('asks a policy of the browser for the address of a script', async () => {
  const createScriptURL = (address: string) => `trusted ${address}`
  const createPolicy = vi.fn((_name: string, _rules: { createScriptURL: (address: string) => string }) => ({
    createScriptURL,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  await run({ hidden: true })
  expect(page.head.firstElementChild).toMatchObject({ src: 'trusted /assets/shell.js' })
  expect(createPolicy.mock.calls[0]?.[0]).toBe('calm-rest')
  expect(createPolicy.mock.calls[0]?.[1].createScriptURL('/a.js')).toBe('/a.js')
})

it('marks a button that is pressed early as busy, and holds its press', async () => {
  const early = await run()
  expect(press('Sign out')).toBe(true)
  expect(button('Sign out').getAttribute('aria-busy')).toBe('true')
  expect(held(early)).toEqual(['Sign out true'])
  expect(press('Send'), 'a form has a way of its own').toBe(false)
})

it('opens and closes the menu at once', async () => {
  const early = await run()
  press('Menu')
  expect(button('Menu').getAttribute('aria-expanded')).toBe('true')
  press('Menu')
  expect(button('Menu').getAttribute('aria-expanded')).toBe('false')
  expect(button('Menu').hasAttribute('aria-busy')).toBe(false)
  expect(held(early)).toEqual(['Menu false', 'Menu false'])
})

it('moves pictures at once, and goes round at both ends', async () => {
  const early = await run()
  const row = page.querySelector('[data-row]') as Element
  const scrolls: unknown[] = []
  Object.assign(row, {
    clientWidth: 300,
    scrollLeft: 0,
    scrollTo: ({ left, behavior }: { left: number; behavior: string }) => {
      Object.assign(row, { scrollLeft: left })
      scrolls.push(`${left} ${behavior}`)
    },
  })
  for (const name of ['Before', 'After', 'After', 'Before']) press(name)
  expect(scrolls).toEqual(['600 instant', '0 instant', '300 instant', '0 instant'])
  // in the middle of a movement of the finger
  Object.assign(row, { scrollLeft: 280 })
  press('After')
  expect(scrolls.at(-1)).toBe('600 instant')
  expect(held(early)?.[0]).toBe('Before false')
})

it('turns the calendar at once to the one month more that the page holds', async () => {
  const early = await run()
  const calendar = page.querySelector('#calendar') as HTMLElement
  const isTurned = () => calendar.hasAttribute('data-turned')
  // the simulated document does not follow its attributes there
  Object.defineProperty(calendar, 'dataset', { get: () => (isTurned() ? { turned: '' } : {}) })
  press('Month before')
  expect([isTurned(), button('Month before').getAttribute('aria-busy')]).toEqual([false, 'true'])
  press('Month after')
  expect([isTurned(), button('Month after').hasAttribute('aria-busy')]).toEqual([true, false])
  press('Month after')
  expect([isTurned(), button('Month after').getAttribute('aria-busy')]).toEqual([true, 'true'])
  press('Month before')
  expect(isTurned()).toBe(false)
  expect(held(early)).toEqual([
    'Month before true',
    'Month after false',
    'Month after true',
    'Month before false',
  ])
})

it('filters by a tab at once', async () => {
  const early = await run()
  const shown = () =>
    [...page.querySelectorAll<HTMLElement>('#panel p')]
      .filter((one) => !one.hidden)
      .map((one) => one.textContent)
  press('Sea')
  expect(shown()).toEqual(['Loft'])
  expect(['All', 'Sea'].map((name) => button(name).getAttribute('aria-selected'))).toEqual(['false', 'true'])
  press('All')
  expect(shown()).toEqual(['Loft', 'Tree'])
  expect(held(early)).toEqual(['Sea true', 'All true'])
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a link alone that is pressed with %s',
  async (key) => {
    await run()
    Object.assign(button('Book'), { href: '/book' })
    expect(press('Book', { [key]: true })).toBe(false)
    expect(press('Book')).toBe(true)
    expect(press('Sign out', { [key]: true }), 'a button opens nothing elsewhere').toBe(true)
  },
)

it('lets presses through where their part of the page is hydrated', async () => {
  const early = await run()
  early?.hydrated.add(page.documentElement)
  expect([press('Sign out'), press('After')]).toEqual([false, true])
  early?.hydrated.add(button('After').closest('[data-slot]') as Element)
  expect(press('After')).toBe(false)
})

it('holds presses in late slots alone, once the page is hydrated', async () => {
  await run()
  window.dispatchEvent(new Event(hydratedEvent))
  expect([press('Sign out'), press('After'), press('Late')]).toEqual([false, false, true])
})

const send = (method = 'post') => {
  const form = Object.assign(page.querySelector('form') as HTMLFormElement, { method, submit: vi.fn() })
  const event = new Event('submit', { cancelable: true })
  Object.defineProperty(event, 'target', { value: form })
  window.dispatchEvent(Object.assign(event, { submitter: button('Book now') }))
  return { form, isHeld: event.defaultPrevented }
}

it('holds a form for the scripts, and lets the browser send it where they do not come', async () => {
  const early = await run()
  const { form, isHeld } = send()
  expect([isHeld, button('Book now').getAttribute('aria-busy')]).toEqual([true, 'true'])
  expect(early?.form).toEqual({ form, submitter: button('Book now') })
  vi.advanceTimersByTime(5000)
  expect(send().isHeld, 'a second press').toBe(true)
  vi.advanceTimersByTime(4999)
  expect(form.submit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(form.submit).toHaveBeenCalledOnce()
})

it('leaves a form to scripts that have come', async () => {
  const early = await run()
  const { form } = send()
  Object.assign(early as object, { isTaken: true })
  vi.advanceTimersByTime(60_000)
  expect(form.submit).not.toHaveBeenCalled()
})

it('holds no search, and no form once the page is hydrated', async () => {
  await run()
  expect(send('get').isHeld).toBe(false)
  window.dispatchEvent(new Event(hydratedEvent))
  expect(send().isHeld).toBe(false)
})

it('holds no form where the page says that it can send it', async () => {
  await run({ holdsForms: false })
  expect(send().isHeld).toBe(false)
})
