const storageKey = 'calm-rest-scroll'

/**
 * Keeps the scroll position of each entry of the history, for the life of the tab: browsers restore it too early for
 * pages whose widgets load later.
 */
export const createScrollMemory = () => {
  const positions = new Map<string, number>(readStored())
  const listening = new AbortController()
  const { signal } = listening
  let current = ''
  let release = () => {}
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => positions.set(current, scrollY), { passive: true, signal })
  addEventListener('pagehide', () => store([...positions]), { signal })

  return {
    /** Positions belong to this entry of the history from now on. */
    enter: (entry: string) => {
      release()
      current = entry
    },
    /** Scrolls to the last position of this entry as soon as the page is long enough. */
    restore: () => {
      release = holdScroll(positions.get(current) ?? 0)
    },
    stop: () => {
      release()
      listening.abort()
    },
  }
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>

// storage can be switched off; then a reload begins at the top
const readStored = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}

const store = (positions: [string, number][]) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // see readStored
  }
}

/** How long a page that grows while its widgets load is scrolled back to its position. */
const holdForMs = 3000

/** Scrolls to `target`, and again whenever the page grows, until the visitor acts or time is up; returns a function that stops it. */
const holdScroll = (target: number): (() => void) => {
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
