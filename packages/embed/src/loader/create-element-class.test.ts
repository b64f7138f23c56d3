import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Handover } from '../handover.ts'
import type { EmbedKind } from '../protocol.ts'
import { createElementClass } from './create-element-class.ts'

let page: Document
/** Requests of the site's responses, which a test answers. */
let requests: Request[] = []
/** Elements that a test brings near the window. */
let near: (() => void)[] = []
let warnings: string[] = []
let instances = 0

const site = 'https://calmrest.example'

interface Request {
  address: string
  isAborted: boolean
  answer: (status: number, markup?: string, code?: string) => void
}

const content = `<div class="calm-rest-root"><form></form></div>
  <script type="application/json" id="state">{"module":"m","ids":"e-","lang":"en","props":{},"paths":{}}</script>`

class FakeRequest {
  status = 0
  response: Document | null = null
  onloadend = () => {}
  code: string | null = null
  request: Request = {
    address: '',
    isAborted: false,
    answer: (status, markup, code) => {
      this.status = status
      this.code = code ?? null
      if (markup) {
        this.response = emptyDocument()
        this.response.body.innerHTML = markup
      }
      this.onloadend()
    },
  }
  open(_method: string, address: string) {
    this.request.address = address
  }
  send() {
    requests.push(this.request)
  }
  abort() {
    this.request.isAborted = true
  }
  getResponseHeader() {
    return this.code
  }
}

beforeEach(() => {
  requests = []
  near = []
  warnings = []
  instances = 0
  page = emptyDocument()
  const window = page.defaultView as Window & typeof globalThis
  Object.assign(page, { adoptNode: (node: Node) => page.importNode(node, true) })
  const { HTMLElement, MutationObserver, ShadowRoot, customElements } = window
  /** The simulated document has no events that leave a shadow tree. */
  class CustomEvent extends window.CustomEvent<object> {
    override readonly composed: boolean
    constructor(type: string, options: CustomEventInit<object>) {
      super(type, options)
      this.composed = options.composed ?? false
    }
  }
  const globals = { HTMLElement, CustomEvent, MutationObserver, ShadowRoot, customElements, document: page }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  vi.stubGlobal('getComputedStyle', () => ({ colorScheme: 'normal' }))
  vi.stubGlobal('origin', 'https://partner.example')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: object[]) => void) {
        near.push(() => seen([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** An element on the page, with a runtime that hydrates it. */
const place = (given: Record<string, string> = {}, kind: EmbedKind = 'booking') => {
  const widget = { update: vi.fn(), end: vi.fn() }
  const handovers: Handover[] = []
  const hydrate = vi.fn(async (handover: Handover) => {
    handovers.push(handover)
    return widget
  })
  const loadRuntime = vi.fn(async () => ({ hydrate }))
  const Class = createElementClass(kind, { site, loadRuntime, nextInstance: () => ++instances })
  customElements.define(`calm-rest-${kind}`, Class)
  const element: InstanceType<typeof Class> = Object(page.createElement(`calm-rest-${kind}`))
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
  page.body.append(element)
  return { element, widget, handovers, hydrate }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

const answerLast = async (status: number, markup?: string, code?: string) => {
  requests.at(-1)?.answer(status, markup, code)
  await settle()
}
/** An element whose widget can be used. */
const placeReady = async (given: Record<string, string> = {}, kind: EmbedKind = 'booking') => {
  const placed = place({ loading: 'eager', ...given }, kind)
  await settle()
  await answerLast(200, content)
  return placed
}
const heardOn = (element: HTMLElement, name: string) => {
  const heard: Record<string, unknown>[] = []
  element.addEventListener(name, (event) => void heard.push((event as CustomEvent).detail))
  return heard
}

it('asks for its content when it is near the window, and hydrates it', async () => {
  const { element, handovers, widget } = place({ room: 'loft', partner: 'alpin-tours' })
  await settle()
  expect(requests).toEqual([])
  expect(element.dataset.state).toBe('loading')
  expect(element.shadowRoot?.querySelector('slot a')?.getAttribute('href')).toContain(site)
  near[0]?.()
  await settle()
  const address = `${site}/embed/v1/booking?partner=alpin-tours&room=loft&lang=en`
  expect(requests.map((one) => one.address)).toEqual([address])
  await answerLast(200, content)
  expect(handovers).toMatchObject([{ kind: 'booking', site, isReset: false }])
  expect(element.shadowRoot?.querySelector('.calm-rest-root')).not.toBeNull()
  expect(widget.update, 'what changed meanwhile').toHaveBeenCalledOnce()
})

it('is ready once its widget says so, and hands its events to the page', async () => {
  const { element, handovers } = await placeReady({ partner: 'alpin-tours' })
  const ready = vi.fn()
  void element.whenReady.then(ready)
  const heard = heardOn(element, 'calm-rest-search')
  const cancelable: boolean[] = []
  // a partner may listen on the page, and place the element in a shadow tree of its own
  page.addEventListener('calm-rest-search', (event) => {
    expect(event.composed).toBe(true)
    cancelable.push(event.cancelable)
    if (event.cancelable) event.preventDefault()
  })
  handovers[0]?.become('booked')
  await settle()
  expect(ready).not.toHaveBeenCalled()
  handovers[0]?.become('ready')
  await settle()
  expect(ready).toHaveBeenCalledOnce()
  expect(element.dataset.state).toBe('ready')
  expect(handovers[0]?.emit('search', { guests: 2 }, true)).toBe(false)
  expect(handovers[0]?.emit('search')).toBe(true)
  expect(cancelable).toEqual([true, false])
  const common = { v: 1, instance: 1, partner: 'alpin-tours' }
  expect(heard).toEqual([{ ...common, guests: 2 }, common])
})

it('shows the link where the site refuses, and says why', async () => {
  const { element, hydrate } = place({ loading: 'eager', room: 'loft' })
  const heard = heardOn(element, 'calm-rest-error')
  await settle()
  await answerLast(404, '', 'no_such_room')
  expect(hydrate).not.toHaveBeenCalled()
  expect(element.dataset).toMatchObject({ state: 'error', error: 'no_such_room' })
  expect(element.shadowRoot?.querySelector('slot a')).not.toBeNull()
  expect(heard).toMatchObject([{ code: 'no_such_room', retryable: false, room: 'loft' }])
  expect(warnings).toEqual([expect.stringMatching(/^calm-rest-booking: no_such_room: .*The link stays\.$/)])
  element.reload()
  await settle()
  expect(requests).toHaveLength(2)
  expect(element.dataset.error, 'it is tried again').toBeUndefined()
  await answerLast(200, content)
  expect(hydrate).toHaveBeenCalledOnce()
})

it('may be tried again where its script did not come', async () => {
  const { element, hydrate } = place({ loading: 'eager' })
  const heard = heardOn(element, 'calm-rest-error')
  hydrate.mockRejectedValueOnce(new Error('offline'))
  await settle()
  await answerLast(200, content)
  expect(heard).toMatchObject([{ code: 'script', retryable: true }])
})

it('ends a widget that failed while it was hydrated, or later', async () => {
  const { element, hydrate, widget, handovers } = place({ loading: 'eager' })
  hydrate.mockImplementationOnce(async (handover) => {
    handover.fail('render')
    return widget
  })
  await settle()
  await answerLast(200, content)
  expect(widget.end).toHaveBeenCalledOnce()
  expect(element.dataset.state).toBe('error')
  element.reload()
  await settle()
  await answerLast(200, content)
  handovers.at(-1)?.fail('timeout')
  expect(widget.end).toHaveBeenCalledTimes(2)
  expect(element.dataset.error).toBe('timeout')
})

it('follows its attributes once for all that change in a turn, and asks anew for other content', async () => {
  const { element, widget } = await placeReady({ partner: 'alpin-tours', guests: '2' })
  widget.update.mockClear()
  element.setAttribute('guests', '3')
  element.setAttribute('room', 'loft')
  element.setAttribute('room', 'loft')
  await settle()
  expect(widget.update).toHaveBeenCalledOnce()
  element.setAttribute('guests', '4')
  await settle()
  expect(widget.update).toHaveBeenCalledTimes(2)
  expect(requests).toHaveLength(1)
  element.setAttribute('partner', 'alpin-tours')
  await settle()
  expect(requests, 'the same partner').toHaveLength(1)
  element.setAttribute('partner', 'sea-tours')
  await settle()
  expect(widget.end).toHaveBeenCalledOnce()
  expect(requests.at(-1)?.address).toContain('partner=sea-tours')
})

it('asks anew for another number of rooms', async () => {
  const { element } = await placeReady({ limit: '3' }, 'rooms')
  element.setAttribute('limit', '6')
  await settle()
  expect(requests.map(({ address }) => new URL(address).searchParams.get('limit'))).toEqual(['3', '6'])
})

it('fills in what the page gives, until it is reset', async () => {
  const { element, widget, handovers } = await placeReady()
  widget.update.mockClear()
  element.prefill = { firstName: 'Ada' }
  expect(widget.update).toHaveBeenCalledOnce()
  expect(handovers[0]?.prefill()).toEqual({ firstName: 'Ada' })
  element.reset()
  await settle()
  await answerLast(200, content)
  expect(widget.end).toHaveBeenCalledOnce()
  expect(handovers[1]).toMatchObject({ isReset: true })
  expect(element.prefill).toBeUndefined()
})

it('stays as it is where it is moved, and ends where it is removed', async () => {
  const { element, widget } = await placeReady()
  const other = page.createElement('div')
  page.body.append(other)
  element.remove()
  other.append(element)
  await settle()
  expect(requests).toHaveLength(1)
  expect(widget.end).not.toHaveBeenCalled()
  element.remove()
  await settle()
  expect(widget.end).toHaveBeenCalledOnce()
  expect(element.shadowRoot?.childNodes).toHaveLength(0)
  element.setAttribute('partner', 'sea-tours')
  await settle()
  expect(requests, 'it is on no page').toHaveLength(1)
})

it('gives up a request of which nothing is wanted any more', async () => {
  const { element, hydrate } = place({ loading: 'eager' })
  await settle()
  element.remove()
  await settle()
  expect(requests[0]?.isAborted).toBe(true)
  await answerLast(0)
  expect(hydrate).not.toHaveBeenCalled()
  expect(warnings).toEqual([])
})

it('has its attributes as properties', () => {
  const { element } = place({ 'check-in': '2027-05-01' })
  expect(Reflect.get(element, 'checkIn')).toBe('2027-05-01')
  Reflect.set(element, 'guests', 3)
  expect(element.getAttribute('guests')).toBe('3')
  Reflect.set(element, 'guests', null)
  expect(element.hasAttribute('guests')).toBe(false)
  expect(Reflect.get(element, 'guests')).toBeUndefined()
})
