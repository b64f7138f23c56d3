import type { CalendarDate } from '@calm-rest/contract/stay'
import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { chevronLeft, chevronRight } from '../icon/signs.ts'
import * as styles from './calendar.module.css'
import type { CalendarProps } from './calendar-props.ts'
import { canTurn, focusDay, turn } from './calendar-view.ts'
import { dayByKey } from './day-by-key.ts'
import { addMonths } from './month.ts'
import { MonthGrid } from './month-grid.tsx'

const dayAt = ({ target }: SyntheticEvent): CalendarDate | undefined =>
  (target as Element).closest<HTMLElement>('[data-date]')?.dataset.date

/** One month, or two side by side, of days to choose from. It has no words and knows no rules of its own. */
export function Calendar(props: CalendarProps) {
  const { view, onView, months, names, onPick, onPoint } = props
  const id = useId()
  const grids = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    grids.current?.querySelector<HTMLElement>(`[data-date="${view.focused}"]`)?.focus()
  }, [view])
  const onKeyDown = (event: KeyboardEvent) => {
    const from = dayAt(event)
    const to = from && dayByKey(from, event, props.firstDay)
    if (!to) return
    event.preventDefault()
    moved.current = true
    onView(focusDay(view, to, props))
  }
  const pick = (date: CalendarDate | undefined) => {
    if (!date) return
    onView({ ...view, focused: date })
    onPick(date)
  }
  return (
    <div className={styles.calendar}>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className={by < 0 ? styles.previous : styles.next}
          aria-label={by < 0 ? names.previous : names.next}
          // not `disabled`, which would drop the focus at the last month
          aria-disabled={!canTurn(view, by, props)}
          onClick={() => onView(turn(view, by, props))}
        >
          <Icon draw={by < 0 ? chevronLeft : chevronRight} />
        </button>
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: what the focus shows, `view.focused` says */}
      <div
        ref={grids}
        className={styles.months}
        onKeyDown={onKeyDown}
        onClick={(event) => pick(dayAt(event))}
        onMouseOver={(event) => onPoint?.(dayAt(event))}
        onMouseLeave={() => onPoint?.(undefined)}
      >
        {Array.from({ length: months }, (_, index) => {
          const month = addMonths(view.month, index)
          return <MonthGrid key={month} {...props} month={month} titleId={`${id}-${index}`} />
        })}
      </div>
    </div>
  )
}
