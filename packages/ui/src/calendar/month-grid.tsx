import type { CalendarDate } from '@calm-rest/contract/stay'
import * as styles from './calendar.module.css'
import type { CalendarProps } from './calendar-props.ts'
import { weeksOf } from './month.ts'

interface MonthGridProps extends Pick<CalendarProps, 'view' | 'firstDay' | 'names' | 'dayOf'> {
  month: CalendarDate
  titleId: string
}

/** A browser may name months and days differently from the server; the server's names then stay. */
export function MonthGrid({ month, titleId, view, firstDay, names, dayOf }: MonthGridProps) {
  const weeks = weeksOf(month, firstDay)
  // the second week of a month has all its days
  const weekdays = weeks[1] as CalendarDate[]
  return (
    <div className={styles.month}>
      <p id={titleId} className={styles.title} aria-live="polite" suppressHydrationWarning>
        {names.month(month)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid as the ARIA practices build it */}
      <table role="grid" className={styles.grid} aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={names.weekday(date, 'long')}
                className={styles.weekday}
                suppressHydrationWarning
              >
                {names.weekday(date, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) => (
                <DayCell key={date ?? index} date={date} view={view} dayOf={dayOf} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayCellProps extends Pick<CalendarProps, 'view' | 'dayOf'> {
  date: CalendarDate | undefined
}

function DayCell({ date, view, dayOf }: DayCellProps) {
  if (!date) return <td className={styles.cell} />
  const { label, note, refused, struck, closed, range, today } = dayOf(date)
  const ends = range !== undefined && range !== 'within'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, which can be selected
    <td className={styles.cell} data-range={range} data-closed={closed || undefined} aria-selected={ends}>
      <button
        type="button"
        className={styles.day}
        tabIndex={date === view.focused ? 0 : -1}
        aria-label={label}
        aria-disabled={refused || undefined}
        aria-current={today ? 'date' : undefined}
        data-date={date}
        data-struck={struck || undefined}
        data-note={note}
        data-long={(note && note.length > 6) || undefined}
        suppressHydrationWarning
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
