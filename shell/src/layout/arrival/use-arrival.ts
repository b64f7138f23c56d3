import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from './focus-heading.ts'
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts'

interface Arrival {
  pathname: string
  search: string
}

/**
 * What a page load of its own would do: a new page begins at its top, Back, Forward and a reload return to
 * where one was, and a screen reader goes on at the main heading.
 */
export const useArrival = () => {
  const { pathname, search, key } = useLocation()
  const type = useNavigationType()
  const memory = useRef<ScrollMemory>(undefined)
  const last = useRef<Arrival>(undefined)

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
    memory.current?.arrive(`${key} ${pathname}`)
    if (before ? type === 'POP' && moved : isReturn()) memory.current?.restore()
    else if (before && type !== 'POP' && (moved || before.search === search)) {
      scrollTo({ top: 0, behavior: 'instant' })
    }
    if (before && moved) focusHeading()
  }, [pathname, search, key, type])
}

/** The document was loaded anew for a place in the history where the visitor has been. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
