import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilWanted } from './until-wanted.ts'

/** Hears a touch of a part of it, too. */
let slot: EventTarget
/** Tells the observer of a late slot that it is, or is not, near the window. */
let seen: (isIntersecting: boolean) => void
const observed = vi.fn()
const unobserved = vi.fn()
const idle = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  slot = new EventTarget()
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void, options: object) {
        seen = (isIntersecting) => told([{ isIntersecting }])
        observed(options)
      }
      observe() {}
      disconnect() {
        unobserved()
      }
    },
  )
  vi.stubGlobal('requestIdleCallback', idle)
})
afterEach(() => void vi.unstubAllGlobals())

/** Waits for a slot at a place in the window, in pixels. */
const wait = (top: number, bottom: number, late = false) => {
  const element: Element = Object.assign(slot as Element, {
    getBoundingClientRect: () => ({ top, bottom }) as DOMRect,
  })
  const leaving = new AbortController()
  const wanted = vi.fn()
  void untilWanted(element, { late, signal: leaving.signal }).then(wanted)
  return { wanted, leaving }
}
const settle = () => new Promise(setImmediate)
const touch = (type: string) => slot.dispatchEvent(new Event(type))

it.each([
  [0, 100],
  [599, 900],
  [-500, 1],
])('wants a slot from %i to %i in the window at once, late or not', async (top, bottom) => {
  const { wanted } = wait(top, bottom, true)
  await settle()
  expect(wanted).toHaveBeenCalledOnce()
  expect(observed).not.toHaveBeenCalled()
})

it.each([
  [600, 900],
  [-500, 0],
])('leaves a slot from %i to %i until the browser is idle, two seconds at most', async (top, bottom) => {
  const { wanted } = wait(top, bottom)
  await settle()
  expect(wanted).not.toHaveBeenCalled()
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 })
  idle.mock.lastCall?.[0]()
  await settle()
  expect(wanted).toHaveBeenCalledOnce()
})

it('wants it soon where a browser is never said to be idle', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const { wanted } = wait(600, 900)
  await new Promise((resolve) => setTimeout(resolve))
  expect(wanted).toHaveBeenCalledOnce()
})

it('wants a late slot only near the window, however idle the browser is', async () => {
  const { wanted } = wait(5000, 5100, true)
  expect(idle).not.toHaveBeenCalled()
  expect(observed).toHaveBeenCalledWith({ rootMargin: '600px' })
  seen(false)
  await settle()
  expect(wanted).not.toHaveBeenCalled()
  seen(true)
  await settle()
  expect(wanted).toHaveBeenCalledOnce()
  expect(unobserved).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'focusin', 'keydown'])('wants a slot of which a part has a %s', async (type) => {
  const { wanted } = wait(5000, 5100, true)
  touch(type)
  await settle()
  expect(wanted).toHaveBeenCalledOnce()
  expect(unobserved).toHaveBeenCalledOnce()
})

it('waits for nothing once the slot is gone', async () => {
  const { wanted, leaving } = wait(5000, 5100, true)
  leaving.abort()
  expect(unobserved).toHaveBeenCalledOnce()
  touch('pointerdown')
  await settle()
  expect(wanted).not.toHaveBeenCalled()
})
