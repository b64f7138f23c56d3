import { holdScroll } from './hold-scroll.ts'

const storageKey = 'calm-rest-scroll'

/**
 * Remembers how far each entry of the history was scrolled, for as long as the tab lives: browsers restore too
 * early for pages whose widgets load later.
 */
export const createScrollMemory = () => {
  const positions = new Map<string, number>(readStored())
  const listening = new AbortController()
  const { signal } = listening
  let current = ''
  let letGo = () => {}
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => positions.set(current, scrollY), { passive: true, signal })
  addEventListener('pagehide', () => store([...positions]), { signal })

  return {
    /** Positions are of this entry from now on. */
    arrive: (entry: string) => {
      letGo()
      current = entry
    },
    /** Goes back to where this entry was left, as soon as the page is long enough again. */
    restore: () => {
      letGo = holdScroll(positions.get(current) ?? 0)
    },
    stop: () => {
      letGo()
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
    // nothing to mend: see readStored
  }
}
