/** Longest wait of a slot that nobody sees or touches, in milliseconds. */
const patienceMs = 2000
/** So far ahead of the window that a late slot is hydrated when it is seen. */
const rootMargin = '600px'

/** Not the click, which the inline script holds until the slot is hydrated. */
const touches = ['pointerdown', 'focusin', 'keydown'] as const

interface WaitOptions {
  /** Waits until it is near the window, however idle the browser is. */
  late: boolean
  /** The slot is gone: nothing is waited for any more. */
  signal: AbortSignal
}

/**
 * Resolves when the markup of a slot should be hydrated: at once if it is in view, the others when they are
 * touched or the browser is idle. Slots out of view then do not delay those in view.
 */
export const untilWanted = (slot: Element, { late, signal }: WaitOptions): Promise<void> => {
  const { top, bottom } = slot.getBoundingClientRect()
  if (top < innerHeight && bottom > 0) return Promise.resolve()
  return new Promise((resolve) => {
    const over = new AbortController()
    const wanted = () => {
      over.abort()
      resolve()
    }
    for (const touch of touches) {
      slot.addEventListener(touch, wanted, { capture: true, signal: over.signal })
    }
    signal.addEventListener('abort', () => over.abort(), { signal: over.signal })
    if (late) {
      const near = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wanted(),
        { rootMargin },
      )
      near.observe(slot)
      over.signal.addEventListener('abort', () => near.disconnect())
    } else if ('requestIdleCallback' in globalThis) requestIdleCallback(wanted, { timeout: patienceMs })
    // Safari has none
    else setTimeout(wanted)
  })
}
