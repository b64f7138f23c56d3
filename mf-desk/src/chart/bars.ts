import type { Chart, ChartStay, StaffBlock } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { type UnitKey, unitKey } from '../units/unit-rows.ts'
import { type Columns, columnsOf } from './geometry.ts'

/** A block, or a stay of the owner's people. */
export type BlockKind = 'block' | 'ownStay'

export const kindOf = ({ ownStayOf }: Pick<StaffBlock, 'ownStayOf'>): BlockKind =>
  ownStayOf == null ? 'block' : 'ownStay'

/** A stay or a block in a row, with its nights [from, until), and its columns. */
export type ChartBar = { key: string; from: CalendarDate; until: CalendarDate } & Columns &
  ({ kind: 'stay'; stay: ChartStay } | { kind: 'block'; block: StaffBlock })

/** Bars of each unit, in the order of their nights. */
export type BarsByUnit = ReadonlyMap<UnitKey, readonly ChartBar[]>

export const stayBar = (stay: ChartStay, chartFrom: CalendarDate): ChartBar => ({
  kind: 'stay',
  key: `${stay.reference} ${stay.from}`,
  from: stay.from,
  until: stay.until,
  stay,
  ...columnsOf(stay, chartFrom),
})

const blockBar = (block: StaffBlock, chartFrom: CalendarDate): ChartBar => ({
  kind: 'block',
  key: `block ${block.id}`,
  from: block.from,
  until: block.until,
  block,
  ...columnsOf(block, chartFrom),
})

export const barsByUnit = ({ from, stays, blocks }: Pick<Chart, 'from' | 'stays' | 'blocks'>): BarsByUnit => {
  const byUnit = new Map<UnitKey, ChartBar[]>()
  const add = (key: UnitKey, bar: ChartBar) => {
    const bars = byUnit.get(key)
    if (bars) bars.push(bar)
    else byUnit.set(key, [bar])
  }
  for (const stay of stays) add(unitKey(stay), stayBar(stay, from))
  for (const block of blocks) add(unitKey(block), blockBar(block, from))
  for (const bars of byUnit.values()) bars.sort((a, b) => a.column - b.column)
  return byUnit
}

/** Returns the bar of a unit that covers a night. */
export const barAt = (bars: readonly ChartBar[] | undefined, night: CalendarDate): ChartBar | undefined =>
  bars?.find(({ from, until }) => from <= night && night < until)

/** Number of free units for each night of the chart. */
export const freeUnits = ({ from, until, units, stays, blocks }: Chart): number[] => {
  const nights = nightsBetween(from, until)
  // a difference array: linear in nights and bars together
  const changes = new Array<number>(nights + 1).fill(0)
  const taken = (first: CalendarDate, end: CalendarDate) => {
    const begin = Math.max(0, nightsBetween(from, first))
    const stop = Math.min(nights, nightsBetween(from, end))
    if (stop <= begin) return
    changes[begin] = (changes[begin] ?? 0) + 1
    changes[stop] = (changes[stop] ?? 0) - 1
  }
  for (const bar of [...stays, ...blocks]) taken(bar.from, bar.until)
  let free = units.length
  return Array.from({ length: nights }, (_, night) => {
    free -= changes[night] ?? 0
    return free
  })
}

/** Months of the chart with their first column and number of days in it. */
export const monthsOf = (from: CalendarDate, until: CalendarDate) => {
  const months: { month: CalendarDate; first: number; days: number }[] = []
  for (let day = from; day < until; ) {
    const next = firstOfNextMonth(day)
    const end = next < until ? next : until
    months.push({ month: day, first: nightsBetween(from, day), days: nightsBetween(day, end) })
    day = end
  }
  return months
}

const firstOfNextMonth = (day: CalendarDate): CalendarDate =>
  `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
