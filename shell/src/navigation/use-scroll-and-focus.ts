import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts'

interface ShownAddress {
  pathname: string
  search: string
}

/**
 * Does on a change of screen what a browser does on a page load: a new page begins at its top, Back, Forward and a
 * reload return to the position before, and a screen reader goes on at the main heading.
 */
export const useScrollAndFocus = () => {
  const { pathname, search, key } = useLocation()
  const type = useNavigationType()
  const memory = useRef<ScrollMemory>(undefined)
  const last = useRef<ShownAddress>(undefined)

  useLayoutEffect(() => {
    memory.current = createScrollMemory()
    return () => {
      memory.current?.stop()
      last.current = undefined
    }
  }, [])

  useLayoutEffect(() => {
    const before = last.current
    const moved = before?.pathname !== pathname
    last.current = { pathname, search }
    memory.current?.enter(`${key} ${pathname}`)
    if (before ? type === 'POP' && moved : isReturn()) memory.current?.restore()
    else if (before && type !== 'POP' && (moved || before.search === search)) {
      scrollTo({ top: 0, behavior: 'instant' })
    }
    if (before && moved) focusHeading()
  }, [pathname, search, key, type])
}

/** Whether the document was loaded for an entry of the history that the visitor has seen before. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/** Moves the focus to the main heading, or to the main region where a widget has not rendered its heading yet. */
const focusHeading = () => {
  const main = document.getElementById('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
