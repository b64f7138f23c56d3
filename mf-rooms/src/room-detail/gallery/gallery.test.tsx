import { mountView } from '@calm-rest/federation/testing/mount-view'
import { act } from 'react'
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

it('opens with its pictures, and says of each which it is', async () => {
  const { outline } = await mountWith(2)
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Pictures of Loft' aria-roledescription=carousel
      button 'Previous picture' data-early=-1 type=button
      button 'Next picture' data-early=1 type=button
      p role=status: 1 of 2
      div data-row
        div '1 of 2' aria-roledescription=picture role=group
          button data-picture type=button tabindex=0
            Picture 1 of 2, full screen
            img alt=Loft decoding=async fetchPriority=high loading=eager src=https://api.example/media/0.svg
        div '2 of 2' aria-roledescription=picture role=group
          button type=button tabindex=-1
            Picture 2 of 2, full screen
            img alt=Loft decoding=async fetchPriority=auto loading=lazy src=https://api.example/media/1.svg"
  `)
})

it('shows a single picture without steps, which opens all the same', async () => {
  const view = await mountWith(1)
  expect(view.position()).toBeUndefined()
  await view.press(view.page.querySelector('section button') as Element)
  expect(view.page.querySelector('dialog[open] img')).not.toBeNull()
  expect(view.outline('dialog')).not.toContain('1 of 1 role=status')
})

it('shows a placeholder for a room without pictures', async () => {
  const view = await mountWith(0)
  expect(view.page.querySelector('section img')?.getAttribute('src')).toContain('placeholder')
})

/** The row of pictures at a place, as after a scroll of the visitor. */
const scrollTo = async (view: Awaited<ReturnType<typeof mountWith>>, track: Element, left: number) => {
  Object.defineProperty(track, 'scrollLeft', { configurable: true, value: left })
  await act(async () => void track.dispatchEvent(new window.Event('scroll')))
  return view.position()
}

it('follows the scrolling of the visitor to the nearest picture', async () => {
  const view = await mountWith(3)
  const track = view.page.querySelector('section [data-row]') as Element
  expect(await scrollTo(view, track, 390)).toBe('1 of 3')
  expect(await scrollTo(view, track, 410)).toBe('2 of 3')
  expect(await scrollTo(view, track, 1600)).toBe('3 of 3')
  const enlarge = [...view.page.querySelectorAll('section button[data-picture]')]
  expect(enlarge.map((one) => one.textContent?.trim())).toEqual(['Picture 3 of 3, full screen'])
})

it('takes no picture on the way of a step for the one that is shown, unless the visitor scrolls on', async () => {
  const view = await mountWith(3)
  const track = view.page.querySelector('section [data-row]') as Element
  await view.press(view.control('Next picture'))
  await view.press(view.control('Next picture'))
  expect(await scrollTo(view, track, 700)).toBe('3 of 3')
  expect(await scrollTo(view, track, 900)).toBe('3 of 3')
  expect(await scrollTo(view, track, 1600)).toBe('3 of 3')
  expect(await scrollTo(view, track, 800)).toBe('2 of 3')
  await view.press(view.control('Next picture'))
  await act(async () => void track.dispatchEvent(new window.Event('wheel', { bubbles: true })))
  expect(await scrollTo(view, track, 0)).toBe('1 of 3')
})

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('moves to the next picture, for a visitor without motion %s: %s', async (matches, behavior) => {
  const view = await mountWith(3)
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const track = view.page.querySelector('section [data-row]') as Element
  const scrolled = vi.fn()
  Object.assign(track, { scrollTo: scrolled })
  await view.press(view.control('Next picture'))
  expect(scrolled).toHaveBeenLastCalledWith({ left: 800, behavior })
  // around the end there is no motion: it would look like the other direction
  await view.press(view.control('Next picture'))
  await view.press(view.control('Next picture'))
  expect(scrolled).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' })
})

it('begins over the page with the picture that was pressed, steps by arrows there, and comes back to it', async () => {
  const view = await mountWith(3)
  await view.press(view.control('Next picture'))
  await view.press(view.page.querySelector('section button[data-picture]') as Element)
  const dialog = () => view.page.querySelector('dialog[open]') as Element
  const inDialog = () => dialog().querySelector('[role="status"]')?.textContent
  expect(inDialog()).toBe('2 of 3')
  const pressKey = (key: string) =>
    act(async () => void dialog().dispatchEvent(Object.assign(new window.Event('keydown'), { key })))
  await pressKey('Enter')
  expect(inDialog()).toBe('2 of 3')
  await pressKey('ArrowRight')
  expect(inDialog()).toBe('3 of 3')
  expect(view.position()).toBe('3 of 3')
  await pressKey('ArrowRight')
  expect(inDialog()).toBe('1 of 3')
  await pressKey('ArrowLeft')
  expect(view.position()).toBe('3 of 3')
})

it('is in an entry of the history of its own, which Back and its button leave once', async () => {
  const view = await mountWith(2)
  const { history } = globalThis as unknown as { history: { state: object | null; back: () => void } }
  const back = vi.fn()
  Object.assign(history, { state: { idx: 4 }, back })
  await view.press(view.page.querySelector('section button[data-picture]') as Element)
  expect(history.state).toEqual({ idx: 4, viewer: true })
  const close = view.control('Close full screen')
  await view.press(close)
  await view.press(close)
  expect(back).toHaveBeenCalledOnce()
})
