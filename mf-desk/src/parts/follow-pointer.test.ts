import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPointer } from './follow-pointer.ts'

/** Steps of a drag and its end, as they are told. */
let told: unknown[] = []
let scrolled: [number, number][] = []
let frame: (() => void) | undefined
const captured = vi.fn()
const cancelled = vi.fn()

beforeEach(() => {
  told = []
  scrolled = []
  frame = undefined
  captured.mockClear()
  cancelled.mockClear()
  vi.useFakeTimers()
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frame = next
    return 7
  })
  vi.stubGlobal('cancelAnimationFrame', cancelled)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = (pointerType: 'mouse' | 'touch') => {
  const scroller = {
    scrollLeft: 30,
    setPointerCapture: captured,
    getBoundingClientRect: () => ({ left: 0, right: 400, top: 0, bottom: 300 }),
    scrollBy: (x: number, y: number) => void scrolled.push([x, y]),
  }
  followPointer({
    scroller: scroller as unknown as HTMLElement,
    pressed: { pointerId: 5, pointerType, clientX: 100, clientY: 100 } as PointerEvent,
    onMove: (step) => void told.push(step),
    onEnd: (dropped) => void told.push(dropped),
  })
  return scroller
}

/** Sends an event to the window; returns whether the browser may go on with it. */
const send = (type: string, given: object = {}) =>
  dispatchEvent(
    Object.assign(new Event(type, { cancelable: true }), {
      pointerId: 5,
      clientX: 100,
      clientY: 100,
      ...given,
    }),
  )

it('drags with a mouse once it has moved farther than a hand trembles', () => {
  const scroller = press('mouse')
  send('pointermove', { clientX: 104 })
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([])
  send('pointermove', { clientX: 103, clientY: 103 })
  expect(told).toEqual([{ dx: 3, clientY: 103 }])
  expect(captured).toHaveBeenCalledWith(5)
  scroller.scrollLeft = 50
  send('pointermove', { clientX: 101 })
  expect(told.at(-1)).toEqual({ dx: 21, clientY: 100 })
  send('pointerup')
  expect(told.at(-1)).toBe(true)
  expect(cancelled).toHaveBeenCalledWith(7)
  send('pointermove', { clientX: 300 })
  expect(told).toHaveLength(3)
})

it('ends a press that was no drag without a word', () => {
  press('mouse')
  send('pointerup')
  expect(told).toEqual([])
  expect(send('click')).toBe(true)
})

it('follows the pointer that pressed, and no other', () => {
  press('mouse')
  send('pointermove', { clientX: 200, pointerId: 6 })
  expect(told).toEqual([])
})

it('takes something with a finger that rests on it', () => {
  press('touch')
  vi.advanceTimersByTime(349)
  expect(told).toEqual([])
  send('pointermove', { clientX: 104 })
  vi.advanceTimersByTime(1)
  expect(told).toEqual([{ dx: 4, clientY: 100 }])
  expect(send('touchmove')).toBe(false)
  expect(send('contextmenu')).toBe(false)
})

it('lets a finger scroll that moves at once', () => {
  press('touch')
  expect(send('touchmove')).toBe(true)
  send('pointermove', { clientX: 105 })
  vi.advanceTimersByTime(1000)
  send('pointermove', { clientX: 200 })
  expect(told).toEqual([])
})

it('leaves the menu of the browser to a mouse', () => {
  press('mouse')
  expect(send('contextmenu')).toBe(true)
})

it.each([
  ['Escape', 'keydown', { key: 'Escape' }],
  ['the browser, which takes the pointer', 'pointercancel', {}],
])('gives a drag up by %s', (_what, type, given) => {
  press('mouse')
  send('pointermove', { clientX: 200 })
  send('keydown', { key: 'a' })
  expect(told).toHaveLength(1)
  send(type, given)
  expect(told.slice(1)).toEqual([false])
})

it('swallows the click that a browser adds to a drag, and no later one', () => {
  press('mouse')
  send('pointermove', { clientX: 200 })
  send('pointerup')
  expect(send('click')).toBe(false)
  expect(send('click')).toBe(true)
  press('mouse')
  send('pointermove', { clientX: 200 })
  send('pointerup')
  vi.advanceTimersByTime(1)
  expect(send('click')).toBe(true)
})

it.each([
  [{ clientX: 43, clientY: 100 }, [-9, 0]],
  [{ clientX: 44, clientY: 100 }, undefined],
  [{ clientX: 356, clientY: 100 }, undefined],
  [{ clientX: 357, clientY: 100 }, [9, 0]],
  [{ clientX: 200, clientY: 43 }, [0, -9]],
  [{ clientX: 200, clientY: 256 }, undefined],
  [{ clientX: 200, clientY: 257 }, [0, 9]],
])('scrolls at the edge, at %o by %o', (at, by) => {
  press('mouse')
  send('pointermove', { clientX: 200 })
  send('pointermove', at)
  const before = told.length
  frame?.()
  frame?.()
  expect(scrolled).toEqual(by ? [by, by] : [])
  expect(told.length - before).toBe(by ? 2 : 0)
})
