import type { Chart } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ahead, scaleFor, scrollTo, spanInView } from './geometry.ts'

/** Scroll position of the chart in pixels. */
export interface Scrolled {
  left: number
  top: number
}

/**
 * The visible part of the chart and its scale. Scrolls to `show` initially and for each new object. A custom
 * property of `head` has the scroll position.
 */
export const useView = (
  scroller: RefObject<HTMLElement | null>,
  { from, until, units }: Pick<Chart, 'from' | 'until' | 'units'>,
  show: { day: CalendarDate },
  head: RefObject<HTMLElement | null>,
) => {
  const nights = nightsBetween(from, until)
  const [width, setWidth] = useState(0)
  const [spans, setSpans] = useState({ columns: { first: 0, end: 0 }, rows: { first: 0, end: 0 } })
  const [aim, setAim] = useState<Scrolled>()
  const scale = useMemo(() => scaleFor(width), [width])
  const { night, row } = scale
  /** The day at the left edge, which is kept when the width changes. */
  const firstDay = useRef(show.day)
  const shown = useRef(show)
  /** Target of a scroll whose content is not rendered yet. */
  const pending = useRef<Scrolled>(undefined)

  const draw = (box: HTMLElement, { left, top }: Scrolled) => {
    const next = {
      columns: spanInView(left, box.clientWidth, night, nights, ahead.columns),
      rows: spanInView(top, box.clientHeight, row, units.length, ahead.rows),
    }
    setSpans((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }
  const looked = () => {
    const box = scroller.current
    if (!box) return
    firstDay.current = addDays(from, Math.round(box.scrollLeft / night) + 2)
    head.current?.style.setProperty('--scrolled', `${box.scrollLeft}px`)
    draw(box, { left: box.scrollLeft, top: box.scrollTop })
  }
  /**
   * Renders the target before it scrolls to it, so that input is handled meanwhile. Repeated keys of a held
   * one scroll at once.
   */
  const go = (place: Scrolled, isHeld = false) => {
    const box = scroller.current
    if (!box) return
    pending.current = place
    const towards = () => {
      draw(box, place)
      setAim(place)
    }
    if (isHeld) towards()
    else startTransition(towards)
  }
  const scrolled = (): Scrolled => {
    const { scrollLeft: left = 0, scrollTop: top = 0 } = scroller.current ?? {}
    return pending.current ?? { left, top }
  }
  const latest = useRef({ looked, go, scrolled })
  latest.current = { looked, go, scrolled }

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    setWidth(box.clientWidth)
    const sizes = new ResizeObserver(() => {
      setWidth(box.clientWidth)
      latest.current.looked()
    })
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [scroller])

  useLayoutEffect(() => {
    pending.current = undefined
    scroller.current?.scrollTo({ left: scrollTo(firstDay.current, from, { night }) })
    latest.current.looked()
  }, [scroller, from, night])

  useEffect(() => {
    if (show === shown.current) return
    shown.current = show
    const left = scrollTo(show.day, from, { night })
    latest.current.go({ left, top: latest.current.scrolled().top })
  }, [from, night, show])

  useLayoutEffect(() => {
    // at another scale, or after a later press, there is a newer target
    if (!aim || aim !== pending.current) return
    pending.current = undefined
    scroller.current?.scrollTo(aim)
  }, [scroller, aim])

  // a change of the units, or of the length, is no scroll
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view depends on them
  useEffect(() => latest.current.looked(), [units.length, nights])

  return { scale, nights, ...spans, looked, go, scrolled }
}
