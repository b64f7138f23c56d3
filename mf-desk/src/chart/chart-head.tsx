import type { Chart } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { classNames } from '@calm-rest/ui'
import { memo, type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { freeUnits, monthsOf } from './bars.ts'
import * as styles from './chart-head.module.css'
import { type ClosedColumns, closedOn, closedWords } from './closed-nights.ts'
import { type ChartScale, isWeekend, type Span, touches } from './geometry.ts'
import { useChartDates } from './use-chart-dates.ts'

interface ChartHeadProps {
  data: Chart
  scale: ChartScale
  columns: Span
  width: number
  closed: readonly ClosedColumns[]
  /** Element of the months: a custom property has the chart's scroll position. */
  months: RefObject<HTMLDivElement | null>
}

/** Months, days and the number of free units per night; sticky above the rows. */
const Head = ({ data, scale, columns, width, closed, months }: ChartHeadProps) => {
  const { t } = useTranslation()
  const { month } = useChartDates()
  const { from, until, today } = data
  const free = useMemo(() => freeUnits(data), [data])
  const monthsInView = monthsOf(from, until).filter(
    ({ first, days }) => first < columns.end && first + days > columns.first,
  )
  const days = Array.from({ length: columns.end - columns.first }, (_, at) =>
    addDays(from, columns.first + at),
  )
  return (
    <div className={styles.head} style={{ inlineSize: width }}>
      <div className={styles.corner} aria-hidden="true">
        {t('chart.freeNights')}
      </div>
      <div ref={months} aria-hidden="true">
        {monthsInView.map(({ month: first, first: column, days: length }) => (
          <div
            key={first}
            className={styles.month}
            style={
              {
                insetInlineStart: scale.names + column * scale.night,
                inlineSize: length * scale.night,
                '--end': `${(column + length) * scale.night}px`,
              } as object
            }
          >
            <span className={styles.monthName}>{length > 2 && month(first)}</span>
          </div>
        ))}
        {closed
          .filter((span) => touches(span, columns))
          .map(({ from: first, column, nights, reason }) => (
            <div
              key={first}
              className={styles.closed}
              style={{
                insetInlineStart: scale.names + column * scale.night,
                inlineSize: nights * scale.night,
              }}
            >
              {nights > 2 && <span className={styles.closedName}>{closedWords(reason, t)}</span>}
            </div>
          ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of the grid, see there */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
      <div role="row" aria-rowindex={1}>
        {days.map((day, at) => (
          <Day
            key={day}
            day={day}
            column={columns.first + at}
            free={free[columns.first + at] ?? 0}
            closedFor={closedOn(closed, day)?.reason}
            isToday={day === today}
            scale={scale}
          />
        ))}
      </div>
    </div>
  )
}

export const ChartHead = memo(Head)

interface DayProps {
  day: CalendarDate
  column: number
  free: number
  /** Why the property is closed on this night, possibly empty; undefined if it is open. */
  closedFor: string | undefined
  isToday: boolean
  scale: ChartScale
}

const Day = memo(({ day, column, free, closedFor, isToday, scale }: DayProps) => {
  const { t } = useTranslation()
  const { dayName, weekday } = useChartDates()
  const name = t('chart.day', { day: dayName(day), count: free })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, see there
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      role="columnheader"
      aria-colindex={column + 2}
      aria-current={isToday ? 'date' : undefined}
      aria-label={closedFor === undefined ? name : `${name}, ${closedWords(closedFor, t)}`}
      className={classNames(styles.day, isWeekend(day) && styles.weekend, isToday && styles.today)}
      style={{ insetInlineStart: scale.names + column * scale.night }}
    >
      <span className={styles.weekday}>{weekday(day)}</span>
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {closedFor === undefined && (
        <span className={classNames(styles.free, free === 0 && styles.full)}>{free}</span>
      )}
    </div>
  )
})
