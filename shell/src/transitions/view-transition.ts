/** The visitor acts, or goes elsewhere: nothing that still moves is in the way. */
const acts = ['pointerdown', 'keydown', 'popstate'] as const

/** Whether pages move here: the browser can, and the visitor does not want stillness. */
export const canMove = () =>
  'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches

/**
 * Changes the page between two captures; view-transition.css moves from one to the other. The visitor's next act ends it.
 * Nothing is painted until `change` is over: it must not wait for the network.
 */
export const transition = (change: () => void | Promise<void>): ViewTransition => {
  const running = document.startViewTransition(change)
  const over = new AbortController()
  for (const act of acts) {
    addEventListener(act, () => running.skipTransition(), { capture: true, signal: over.signal })
  }
  // skipped, or in a tab behind another: the change is made all the same
  running.ready.catch(() => {})
  void running.finished.then(() => over.abort())
  return running
}

/** The page fades into what `change` makes of it, which can be pressed from the first frame on. */
export const fade = (change: () => void) => {
  if (!canMove()) return change()
  const { style } = document.documentElement
  style.viewTransitionName = 'root'
  transition(() => {
    style.removeProperty('view-transition-name')
    change()
  })
}
