import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTypedText } from './keep-typed-text.ts'

let page: Document
let active: Element
let container: HTMLElement

beforeEach(() => {
  page = emptyDocument()
  active = page.body
  Object.defineProperty(page, 'activeElement', { get: () => active })
  container = page.createElement('div')
  page.body.append(container)
  const { addEventListener } = container
  // this document does not know how listening is aborted
  container.addEventListener = (
    event: string,
    listener: EventListener,
    options?: AddEventListenerOptions,
  ) => {
    addEventListener.call(container, event, listener)
    options?.signal?.addEventListener('abort', () => container.removeEventListener(event, listener))
  }
  vi.stubGlobal('document', page)
  const { HTMLSelectElement, Event } = page.defaultView as Window & typeof globalThis
  vi.stubGlobal('HTMLSelectElement', HTMLSelectElement)
  vi.stubGlobal('Event', Event)
})

afterEach(() => void vi.unstubAllGlobals())

const screen = `
  <input name="firstName" type="text" value="">
  <input name="news" type="checkbox" value="on">
  <input name="bed" type="radio" value="twin"><input name="bed" type="radio" value="double">
  <input name="token" type="hidden" value="t">
  <select name="country"><option value="DE">Germany</option><option value="FR">France</option></select>
  <textarea name="wish"></textarea>
  <div data-slot="s"><textarea name="message"></textarea></div>`

/** Shows the screen anew, with empty fields, as React does where it does not find what it expects. */
const show = (markup = screen) => {
  container.innerHTML = markup
  for (const one of container.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const isPressed = one.type === 'checkbox' || one.type === 'radio'
    Object.assign(one, {
      defaultValue: one.getAttribute('value') ?? '',
      ...(one.localName === 'input' && { checked: false, defaultChecked: false }),
      focus: () => {
        active = one
      },
      click: () => {
        if (isPressed) one.checked = !one.checked
      },
    })
  }
  for (const option of container.querySelectorAll('option'))
    Object.assign(option, { selected: option.value === 'DE', defaultSelected: option.value === 'DE' })
}

const field = (selector: string) => container.querySelector(selector) as HTMLInputElement
const said = (one: Element, type: string) => one.dispatchEvent(new Event(type, { bubbles: true }))

const type = (selector: string, value: string) => {
  const one = field(selector)
  one.value = value
  active = one
  said(one, 'input')
}

it('puts back what was typed into fields that were lost, and the focus', () => {
  show()
  const kept = keepTypedText(container)
  type('[name=wish]', 'A cot')
  type('[name=firstName]', 'Ada')
  show()
  active = page.body
  const heard: string[] = []
  for (const event of ['input', 'change'])
    container.addEventListener(event, ({ target }) =>
      heard.push(`${event} ${(target as HTMLInputElement).name}`),
    )
  kept.putBack()
  expect([field('[name=firstName]').value, field('[name=wish]').value]).toEqual(['Ada', 'A cot'])
  expect(heard).toEqual(['input wish', 'change wish', 'input firstName', 'change firstName'])
  expect(active).toBe(field('[name=firstName]'))
})

it('knows what was typed before it was there, and asks no field that React has kept', () => {
  show()
  field('[name=firstName]').value = 'Ada'
  const kept = keepTypedText(container)
  const heard = vi.fn()
  container.addEventListener('input', heard)
  kept.putBack()
  expect(heard, 'nothing was lost').not.toHaveBeenCalled()
  show()
  kept.putBack()
  expect(field('[name=firstName]').value).toBe('Ada')
  expect(heard).toHaveBeenCalledOnce()
})

it('writes no empty text, and nothing twice', () => {
  show()
  const kept = keepTypedText(container)
  type('[name=firstName]', 'Ada')
  show()
  kept.putBack()
  type('[name=firstName]', 'Grace')
  const heard = vi.fn()
  container.addEventListener('input', heard)
  kept.putBack()
  expect(heard).not.toHaveBeenCalled()
  expect(field('[name=firstName]').value).toBe('Grace')
})

it('presses again what was pressed, the one with the same value', () => {
  show()
  const kept = keepTypedText(container)
  for (const selector of ['[name=news]', '[value=double]']) {
    field(selector).click()
    said(field(selector), 'change')
  }
  show()
  kept.putBack()
  const isPressed = (selector: string) => field(selector).checked
  expect(['[name=news]', '[value=twin]', '[value=double]'].map(isPressed)).toEqual([true, false, true])
})

it('leaves what already stands pressed', () => {
  show()
  const kept = keepTypedText(container)
  field('[name=news]').click()
  said(field('[name=news]'), 'change')
  show()
  field('[name=news]').click()
  kept.putBack()
  expect(field('[name=news]').checked).toBe(true)
})

it('chooses again in a list', () => {
  show()
  const kept = keepTypedText(container)
  const list = field('select')
  for (const option of list.querySelectorAll('option'))
    Object.assign(option, { selected: option.value === 'FR' })
  Object.defineProperty(list, 'value', { value: 'FR' })
  said(list, 'change')
  show()
  const heard = vi.fn()
  container.addEventListener('change', heard)
  kept.putBack()
  expect(heard).toHaveBeenCalledOnce()
})

it('writes into none of several that may be the lost one, and into no other', () => {
  show()
  const kept = keepTypedText(container)
  type('[name=firstName]', 'Ada')
  show('<input name="firstName" type="text" value=""><input name="firstName" type="text" value="">')
  kept.putBack()
  expect(field('input').value).toBe('')
  show('<input name="lastName" type="text" value=""><input name="firstName" type="email" value="">')
  kept.putBack()
  expect(container.querySelectorAll<HTMLInputElement>('input')).toMatchObject([{ value: '' }, { value: '' }])
  show()
  kept.putBack()
  expect(field('[name=firstName]').value, 'it is there now').toBe('Ada')
})

it('writes into a text area that React has emptied, but not into one of a widget', () => {
  show()
  const kept = keepTypedText(container)
  type('[name=wish]', 'A cot')
  type('[name=message]', 'Hello')
  for (const selector of ['[name=wish]', '[name=message]']) field(selector).value = ''
  kept.putBack()
  expect([field('[name=wish]').value, field('[name=message]').value]).toEqual(['A cot', ''])
})

it('takes the focus from nobody', () => {
  show()
  const kept = keepTypedText(container)
  type('[name=firstName]', 'Ada')
  show()
  active = field('[name=wish]')
  kept.putBack()
  expect(active).toBe(field('[name=wish]'))
})

it('gives the focus to the field again that stands there anew', () => {
  show()
  active = field('[name=firstName]')
  const kept = keepTypedText(container)
  kept.focusAgain()
  active = page.body
  kept.focusAgain()
  expect(active).toBe(field('[name=firstName]'))
  active = field('[name=wish]')
  kept.focusAgain()
  expect(active, 'it is elsewhere').toBe(field('[name=wish]'))
  active = page.body
  show()
  kept.focusAgain()
  expect(active, 'it is gone').toBe(page.body)
})

it('hears nothing once it has stopped', () => {
  show()
  const kept = keepTypedText(container)
  kept.stop()
  type('[name=firstName]', 'Ada')
  show()
  kept.putBack()
  expect(field('[name=firstName]').value).toBe('')
})
