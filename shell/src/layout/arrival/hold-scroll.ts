/** For so long, a page that grows while its widgets load is brought back to where it was. */
const holdForMs = 3000

/** Scrolls to `target`, and again whenever the page grows, until a visitor moves or time is up. Answers the way to stop. */
export const holdScroll = (target: number): (() => void) => {
  const scroll = () => scrollTo({ top: target, behavior: 'instant' })
  const observer = new ResizeObserver(scroll)
  const ended = new AbortController()
  const stop = () => {
    observer.disconnect()
    ended.abort()
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, holdForMs)
  scroll()
  observer.observe(document.body)
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, stop, { signal: ended.signal, passive: true })
  }
  return stop
}
