import { addDays, type CalendarDate, earlierOf, laterOf, nightsBetween } from '@calm-rest/contract/stay'

/** A night of a room: a place in the grid. */
export interface Cell {
  /** Row of the room. */
  row: number
  night: CalendarDate
}

/** A corner, and the one across from it once it was pressed. */
export interface Selection {
  corner: Cell
  across?: Cell
}

/** Both ends are part of it. */
export interface Area {
  rows: { first: number; last: number }
  nights: { first: CalendarDate; last: CalendarDate }
}

/** The first press chooses a night, the second all nights up to it, and the next starts again. */
export const select = (selection: Selection | undefined, cell: Cell): Selection =>
  selection && !selection.across ? { corner: selection.corner, across: cell } : { corner: cell }

export const areaOf = ({ corner, across = corner }: Selection): Area => ({
  rows: { first: Math.min(corner.row, across.row), last: Math.max(corner.row, across.row) },
  nights: { first: earlierOf(corner.night, across.night), last: laterOf(corner.night, across.night) },
})

export const isIn = ({ rows, nights }: Area, { row, night }: Cell): boolean =>
  rows.first <= row && row <= rows.last && nights.first <= night && night <= nights.last

interface Bounds {
  rows: number
  from: CalendarDate
  /** The day after the last one. */
  until: CalendarDate
}

/** The night after a key by the ARIA pattern of a grid; undefined for other keys. */
export const cellAfter = (
  key: string,
  { row, night }: Cell,
  { rows, from, until }: Bounds,
): Cell | undefined => {
  const last = addDays(until, -1)
  const moved = {
    ArrowLeft: { row, night: addDays(night, -1) },
    ArrowRight: { row, night: addDays(night, 1) },
    ArrowUp: { row: row - 1, night },
    ArrowDown: { row: row + 1, night },
    Home: { row, night: from },
    End: { row, night: last },
  }[key]
  if (!moved) return undefined
  return {
    row: Math.min(Math.max(0, moved.row), rows - 1),
    night: nightsBetween(from, moved.night) < 0 ? from : earlierOf(moved.night, last),
  }
}
