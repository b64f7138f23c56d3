import { useRef } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { useFocusHeld } from './use-focus-held.ts'

let look: () => void = () => {}
const observed = vi.fn()
const disconnected = vi.fn()
let isByKeyboard = true
let focused: string[] = []

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  isByKeyboard = true
  focused = []
  observed.mockClear()
  disconnected.mockClear()
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(told: () => void) {
        look = told
      }
      observe = observed
      disconnect = disconnected
    },
  )
})

const Box = () => {
  const box = useRef<HTMLDivElement>(null)
  useFocusHeld(box)
  return <div ref={box} id="box" />
}

/** Other test files of this process have the same prototype. */
const putBackAtTheEnd = (prototype: HTMLElement, names: readonly string[]) => {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const)
  onTestFinished(() => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(prototype, name, descriptor)
      else Reflect.deleteProperty(prototype, name)
    }
  })
}

/** A screen with this content, of which the element with the id `a` has the focus. */
const mount = async (content: string) => {
  const view = await mountInDesk(<Box />, {})
  const box = view.page.querySelector('#box') as HTMLElement
  box.innerHTML = content
  const { prototype } = window.HTMLElement
  putBackAtTheEnd(prototype, ['matches', 'checkVisibility', 'focus', 'tabIndex'])
  Object.assign(prototype, {
    matches(this: Element, selector: string) {
      return selector === ':focus-visible' ? isByKeyboard : this.hasAttribute('disabled')
    },
    checkVisibility(this: Element) {
      return !this.hasAttribute('hidden')
    },
    focus(this: Element) {
      focused.push(this.id)
    },
  })
  Object.defineProperty(prototype, 'tabIndex', {
    configurable: true,
    get(this: Element) {
      return /^(button|a|input)$/.test(this.localName) ? Number(this.getAttribute('tabindex') ?? 0) : -1
    },
  })
  const active = (element: Element | null) =>
    Object.defineProperty(document, 'activeElement', { configurable: true, value: element })
  active(document.body)
  const at = (id: string) => box.querySelector(`#${id}`) as HTMLElement
  const send = (type: string, id = 'a') =>
    void at(id).dispatchEvent(new window.Event(type, { bubbles: true }))
  send('focusin')
  return { ...view, active, at, box, send }
}

it('gives the focus back to a button that works again', async () => {
  const { at, box } = await mount('<p><button id="a">Save</button></p>')
  expect(observed.mock.calls).toEqual([
    [box, { childList: true, subtree: true, attributeFilter: ['disabled'] }],
  ])
  at('a').setAttribute('disabled', '')
  look()
  expect(focused).toEqual([])
  at('a').removeAttribute('disabled')
  look()
  expect(focused).toEqual(['a'])
})

it('gives it to what stands in the place of a button that is gone', async () => {
  const { at, box } = await mount('<p><button id="x">X</button><button id="a">A</button></p>')
  at('a').remove()
  box.firstElementChild?.insertAdjacentHTML('beforeend', '<span><button id="b">B</button></span>')
  look()
  expect(focused).toEqual(['b'])
})

it('gives it to the last one where the place is gone, too', async () => {
  const { at } = await mount(
    '<p><button id="x">X</button><button id="y">Y</button><button id="a">A</button></p>',
  )
  at('a').remove()
  look()
  expect(focused).toEqual(['y'])
})

it.each([
  ['a text', '<i>Done</i>'],
  ['a button that is off', '<button id="b" disabled>B</button>'],
  ['a button that is hidden', '<button id="b" hidden>B</button>'],
  ['a button out of the order', '<button id="b" tabindex="-1">B</button>'],
])('gives it to the nearest control where %s is in its place', async (_what, instead) => {
  const { at } = await mount(
    '<div><button id="far">F</button></div><ul><li><button id="x">X</button></li><li id="li"><button id="a">A</button></li></ul>',
  )
  at('li').innerHTML = instead
  look()
  expect(focused).toEqual(['x'])
})

it('leaves it where a mouse or a finger has put it', async () => {
  isByKeyboard = false
  const { at } = await mount('<button id="a">A</button><button id="b">B</button>')
  at('a').remove()
  look()
  expect(focused).toEqual([])
})

it('leaves it where something else has it', async () => {
  const { active, at } = await mount('<button id="a">A</button><button id="b">B</button>')
  active(at('b'))
  at('a').remove()
  look()
  expect(focused).toEqual([])
})

it('holds nothing that a person has left, but what was taken away', async () => {
  const { at, send } = await mount('<button id="a">A</button><button id="b">B</button>')
  send('focusout')
  await Promise.resolve()
  look()
  expect(focused).toEqual([])
  send('focusin')
  send('focusout', 'b')
  await Promise.resolve()
  look()
  expect(focused).toEqual(['a'])
  send('focusout')
  at('a').setAttribute('disabled', '')
  await Promise.resolve()
  at('a').removeAttribute('disabled')
  look()
  expect(focused).toEqual(['a', 'a'])
})
