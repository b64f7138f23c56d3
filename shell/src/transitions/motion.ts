/** The visitor acts, or goes elsewhere: nothing that still moves is in the way. */
const acts = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const

/** Whether pages move here; some visitors want stillness. */
export const wantsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches

/** Calls `end` with the visitor's next act, unless what moves is over by then. */
export const endWithNextAct = (end: () => void, over: Promise<unknown>) => {
  const watching = new AbortController()
  for (const act of acts) {
    addEventListener(act, end, { capture: true, passive: true, signal: watching.signal })
  }
  void over.finally(() => watching.abort())
}
