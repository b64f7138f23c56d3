import type { ChartStay } from '@calm-rest/contract/staff'
import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { classNames } from '@calm-rest/ui'
import { memo, type PointerEvent, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChartRowUnit, nameOfUnit } from '../units/unit-rows.ts'
import { barAt, type ChartBar, kindOf } from './bars.ts'
import { ChartBarCell } from './chart-bar.tsx'
import { type ClosedNights, closedOn, closedWords } from './closed-nights.ts'
import { barOf, type ChartScale, type Grip, mayStartOffscreen, type Span, touches } from './geometry.ts'
import * as styles from './tape-chart.module.css'
import { useChartDates } from './use-chart-dates.ts'

interface ChartRowProps {
  unit: ChartRowUnit
  row: number
  /** Whether a new room type begins here. */
  isFirstOfType: boolean
  from: CalendarDate
  today: CalendarDate
  scale: ChartScale
  columns: Span
  closed: readonly ClosedNights[]
  bars: readonly ChartBar[] | undefined
  /** Night under the keyboard's cursor if it is in this row. */
  cursor: CalendarDate | undefined
  cursorId: string
  /** Id of the element with its name. */
  nameId: string
  /** Reference of the stay that is being dragged. */
  dragged: string | undefined
  onPressed: (event: PointerEvent, stay: ChartStay, grip: Grip) => void
}

/** One unit with its visible bars. Only the free night under the cursor is a cell of its own. */
const Row = (props: ChartRowProps) => {
  const {
    unit,
    row,
    isFirstOfType,
    from,
    today,
    scale,
    columns,
    closed,
    bars = [],
    cursor,
    cursorId,
    nameId,
    dragged,
  } = props
  const { t } = useTranslation()
  const { dayName } = useChartDates()
  const name = nameOfUnit(unit)
  const under = cursor === undefined ? undefined : barAt(bars, cursor)
  const closedThere = cursor === undefined ? undefined : closedOn(closed, cursor)
  const shown = bars
    .map((bar, at) => ({ bar, freeAfter: freeBetween(bar, bars[at + 1]) }))
    .filter(({ bar }) => bar === under || touches(bar, columns))
  const labelOf = useCallback(
    (bar: ChartBar) => {
      const dates = { unit: name, from: dayName(bar.from), until: dayName(bar.until) }
      return bar.kind === 'block'
        ? t(kindOf(bar.block) === 'ownStay' ? 'chart.ownStayOf' : 'chart.blocked', {
            ...dates,
            reason: bar.block.ownStayOf ?? bar.block.reason,
          })
        : t('chart.stay', { ...dates, name: bar.stay.name, state: t(`state.${bar.stay.state}`) })
    },
    [t, dayName, name],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid, see there
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and names the cell
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-owns={nameId}
      className={classNames(styles.row, isFirstOfType && styles.firstOfType)}
      style={{ insetBlockStart: row * scale.row }}
    >
      {shown.map(({ bar, freeAfter }) => (
        <ChartBarCell
          key={bar.key}
          id={bar === under ? cursorId : undefined}
          look={bar.kind === 'stay' && bar.stay.reference === dragged ? 'dragged' : 'usual'}
          isUnderCursor={bar === under}
          isCut={mayStartOffscreen(bar, columns)}
          labelOf={labelOf}
          bar={bar}
          freeAfter={freeAfter}
          today={today}
          scale={scale}
          onPressed={props.onPressed}
        />
      ))}
      {cursor !== undefined && !under && (
        // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, see there
        // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and names the cell
        <div
          id={cursorId}
          role="gridcell"
          aria-colindex={nightsBetween(from, cursor) + 2}
          aria-label={[
            t('chart.free', { unit: name, night: dayName(cursor) }),
            ...(closedThere ? [closedWords(closedThere.reason, t)] : []),
          ].join(', ')}
          className={classNames(styles.cursor, styles.freeCursor)}
          style={cellStyle(barOf({ column: nightsBetween(from, cursor), nights: 1 }, scale), scale)}
        />
      )}
    </div>
  )
}

export const ChartRow = memo(Row)

/** Free nights between a bar and the next one of its unit. */
const freeBetween = ({ column, nights }: ChartBar, next: ChartBar | undefined) =>
  next ? next.column - column - nights : Number.POSITIVE_INFINITY

const cellStyle = ({ left, width }: { left: number; width: number }, { names }: ChartScale) => ({
  insetInlineStart: names + left,
  inlineSize: width,
})
