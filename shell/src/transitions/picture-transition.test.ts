import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureTransition } from './picture-transition.ts'

let page: Document
/** What is done before the next frame. */
let frame: (() => void)[]
let wantsMotion: boolean
/** From which picture to which, with the boxes that they fill. */
let moved: string[]

beforeEach(() => {
  moved = []
  page = emptyDocument()
  frame = []
  wantsMotion = true
  page.body.append = () => {}
  // the simulated document does not know :has
  page.querySelectorAll = ((selector: string) =>
    selector.endsWith(':has(img)')
      ? [...page.body.querySelectorAll('#main a')].filter((one) => one.querySelector('img'))
      : page.body.querySelectorAll(selector)) as typeof page.querySelectorAll
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/rooms' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('Image', Copy)
  vi.stubGlobal('matchMedia', () => ({ matches: wantsMotion }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        frame.push(told)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const running = { cancel: () => {}, finished: new Promise<void>(() => {}) }

/** The picture that moves. */
class Copy {
  src = ''
  animate(keyframes: { transform?: string }[]) {
    const [from, to] = Array.isArray(keyframes)
      ? keyframes.map(({ transform = '' }) => placeOf(transform))
      : []
    if (from && to) moved.push(`${this.src} in ${from} to ${to}`)
    return running
  }
}
/** Links are at the left, pictures of pages at the right. */
const left = { a: 10, div: 20 } as Record<string, number>
const placeOf = (transform: string) => (transform.startsWith('translate(10px') ? 'a link' : 'its page')

const list = `<a href="/rooms/loft"><picture><img alt="loft"></picture></a>
  <a href="/rooms/sea"><picture><img alt="sea"></picture></a><a href="/rooms/loft">Loft</a>`
const loft = '<div data-picture><picture><img alt="whole loft"></picture></div>'

const show = (html: string) => {
  page.body.innerHTML = `<div id="main">${html}</div>`
  for (const link of page.body.querySelectorAll('a'))
    Object.defineProperty(link, 'pathname', { value: link.getAttribute('href') })
  for (const one of page.body.querySelectorAll('*'))
    one.getBoundingClientRect = () => ({ x: left[one.localName], y: 0, width: 300, height: 200 }) as DOMRect
  for (const image of page.body.querySelectorAll('img'))
    Object.assign(image, {
      naturalWidth: 300,
      naturalHeight: 200,
      currentSrc: image.alt,
      animate: () => {
        moved.push(`below it ${image.alt}`)
        return running
      },
    })
}

/** Goes from one page to another, whose code and data are there. */
const go = async (from: string, to: string, before: string, after: string, { prepared = true } = {}) => {
  Object.assign(location, { pathname: from })
  show(before)
  const transition = createPictureTransition()
  if (prepared) await transition.prepare()
  Object.assign(location, { pathname: to })
  transition.leave()
  show(after)
  transition.arrive(to)
  return transition
}
const paint = () => {
  for (const act of frame.splice(0)) act()
}
it("moves a room's picture from its card to its page, before the page is painted", async () => {
  await go('/rooms', '/rooms/loft', list, loft)
  expect(moved).toEqual([])
  paint()
  expect(moved).toEqual(['loft in a link to its page', 'below it whole loft'])
})

it('moves it back to its card', async () => {
  await go('/rooms/loft', '/rooms', loft, list)
  paint()
  expect(moved).toEqual(['whole loft in its page to a link', 'below it loft'])
})

it.each([
  ['elsewhere', '/rooms/loft', '/about', loft, list],
  ['to the same page', '/rooms', '/rooms', list, list],
  ['by one of two links', '/rooms', '/rooms/loft', list + list, loft],
  ['to a page without a picture', '/rooms', '/rooms/loft', list, '<p>Loft</p>'],
  ['from a page without one', '/rooms', '/rooms/loft', '<a href="/rooms/loft">Loft</a>', loft],
])('moves nothing on the way %s', async (_what, from, to, before, after) => {
  await go(from, to, before, after)
  paint()
  expect(moved).toEqual([])
})

it('moves nothing where its code came later than the page, or a visitor wants stillness', async () => {
  await go('/rooms', '/rooms/loft', list, loft, { prepared: false })
  wantsMotion = false
  await go('/rooms', '/rooms/loft', list, loft)
  paint()
  expect(moved).toEqual([])
})

it('moves nothing where another page was reached meanwhile, nor later', async () => {
  const transition = await go('/rooms', '/rooms/loft', list, loft)
  frame = []
  // the same page once more, in another language
  transition.arrive('/rooms/loft')
  Object.assign(location, { pathname: '/rooms' })
  transition.leave()
  transition.arrive('/about')
  transition.arrive('/rooms')
  paint()
  expect(moved).toEqual([])
})
