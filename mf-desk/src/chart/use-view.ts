import type { Chart } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { scaleFor, scrollTo, spanInView } from './geometry.ts'

/** Columns and rows that are drawn beyond those in view: a flick of the finger stays within them. */
const ahead = { columns: 7, rows: 2 }

/** What of the chart is in view and at which scale; shows `show` at first, and again for each new object. */
export const useView = (
  scroller: RefObject<HTMLElement | null>,
  { from, until, units }: Pick<Chart, 'from' | 'until' | 'units'>,
  show: { day: CalendarDate },
) => {
  const nights = nightsBetween(from, until)
  const [width, setWidth] = useState(0)
  const [spans, setSpans] = useState({ columns: { first: 0, end: 0 }, rows: { first: 0, end: 0 } })
  const scale = useMemo(() => scaleFor(width), [width])
  const { night, row } = scale
  /** The day at the left edge: it stays there where the width changes. */
  const firstDay = useRef(show.day)

  const looked = () => {
    const box = scroller.current
    if (!box) return
    firstDay.current = addDays(from, Math.round(box.scrollLeft / night) + 2)
    const next = {
      columns: spanInView(box.scrollLeft, box.clientWidth, night, nights, ahead.columns),
      rows: spanInView(box.scrollTop, box.clientHeight, row, units.length, ahead.rows),
    }
    setSpans((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }
  const latest = useRef(looked)
  latest.current = looked

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    setWidth(box.clientWidth)
    const sizes = new ResizeObserver(() => {
      setWidth(box.clientWidth)
      latest.current()
    })
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [scroller])

  useLayoutEffect(() => {
    firstDay.current = show.day
  }, [show])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `show` leads there, also where its day is the same
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: scrollTo(firstDay.current, from, { night }) })
    latest.current()
  }, [scroller, from, night, show])

  // a change of the units, or of the length, is no scroll
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view depends on them
  useEffect(() => latest.current(), [units.length, nights])

  return { scale, nights, ...spans, looked }
}
