import { expect, it } from 'vitest'
import { isFocusLost } from './focus.ts'

const body = { localName: 'body' }

/** An element in a page, or in a shadow root, in which this element has the focus. */
const inRoot = (activeElement: object | null) =>
  ({ getRootNode: () => ({ activeElement }), ownerDocument: { body } }) as unknown as Element

it('knows that the focus is lost where nothing has it, or only the page', () => {
  expect(isFocusLost(inRoot(null))).toBe(true)
  expect(isFocusLost(inRoot(body))).toBe(true)
  expect(isFocusLost(inRoot({ localName: 'button' }))).toBe(false)
})
