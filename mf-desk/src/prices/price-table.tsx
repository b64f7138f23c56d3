import type { PriceGrid } from '@calm-rest/contract/staff'
import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { formatDate, formatNumber, formatPrice } from '@calm-rest/i18n'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './price-table.module.css'
import { areaOf, type Cell, cellAfter, isIn, type Selection, select } from './selection.ts'

interface PriceTableProps {
  grid: PriceGrid
  selection: Selection | undefined
  onSelection: (selection: Selection | undefined) => void
  /** Brought into view; a new object is brought again. */
  show: Shown | undefined
}

/** A night of some rooms, by their ids. */
export interface Shown {
  night: CalendarDate
  rooms: readonly string[]
}

/** Rooms by nights. One stop of the Tab key; arrows move, Enter chooses, Shift with an arrow chooses on. */
export const PriceTable = ({ grid, selection, onSelection, show }: PriceTableProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { rooms, from, until } = grid
  const table = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState<Cell>({ row: 0, night: from })
  const area = selection && areaOf(selection)
  const isShown = useRef<Shown>(undefined)
  // a night of another month is there once that month is read
  useLayoutEffect(() => {
    if (!show || isShown.current === show || !(from <= show.night && show.night < until)) return
    isShown.current = show
    const row = Math.max(
      0,
      rooms.findIndex(({ roomId }) => show.rooms.includes(roomId)),
    )
    const column = nightsBetween(from, show.night)
    setCursor({ row, night: show.night })
    scrollTo(table.current, row, column)
  }, [show, rooms, from, until])

  const keyed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return onSelection(undefined)
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onSelection(select(selection, cursor))
    }
    const next = cellAfter(event.key, cursor, { rows: rooms.length, from, until })
    if (!next) return
    event.preventDefault()
    setCursor(next)
    // after the head of the table and the name of the room
    table.current?.rows[next.row + 1]?.cells[nightsBetween(from, next.night) + 1]?.focus()
    if (event.shiftKey) onSelection({ corner: selection?.corner ?? cursor, across: next })
  }
  const clicked = (cell: Cell) => {
    setCursor(cell)
    onSelection(select(selection, cell))
  }
  return (
    <div className={styles.scroller}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen
        role="grid"
        aria-label={t('prices.grid')}
        aria-multiselectable="true"
        className={styles.table}
        onKeyDown={keyed}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('unit')}
            </th>
            {rooms[0]?.days.map(({ day }) => (
              <th
                key={day}
                scope="col"
                aria-label={shortDay(lang, day)}
                data-weekend={isWeekend(day) || undefined}
              >
                <span className={styles.weekday}>{formatDate(lang, day, { weekday: 'short' })}</span>
                <span className={styles.day}>{dayLabel(lang, day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room, row) => (
            <PriceRow
              key={room.roomId}
              room={room}
              cursor={cursor.row === row ? cursor.night : undefined}
              isSelected={(night) => area !== undefined && isIn(area, { row, night })}
              onPressed={(night) => clicked({ row, night })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Brings a cell beside the names of the rooms and below the days. */
const scrollTo = (table: HTMLTableElement | null, row: number, column: number) => {
  const corner = table?.rows[0]?.cells[0]
  const cell = table?.rows[row + 1]?.cells[column + 1]
  if (!corner || !cell) return
  table?.parentElement?.scrollTo({
    left: cell.offsetLeft - corner.offsetWidth,
    top: cell.offsetTop - corner.offsetHeight,
  })
}

/** The first of a month has its name. */
const dayLabel = (lang: string, day: string) =>
  day.endsWith('-01') ? formatDate(lang, day, { day: 'numeric', month: 'short' }) : Number(day.slice(8))

interface PriceRowProps {
  room: PriceGrid['rooms'][number]
  /** Night under the cursor, where it is in this row. */
  cursor: string | undefined
  isSelected: (night: string) => boolean
  onPressed: (night: string) => void
}

const PriceRow = ({ room: { roomType, days }, cursor, isSelected, onPressed }: PriceRowProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <tr>
      <th scope="row" className={styles.room}>
        {roomType}
      </th>
      {days.map((day) => {
        const marks = marksOf(day, t)
        const price = formatPrice(lang, day.price)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the grid's
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid is a gridcell
          <td
            key={day.day}
            tabIndex={cursor === day.day ? 0 : -1}
            aria-selected={isSelected(day.day)}
            aria-label={[roomType, shortDay(lang, day.day), price, ...marks.map(({ said }) => said)].join(
              ', ',
            )}
            className={styles.cell}
            data-weekend={isWeekend(day.day) || undefined}
            data-closed={day.closed || undefined}
            onClick={() => onPressed(day.day)}
          >
            <span>{formatNumber(lang, day.price, { maximumFractionDigits: 2 })}</span>
            <span className={styles.marks}>
              {marks.map(({ said, shown, look }) => (
                <span key={said} className={look}>
                  {shown}
                </span>
              ))}
            </span>
          </td>
        )
      })}
    </tr>
  )
}

type Day = PriceGrid['rooms'][number]['days'][number]

/** Restrictions of arrival and departure on a day, as a sign and in words. */
const marksOf = (day: Day, t: TFunction) => [
  ...(day.closed ? [{ said: t('prices.mark.closed'), shown: '', look: styles.closed }] : []),
  ...lengthMarks.flatMap(({ name, sign }) => {
    const count = day[name]
    return count
      ? [{ said: t(`prices.mark.${name}`, { count }), shown: `${sign}${count}`, look: undefined }]
      : []
  }),
  ...(day.closedToArrival
    ? [{ said: t('prices.mark.closedToArrival'), shown: '', look: styles.closedToArrival }]
    : []),
  ...(day.closedToDeparture
    ? [{ said: t('prices.mark.closedToDeparture'), shown: '', look: styles.closedToDeparture }]
    : []),
]

const lengthMarks = [
  { name: 'minNights', sign: '≥' },
  { name: 'minNightsThrough', sign: '≥' },
  { name: 'maxNights', sign: '≤' },
  { name: 'maxNightsThrough', sign: '≤' },
] as const

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
