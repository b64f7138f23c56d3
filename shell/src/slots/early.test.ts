import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Early, rootHydratedEvent, takeEarly } from './early.ts'

const html = `<div id="site">
  <header><button type="button" data-early="toggle">Menu</button><button type="button">Sign out</button></header>
  <main>
    <div data-slot=""><form></form><button type="button">One</button><button type="button">Two</button></div>
    <div data-slot=""><form method="post"></form><button type="button">Three</button></div>
  </main>
</div>`

let document: Document
let early: Early
let window: EventTarget
let clicked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  document = emptyDocument()
  document.body.innerHTML = html
  early = { presses: [], hydrated: new WeakSet() }
  window = new EventTarget()
  clicked = []
  vi.stubGlobal('document', document)
  vi.stubGlobal('calmRestEarly', early)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  Object.defineProperty(document, 'forms', { get: () => document.querySelectorAll('form') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slots = () => [...document.querySelectorAll('[data-slot]')]
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLButtonElement

/** As React writes it, where it found a node that it does not know. */
const writeAnew = (element: Element) => {
  element.innerHTML = String(element.innerHTML)
}

const hydrate = (root: Element) => {
  for (const one of document.querySelectorAll('button')) {
    one.onclick = () => clicked.push(`${one.textContent}`)
  }
  window.dispatchEvent(Object.defineProperty(new Event(rootHydratedEvent), 'target', { value: root }))
  vi.runAllTimers()
}

it('presses a button once more when its root is hydrated, and no sooner', () => {
  early.presses.push({ button: button('Two'), isHeld: true }, { button: button('Three'), isHeld: true })
  takeEarly(slots)
  hydrate(document.documentElement)
  expect(clicked).toEqual([])
  hydrate(slots()[0] as Element)
  expect(clicked).toEqual(['Two'])
  hydrate(slots()[1] as Element)
  expect(clicked).toEqual(['Two', 'Three'])
})

it('presses what was pressed often once, last where it was pressed last; what has acted stays', () => {
  for (const text of ['One', 'Two', 'One']) early.presses.push({ button: button(text), isHeld: true })
  early.presses.push({ button: button('Menu'), isHeld: false })
  takeEarly(slots)
  hydrate(slots()[0] as Element)
  hydrate(document.documentElement)
  expect(clicked).toEqual(['Two', 'One'])
})

it.each([
  ['of a widget', () => slots()[1] as Element, 'Three'],
  ['of the whole page', () => document.getElementById('site') as Element, 'Three'],
  ['of the page around it', () => document.querySelector('header') as Element, 'Sign out'],
])('presses the heir of a button %s that was written anew', (_, written, text) => {
  early.presses.push({ button: button(text), isHeld: true })
  takeEarly(slots)
  writeAnew(written())
  for (const root of [document.documentElement, ...slots()]) hydrate(root)
  expect(clicked).toEqual([text])
})

it('presses an heir as often as its button has acted', () => {
  for (let time = 0; time < 3; time += 1) early.presses.push({ button: button('Menu'), isHeld: false })
  takeEarly(slots)
  writeAnew(document.querySelector('header') as Element)
  hydrate(document.documentElement)
  expect(clicked).toEqual(['Menu', 'Menu', 'Menu'])
})

it('sends a form, or its heir', () => {
  const sent: unknown[] = []
  const submitter = document.createElement('button')
  const form = () => document.querySelectorAll('form')[1] as HTMLFormElement
  const watch = () => Object.assign(form(), { requestSubmit: (by: unknown) => sent.push(by) })
  for (const isAnew of [false, true]) {
    early.form = { form: watch(), submitter }
    const { end } = takeEarly(slots)
    if (isAnew) writeAnew(slots()[1] as Element)
    watch()
    end()
  }
  expect(sent).toEqual([submitter, undefined])
})
