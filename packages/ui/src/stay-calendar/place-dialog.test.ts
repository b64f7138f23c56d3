import { emptyDocument } from '@calm-rest/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { growFrom, positionNear } from './place-dialog.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A window of 400 × 600 with an anchor of 200 × 50 in it, and a dialog. */
const place = (at: { left: number; top: number }, dialogHeight: number) => {
  const document = emptyDocument()
  vi.stubGlobal('document', document)
  vi.stubGlobal('innerHeight', 600)
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 400 })
  const anchor = document.createElement('div')
  const box = { ...at, width: 200, height: 50, right: at.left + 200, bottom: at.top + 50 }
  anchor.getBoundingClientRect = () => box as DOMRect
  const dialog = document.createElement('dialog')
  for (const [name, value] of Object.entries({
    offsetWidth: 300,
    offsetHeight: dialogHeight,
    offsetLeft: 20,
    offsetTop: 30,
  }))
    Object.defineProperty(dialog, name, { value })
  return { anchor, dialog }
}

it.each([
  ['below the anchor', { left: 50, top: 100 }, 300, { left: '50px', top: '158px' }],
  ['no nearer to the right edge than 16 px', { left: 150, top: 100 }, 300, { left: '84px', top: '158px' }],
  ['no nearer to the left edge than 16 px', { left: 5, top: 100 }, 300, { left: '16px', top: '158px' }],
  ['below where it just fits', { left: 50, top: 326 }, 200, { left: '50px', top: '384px' }],
  ['above where it does not', { left: 50, top: 324 }, 300, { left: '50px', top: '16px' }],
  ['over the anchor where neither has room', { left: 50, top: 323 }, 300, { left: '50px', top: '284px' }],
  [
    'at the top where it is higher than the window',
    { left: 50, top: 100 },
    700,
    { left: '50px', top: '16px' },
  ],
])('stands %s', (_, at, height, expected) => {
  const { anchor, dialog } = place(at, height)
  positionNear(dialog, anchor)
  const { style } = dialog
  expect({ left: style.getPropertyValue('--left'), top: style.getPropertyValue('--top') }).toEqual(expected)
})

it('grows from the middle of its field', () => {
  const { anchor, dialog } = place({ left: 50, top: 100 }, 300)
  growFrom(dialog, anchor)
  expect(dialog.style.transformOrigin).toBe('130px 95px')
})
