import type { Chart, ChartStay, StaffBlock } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { beginsType, type ChartRowUnit, rowsOf, type StayPlace } from '../units/unit-rows.ts'
import { barAt, barsByUnit, stayBar } from './bars.ts'
import { ChartBarCell } from './chart-bar.tsx'
import { ChartHead } from './chart-head.tsx'
import { ChartNames } from './chart-names.tsx'
import { ChartRow } from './chart-row.tsx'
import { closedColumns } from './closed-nights.ts'
import { type Cursor, cursorAfter } from './cursor.ts'
import { barOf, type ChartScale, nightAt, rowAt, touches, weekendAt } from './geometry.ts'
import * as styles from './tape-chart.module.css'
import { useDrag } from './use-drag.ts'
import { type Scrolled, useView } from './use-view.ts'

/** The chosen cell of the chart. */
export type ChartTarget =
  | { kind: 'stay'; stay: ChartStay }
  | { kind: 'block'; block: StaffBlock }
  | { kind: 'free'; unit: ChartRowUnit; night: CalendarDate }

export interface TapeChartProps {
  data: Chart
  /** Day to scroll to; a new object scrolls again. */
  show: { day: CalendarDate }
  /** Called for a press or Enter on a bar or a free night. */
  onChosen: (target: ChartTarget) => void
  /** Called after a stay was dropped; nothing is changed yet. */
  /** Undefined: stays cannot be dragged. */
  onPlaced: ((stay: ChartStay, place: StayPlace) => void) | undefined
}

/**
 * Units by nights, with every stay as a bar from noon to noon. Only the visible part is rendered. The grid is
 * one tab stop: arrow keys move a cursor, Enter opens the cell under it.
 */
const Tape = ({ data, show, onChosen, onPlaced }: TapeChartProps) => {
  const { t } = useTranslation()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const months = useRef<HTMLDivElement>(null)
  const { from, today } = data
  const units = useMemo(() => rowsOf(data.units), [data.units])
  const bars = useMemo(() => barsByUnit(data), [data])
  const closed = useMemo(() => closedColumns(data), [data])
  const { scale, nights, columns, rows, looked, go, scrolled } = useView(scroller, data, show, months)
  const { drag, startDrag } = useDrag({ scroller, body, scale, units, onPlaced })
  const [cursor, setCursor] = useState<Cursor>({ row: 0, night: today })

  const choose = ({ row, night }: Cursor) => {
    const unit = units[row]
    if (!unit) return
    const bar = barAt(bars.get(unit.key), night)
    if (!bar) return onChosen({ kind: 'free', unit, night })
    onChosen(bar.kind === 'stay' ? { kind: 'stay', stay: bar.stay } : { kind: 'block', block: bar.block })
  }
  const clicked = (event: MouseEvent) => {
    const place = placeOf(event, body.current, scale.names)
    if (!place) return
    const chosen = { row: rowAt(place.y, scale), night: addDays(from, nightAt(place.x, scale)) }
    setCursor(chosen)
    choose(chosen)
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return choose(cursor)
    }
    const next = cursorAfter(event.key, cursor, { dates: data, units, bars, page: 14 })
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setCursor(next)
    if (!scroller.current) return
    const cell = { column: nightsBetween(from, next.night), row: next.row }
    const place = placeFor(cell, scroller.current, scrolled(), scale)
    if (place) go(place, event.repeat)
  }
  const nameIdOf = useCallback(({ key }: ChartRowUnit) => `${id}-${key}`.replaceAll(' ', '-'), [id])
  const size = { inlineSize: scale.names + nights * scale.night, blockSize: units.length * scale.row }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn in parts, nor a bar over its columns
    <div
      ref={scroller}
      role="grid"
      aria-label={t('chart.name')}
      aria-describedby={`${id}-help`}
      aria-rowcount={units.length + 1}
      aria-colcount={nights + 1}
      aria-activedescendant={`${id}-cursor`}
      tabIndex={0}
      className={styles.chart}
      style={
        { '--names': `${scale.names}px`, '--night': `${scale.night}px`, '--row': `${scale.row}px` } as object
      }
      onScroll={looked}
      onKeyDown={keyed}
    >
      <ChartHead
        data={data}
        scale={scale}
        columns={columns}
        closed={closed}
        months={months}
        width={size.inlineSize}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is that of the grid */}
      {/* biome-ignore lint/a11y/useSemanticElements: no table, as above */}
      <div
        ref={body}
        role="rowgroup"
        className={styles.body}
        style={{ ...size, '--weekend': weekendAt(from) } as object}
        onClick={clicked}
      >
        <div
          aria-hidden="true"
          className={styles.today}
          style={{ insetInlineStart: scale.names + nightsBetween(from, today) * scale.night }}
        />
        {closed
          .filter((span) => touches(span, columns))
          .map((span) => {
            const { left, width } = barOf(span, scale)
            return (
              <div
                key={span.from}
                aria-hidden="true"
                className={styles.closed}
                style={{ insetInlineStart: scale.names + left, inlineSize: width }}
              />
            )
          })}
        <ChartNames units={units} rows={rows} scale={scale} nameIdOf={nameIdOf} />
        {units.slice(rows.first, rows.end).map((unit, at) => {
          const row = rows.first + at
          return (
            <ChartRow
              key={unit.key}
              unit={unit}
              row={row}
              isFirstOfType={beginsType(units, row)}
              from={from}
              today={today}
              scale={scale}
              columns={columns}
              closed={closed}
              bars={bars.get(unit.key)}
              cursor={cursor.row === row ? cursor.night : undefined}
              cursorId={`${id}-cursor`}
              nameId={nameIdOf(unit)}
              dragged={drag?.stay.reference}
              onPressed={startDrag}
            />
          )
        })}
        {/* the active cell is always rendered, since screen readers read it */}
        {(cursor.row < rows.first || cursor.row >= rows.end) && <span id={`${id}-cursor`} />}
        {drag && (
          <div className={styles.ghost} style={{ insetBlockStart: drag.row * scale.row }} aria-hidden="true">
            <ChartBarCell
              bar={stayBar({ ...drag.stay, from: drag.checkIn, until: drag.checkOut }, from)}
              look="ghost"
              today={today}
              scale={scale}
            />
          </div>
        )}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {t('chart.help')}
      </p>
    </div>
  )
}

/** Memoized: dialogs and menus above it do not render it again. */
export const TapeChart = memo(Tape)

/** Coordinates of a press in pixels from the first night and row; undefined on the units' names. */
const placeOf = (event: MouseEvent, body: HTMLElement | null, names: number) => {
  const target = event.target as HTMLElement
  if (!body || target.closest('[role=rowheader]')) return undefined
  // screen readers click an element without coordinates
  const bar = event.detail === 0 ? target.closest('[role=gridcell]')?.getBoundingClientRect() : undefined
  const { left, top } = body.getBoundingClientRect()
  const [x, y] = bar ? [bar.left + 1, bar.top + 1] : [event.clientX, event.clientY]
  return { x: x - left - names, y: y - top }
}

/** Scroll position that shows a cell beside the sticky names and head; undefined if it is visible. */
const placeFor = (
  cell: { column: number; row: number },
  box: HTMLElement,
  scrolled: Scrolled,
  { night, row, names }: ChartScale,
): Scrolled | undefined => {
  const headHeight = (box.firstElementChild as HTMLElement).offsetHeight
  const along = (at: number, size: number, from: number, room: number) => {
    if (at * size < from) return at * size
    return (at + 2) * size > from + room ? (at + 2) * size - room : from
  }
  const left = along(cell.column, night, scrolled.left, box.clientWidth - names)
  const top = along(cell.row, row, scrolled.top, box.clientHeight - headHeight)
  return left === scrolled.left && top === scrolled.top ? undefined : { left, top }
}
