import type { CalendarDate } from '@calm-rest/contract/stay'
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
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

const never = () => () => {}

const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** One or two months side by side, of days to choose from. It has no words and no rules of its own. */
export function Calendar(props: CalendarProps) {
  const { view, onView, months, names, onPick, onPoint, early } = props
  const id = useId()
  const calendar = useRef<HTMLDivElement>(null)
  const grids = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    grids.current?.querySelector<HTMLElement>(`[data-date="${view.focused}"]`)?.focus()
  }, [view])
  const isEarly = !useIsHydrated() && early !== undefined
  // until hydration the inline script turns the months: React then has to know which one is shown
  const takeEarly = useEffectEvent(() => {
    if (calendar.current?.hasAttribute('data-turned')) onView(turn(view, 1, props))
  })
  useEffect(() => takeEarly(), [])
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
    <div ref={calendar} className={styles.calendar}>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className={by < 0 ? styles.previous : styles.next}
          aria-label={by < 0 ? names.previous : names.next}
          // not `disabled`, which would drop the focus at the last month; before hydration it depends on
          // `data-turned`
          aria-disabled={isEarly ? undefined : !canTurn(view, by, props)}
          data-early={isEarly ? by : undefined}
          data-end={isEarly && !canTurn(view, by, props) ? '' : undefined}
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
        data-held={isEarly ? '' : undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => pick(dayAt(event))}
        onMouseOver={(event) => onPoint?.(dayAt(event))}
        onMouseLeave={() => onPoint?.(undefined)}
      >
        {Array.from({ length: isEarly ? early + 1 : months }, (_, index) => {
          const month = addMonths(view.month, index)
          return <MonthGrid key={month} {...props} month={month} titleId={`${id}-${index}`} />
        })}
      </div>
    </div>
  )
}
