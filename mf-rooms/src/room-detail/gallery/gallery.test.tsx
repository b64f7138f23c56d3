import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it, onTestFinished, vi } from 'vitest'
import { words } from '../../words.ts'
import { Gallery } from './gallery.tsx'

const mountWith = async (count: number) => {
  // after the view is gone: the last that is registered runs first
  onTestFinished(() => void vi.unstubAllGlobals())
  const history = {
    state: null as unknown,
    pushState: (state: unknown) => {
      history.state = state
    },
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const pictures = Array.from({ length: count }, (_, i) => ({ src: `/media/${i}.svg` }))
  const view = await mountView(<Gallery name="Loft" pictures={pictures as never} />, words, 'en')
  return { ...view, position: () => view.page.querySelector('[role="status"]')?.textContent }
}

it.each([
  [2, 'ArrowRight', '2 of 2'],
  [2, 'ArrowLeft', '2 of 2'],
  [3, 'ArrowRight', '2 of 3'],
  [3, 'ArrowLeft', '3 of 3'],
  [3, 'Enter', '1 of 3'],
])('of %i pictures shows by %s the one that is %s', async (count, key, position) => {
  const view = await mountWith(count)
  expect(view.position()).toBe(`1 of ${count}`)
  await view.pressKey(view.page.querySelector('section'), key)
  expect(view.position()).toBe(position)
})

it('steps by its buttons, around both ends', async () => {
  const view = await mountWith(2)
  await view.press(view.control('Previous picture'))
  expect(view.position()).toBe('2 of 2')
  await view.press(view.control('Next picture'))
  expect(view.position()).toBe('1 of 2')
})

it('scrolls to the picture that a button leads to', async () => {
  const view = await mountWith(3)
  const track = view.page.querySelector('section button[data-picture]')?.parentElement?.parentElement
  const scrollTo = vi.fn()
  Object.assign(track as Element, { scrollTo })
  await view.press(view.control('Next picture'))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 800, behavior: 'instant' })
  await view.press(view.control('Previous picture'))
  await view.press(view.control('Previous picture'))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 1600, behavior: 'instant' })
})

it('opens a picture over the whole page', async () => {
  const view = await mountWith(2)
  expect(view.page.querySelector('dialog[open]')).toBeNull()
  const [first] = view.page.querySelectorAll('section button[data-picture]')
  await view.press(first as Element)
  expect(view.page.querySelector('dialog[open]')).not.toBeNull()
})
