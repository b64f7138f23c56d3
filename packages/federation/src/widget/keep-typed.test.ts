import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepTyped } from './keep-typed.ts'

let page: Document
/** What happens to the fields, by their names. */
let told: string[]

/** A field of a browser: its value is apart from the attribute, which a form begins with. */
const asInBrowser = (field: Element) => {
  const text = field.getAttribute('value') ?? field.textContent ?? ''
  Object.assign(field, {
    defaultChecked: field.hasAttribute('checked'),
    checked: field.hasAttribute('checked'),
  })
  Object.defineProperty(field, 'defaultValue', { value: text })
}

beforeEach(() => {
  told = []
  page = emptyDocument()
  const { defaultView } = page
  const classOf = (name: string) => Object.getPrototypeOf(page.createElement(name))
  for (const name of ['input', 'textarea', 'select']) {
    const values = new WeakMap<object, string>()
    const prototype = classOf(name)
    const before = Object.getOwnPropertyDescriptor(prototype, 'value')
    // all documents of the worker share it
    onTestFinished(() => {
      Reflect.deleteProperty(prototype, 'value')
      if (before) Object.defineProperty(prototype, 'value', before)
    })
    Object.defineProperty(prototype, 'value', {
      configurable: true,
      get(this: Element & { defaultValue: string }) {
        return values.get(this) ?? this.defaultValue
      },
      set(this: Element, text: string) {
        values.set(this, text)
      },
    })
  }
  vi.stubGlobal('Event', (defaultView as Window & typeof globalThis).Event)
  vi.stubGlobal('HTMLInputElement', classOf('input').constructor)
  vi.stubGlobal('HTMLTextAreaElement', classOf('textarea').constructor)
  vi.stubGlobal('HTMLSelectElement', classOf('select').constructor)
})
afterEach(() => void vi.unstubAllGlobals())

type Field = HTMLInputElement & { options: object[] }

const open = (html: string, act: (field: (name: string) => Field) => void) => {
  page.body.innerHTML = `<form>${html}</form>`
  const form = page.querySelector('form') as HTMLFormElement
  for (const one of form.querySelectorAll('input, textarea, select')) asInBrowser(one)
  const field = (name: string) => form.querySelector<Field>(`[name="${name}"]`) as Field
  act(field)
  const typeAgain = keepTyped(form)
  for (const type of ['input', 'change', 'click'])
    form.addEventListener(type, ({ target }) => {
      const { name, value, checked } = target as Field
      told.push([type, name, type === 'click' ? checked : value].join(' '))
    })
  for (const one of form.querySelectorAll<Field>('[type="checkbox"], [type="radio"]'))
    one.click = () => {
      one.checked = !one.checked
      one.dispatchEvent(new Event('click', { bubbles: true }))
    }
  return { field, typeAgain }
}

it('types what a visitor typed once more, and nothing that stands as it was written', () => {
  const { typeAgain } = open(
    '<input name="first"><input name="last" value="Perera"><textarea name="wish">Quiet</textarea><textarea name="note"></textarea>',
    (field) => {
      field('first').value = 'Ada'
      field('wish').value = 'A cot'
    },
  )
  expect(told).toEqual([])
  typeAgain()
  expect(told).toEqual(['input first Ada', 'change first Ada', 'input wish A cot', 'change wish A cot'])
})

it('presses boxes and the chosen radio button once more', () => {
  const { typeAgain, field } = open(
    `<input type="checkbox" name="news"><input type="checkbox" name="terms" checked>
     <input type="radio" name="standard" checked><input type="radio" name="fixed">`,
    (one) => {
      one('news').checked = true
      one('terms').checked = false
      one('standard').checked = false
      one('fixed').checked = true
    },
  )
  typeAgain()
  expect(told).toEqual(['click news true', 'click terms false', 'click fixed true'])
  expect(field('standard').checked, 'the other one releases it').toBe(false)
})

it('chooses in a list once more, where another entry was chosen', () => {
  const choose = (selected: boolean) => (field: (name: string) => Field) => {
    Object.defineProperty(field('guests'), 'options', {
      value: [
        { selected: !selected, defaultSelected: true },
        { selected, defaultSelected: false },
      ],
    })
    field('guests').value = selected ? '2' : '1'
  }
  open('<select name="guests"></select>', choose(true)).typeAgain()
  expect(told).toEqual(['input guests 2', 'change guests 2'])
  open('<select name="guests"></select>', choose(false)).typeAgain()
  expect(told).toHaveLength(2)
})

it('leaves a field alone that is gone', () => {
  const { typeAgain, field } = open('<input name="first">', (one) => {
    one('first').value = 'Ada'
  })
  field('first').remove()
  typeAgain()
  expect(told).toEqual([])
})
