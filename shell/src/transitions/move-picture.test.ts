import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movePicture, type Placed } from './move-picture.ts'

interface Animated {
  keyframes: unknown
  options: unknown
  cancel: () => void
  end: () => void
}

let animations: Animated[]
let copies: Copy[]
let window: EventTarget

const animate = (keyframes: unknown, options: unknown) => {
  const { promise: finished, resolve: end } = Promise.withResolvers<void>()
  const animation = { keyframes, options, finished, end, cancel: vi.fn() }
  animations.push(animation)
  return animation
}

/** The picture that moves. */
class Copy {
  src = ''
  remove = vi.fn()
  animate = animate
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
}

beforeEach(() => {
  animations = []
  copies = []
  window = new EventTarget()
  vi.stubGlobal('Image', Copy)
  vi.stubGlobal('document', { body: { append: (copy: Copy) => copies.push(copy) } })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
})
afterEach(() => void vi.unstubAllGlobals())

/** An image of 1200 by 800 pixels that fills a box. */
const placed = (x: number, y: number, width: number, height: number, natural = [1200, 800]): Placed => ({
  image: {
    naturalWidth: natural[0],
    naturalHeight: natural[1],
    currentSrc: '/media/loft.avif',
    animate,
  } as unknown as HTMLImageElement,
  box: { x, y, width, height } as DOMRect,
})

it('moves the whole image from where it was to where it is, cut as much as at either end', () => {
  // wide boxes cut above and below, high ones at the sides
  movePicture(placed(20, 100, 300, 100), placed(0, 40, 400, 400))
  expect(copies).toMatchObject([{ width: 600, height: 400, src: '/media/loft.avif' }])
  expect(animations[0]).toMatchObject({
    keyframes: [
      {
        transform: 'translate(-130px, -50px) scale(0.5)',
        clipPath: 'inset(100px 0px round var(--cr-radius))',
      },
      {
        transform: 'translate(-100px, 40px) scale(1)',
        clipPath: 'inset(0px 100px round var(--cr-radius))',
      },
    ],
    options: { duration: 220 },
  })
})

it("fades over the next page's own picture, which is not seen before", () => {
  movePicture(placed(0, 0, 300, 200), placed(0, 0, 600, 400))
  expect(animations.slice(1)).toMatchObject([
    { keyframes: { opacity: [1, 1, 0], offset: [0, 0.6, 1] }, options: { duration: 220 } },
    { keyframes: { opacity: [0, 0] }, options: 132 },
  ])
})

it.each([
  ['is still loading', [0, 0]],
  ['is broken', [0, 16]],
])('moves no picture that %s', (_, natural) => {
  movePicture(placed(0, 0, 300, 200, natural), placed(0, 0, 600, 400))
  expect(copies).toEqual([])
  expect(animations).toEqual([])
})

const hasEnded = () => [
  copies[0]?.remove.mock.calls.length,
  ...animations.map(({ cancel }) => vi.mocked(cancel).mock.calls.length),
]

it('leaves nothing behind when it is there', async () => {
  movePicture(placed(0, 0, 300, 200), placed(0, 0, 600, 400))
  expect(hasEnded()).toEqual([0, 0, 0, 0])
  animations[0]?.end()
  await new Promise(setImmediate)
  expect(hasEnded()).toEqual([1, 1, 1, 1])
  window.dispatchEvent(new Event('pointerdown'))
  expect(hasEnded(), 'nothing moves any more').toEqual([1, 1, 1, 1])
})

it.each(['pointerdown', 'keydown', 'wheel', 'popstate'])('ends with a %s of the visitor', (act) => {
  movePicture(placed(0, 0, 300, 200), placed(0, 0, 600, 400))
  window.dispatchEvent(new Event(act))
  expect(hasEnded()).toEqual([1, 1, 1, 1])
})
