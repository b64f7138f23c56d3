/**
 * Distance ahead of the window at which loading starts, so that the widget is there when a visitor reaches
 * it, and moves nothing in view.
 */
const ahead = '800px'

/** Resolves once an element is near the window; never if it is aborted. */
export const visible = (element: Element, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })
