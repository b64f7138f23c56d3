/** Longest wait of a slot that nobody sees or touches, in milliseconds. */
const patienceMs = 2000

/** Not the click, which the inline script holds until the slot is hydrated. */
const touches = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Resolves when the markup of a slot should be hydrated: at once where it is in sight, the others when they are touched
 * or the browser has nothing else to do. What is in sight is then not held up by what is not.
 */
export const untilWanted = (slot: Element): Promise<void> => {
  const { top, bottom } = slot.getBoundingClientRect()
  if (top < innerHeight && bottom > 0) return Promise.resolve()
  return new Promise((resolve) => {
    const touched = new AbortController()
    const wanted = () => {
      touched.abort()
      resolve()
    }
    for (const touch of touches) {
      slot.addEventListener(touch, wanted, { capture: true, signal: touched.signal })
    }
    if ('requestIdleCallback' in globalThis) requestIdleCallback(wanted, { timeout: patienceMs })
    // Safari has none
    else setTimeout(wanted)
  })
}
