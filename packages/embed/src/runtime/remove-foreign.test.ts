import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeForeign } from './remove-foreign.ts'

let page: Document

beforeEach(() => {
  page = emptyDocument()
  vi.stubGlobal('HTMLElement', (page.defaultView as Window & typeof globalThis).HTMLElement)
})
afterEach(() => void vi.unstubAllGlobals())

const own = '<form><label>Name<input></label><p>Hint</p></form>'

/** The site's markup, after an extension has changed it. */
const open = (change: (root: HTMLElement) => void, focused?: string) => {
  const root = page.createElement('div')
  root.innerHTML = own
  const elements = [...root.querySelectorAll('*')]
  change(root)
  const focus = vi.fn()
  const active = focused === undefined ? null : root.querySelector<HTMLElement>(focused)
  if (active) active.focus = focus
  Object.assign(root, { getRootNode: () => ({ activeElement: active }) })
  removeForeign({ root, elements })
  return { root, focus }
}

it('leaves markup as it is that nobody has changed', () => {
  expect(open(() => {}).root.innerHTML).toBe(own)
})

it('takes the icon of a password manager out, with all that is in it', () => {
  const { root } = open((within) => {
    within.querySelector('input')?.insertAdjacentHTML('beforebegin', '<div><i>x</i></div>')
    within.querySelector('p')?.insertAdjacentHTML('beforeend', '<font> translated</font>')
  })
  expect(root.innerHTML).toBe(own)
})

it('takes an element around a field away, and gives the field its focus back', () => {
  const around = (within: HTMLElement) => {
    const wrapper = page.createElement('span')
    const input = within.querySelector('input') as HTMLElement
    input.replaceWith(wrapper)
    wrapper.append(input)
  }
  const { root, focus } = open(around, 'input')
  expect(root.innerHTML).toBe(own)
  expect(focus).toHaveBeenCalledOnce()
})

it('gives no focus to what an extension had focused', () => {
  const { focus } = open((within) => within.insertAdjacentHTML('beforeend', '<button>x</button>'), 'button')
  expect(focus).not.toHaveBeenCalled()
})
