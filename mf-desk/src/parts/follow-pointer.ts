/** How far a mouse moves before a press is a drag, in pixels. */
const slopPx = 4
/** How long a finger stays on something before it takes it: a shorter touch scrolls. */
const holdMs = 350
/** Within this distance from the scroller's edge a drag scrolls it, by a number of pixels in each frame. */
const edgePx = 44
const edgeStepPx = 9

export interface PointerPath {
  /** The element that scrolls during a drag. */
  scroller: HTMLElement
  pressed: PointerEvent
  /** Called for each step with the pixels since the press, its scrolling among them, and the pointer's height. */
  onMove: (step: { dx: number; clientY: number }) => void
  /** Called at the end of a drag; `dropped` is false where it was given up. */
  onEnd: (dropped: boolean) => void
}

/**
 * Follows a pointer from its press to its release. A mouse drags at once; a finger must rest first, since it
 * scrolls otherwise. Escape cancels. The click that a browser adds to a drag is ignored.
 */
export const followPointer = ({ scroller, pressed, onMove, onEnd }: PointerPath) => {
  const listening = new AbortController()
  const { signal } = listening
  const scrolledBefore = scroller.scrollLeft
  let last = pressed
  let dragging = false
  let frame = 0

  const tell = () =>
    onMove({
      dx: last.clientX - pressed.clientX + scroller.scrollLeft - scrolledBefore,
      clientY: last.clientY,
    })
  const begin = () => {
    dragging = true
    scroller.setPointerCapture(pressed.pointerId)
    tell()
    frame = requestAnimationFrame(scrollAtEdge)
  }
  const scrollAtEdge = () => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    const by = (at: number, low: number, high: number) =>
      at < low + edgePx ? -edgeStepPx : at > high - edgePx ? edgeStepPx : 0
    const x = by(last.clientX, left, right)
    const y = by(last.clientY, top, bottom)
    if (x !== 0 || y !== 0) {
      scroller.scrollBy(x, y)
      tell()
    }
    frame = requestAnimationFrame(scrollAtEdge)
  }
  const end = (dropped: boolean) => {
    listening.abort()
    clearTimeout(hold)
    cancelAnimationFrame(frame)
    if (!dragging) return
    swallowClick()
    onEnd(dropped)
  }
  const hold = pressed.pointerType === 'mouse' ? undefined : setTimeout(begin, holdMs)

  const moved = (event: PointerEvent) => {
    if (event.pointerId !== pressed.pointerId) return
    last = event
    if (dragging) return tell()
    const isFar = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > slopPx
    if (!isFar) return
    if (pressed.pointerType === 'mouse') begin()
    else end(false)
  }
  addEventListener('pointermove', moved, { signal })
  addEventListener('pointerup', () => end(true), { signal })
  addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
  // a finger that has taken something no longer scrolls, and opens no menu of the browser
  addEventListener('touchmove', (event) => dragging && event.preventDefault(), { signal, passive: false })
  addEventListener('contextmenu', (event) => pressed.pointerType !== 'mouse' && event.preventDefault(), {
    signal,
  })
}

const swallowClick = () => {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}
