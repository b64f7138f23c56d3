import type { Location, NavigationType } from 'react-router-dom'
import { describePressed, findPressed, type Pressed } from './pressed.ts'

const storageKey = 'calm-rest-return'

/** How long a page that grows while its widgets load is scrolled back to its position, in milliseconds. */
const holdForMs = 3000

/** The visitor acts: from here on the page is no longer moved, and an older press has not led away. */
const acts = ['wheel', 'pointerdown', 'keydown'] as const

/** A visitor's position on a page, and the pressed element that left it. */
interface ReturnPoint {
  /** In pixels. */
  top: number
  pressed?: Pressed | undefined
}

/**
 * Does on a change of screen what a browser does on a page load: a new page begins at its top, Back, Forward and a
 * reload return to the position before, where what led away has the focus again. Browsers restore too early for pages
 * whose widgets load later. One for the life of the page, since screens come and go while their data is awaited.
 */
export const createReturnPoints = () => {
  const points = new Map<string, ReturnPoint>(readStored())
  let shown: Location | undefined
  let entry = ''
  /** On the way to another entry, and while a position is restored, the page scrolls without the visitor. */
  let isMoving = false
  let left: ReturnPoint | null | undefined
  let endHold = () => {}

  const recordScroll = () => {
    if (!isMoving) points.set(entry, { top: scrollY })
  }
  /** The page is left from the last press, where nothing was done since: 'View All' scrolls away from it first. */
  const recordLeave = () => {
    if (left) points.set(entry, left)
    left = undefined
  }

  history.scrollRestoration = 'manual'
  addEventListener('scroll', recordScroll)
  for (const act of acts) {
    addEventListener(
      act,
      () => {
        left = undefined
        endHold()
      },
      true,
    )
  }
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('a, button')
      // a form that was sent has an answer in its place, which begins at the top
      const isSent = pressed?.matches('form[method=post] [type=submit]')
      left = pressed && (isSent ? { top: 0 } : { top: scrollY, pressed: describePressed(pressed) })
    },
    true,
  )
  addEventListener('popstate', () => {
    if ((history.state?.key ?? 'default') === shown?.key) return
    recordScroll()
    recordLeave()
    isMoving = true
  })
  addEventListener('pagehide', () => {
    recordScroll()
    recordLeave()
    store([...points])
  })

  const restore = (point: ReturnPoint, withFocus: boolean) => {
    isMoving = true
    const end = hold(point, withFocus)
    const timer = setTimeout(() => endHold(), holdForMs)
    endHold = () => {
      clearTimeout(timer)
      endHold = () => {}
      end()
      isMoving = false
    }
  }

  /** The screen of an entry is on the page. */
  return {
    arrived: (next: Location, type: `${NavigationType}`) => {
      const before = shown
      const arriving = `${next.key} ${next.pathname}`
      if (arriving === entry) return
      endHold()
      const moved = before?.pathname !== next.pathname
      const byLink = left?.pressed?.key.startsWith('/') && !left.pressed.keepsPlace
      recordLeave()
      isMoving = false
      shown = next
      entry = arriving
      const point = points.get(entry)
      if (!before) {
        const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        // left before there were scripts, the browser restores it
        if (point && loaded && loaded.type !== 'navigate') restore(point, loaded.type === 'back_forward')
        return
      }
      const isOtherSearch = before.search !== next.search
      if (moved) focusHeading()
      if (type === 'POP') {
        // a link within the page is followed by the browser
        if (moved || isOtherSearch) restore(point ?? { top: 0 }, true)
        return
      }
      // the search of a list keeps its place
      if (!moved && isOtherSearch && !byLink) return
      focusHeading()
      scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

export type ReturnPoints = ReturnType<typeof createReturnPoints>

// storage can be switched off; then a reload begins at the top
const readStored = (): [string, ReturnPoint][] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}

const store = (points: [string, ReturnPoint][]) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(points))
  } catch {
    // see readStored
  }
}

/** Scrolls to the point, and again whenever the page grows; returns a function that stops it. */
const hold = ({ top, pressed }: ReturnPoint, withFocus: boolean): (() => void) => {
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' })
    const found = pressed && findPressed(pressed)
    if (!found) return
    // content above it may change its height
    scrollBy({ top: found.getBoundingClientRect().top - pressed.top, behavior: 'instant' })
    if (withFocus) found.focus({ preventScroll: true })
  }
  const observer = new ResizeObserver(scroll)
  scroll()
  observer.observe(document.body)
  return () => observer.disconnect()
}

/**
 * Moves the focus to the main heading, or to the main region if a widget has not rendered its heading yet.
 */
const focusHeading = () => {
  const main = document.getElementById('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
