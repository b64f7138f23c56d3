/** Loaded so far ahead that it stands when a visitor comes to it, and moves nothing that is seen. */
const ahead = '800px'

/** Resolves once an element is near the window, or never, where it is given up. */
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
