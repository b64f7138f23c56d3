import type { Chart, ChartClosure } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, earlierOf, laterOf } from '@calm-rest/contract/stay'
import type { TFunction } from 'i18next'
import { type Columns, columnsOf } from './geometry.ts'

/** Consecutive nights on which the property is closed. */
export interface ClosedNights {
  from: CalendarDate
  until: CalendarDate
  /** Empty if the staff wrote none. */
  reason: string
}

/** Closures by their first night; overlapping ones are merged, with all reasons. */
export const closedNights = (closures: readonly ChartClosure[]): ClosedNights[] => {
  const merged: { from: CalendarDate; until: CalendarDate; reasons: Set<string> }[] = []
  for (const { from, until, note } of closures) {
    const last = merged.at(-1)
    if (last && from < last.until) {
      last.until = laterOf(last.until, until)
      last.reasons.add(note)
    } else merged.push({ from, until, reasons: new Set([note]) })
  }
  return merged.map(({ reasons, ...span }) => ({ ...span, reason: [...reasons].filter(Boolean).join(' · ') }))
}

/** Closures clipped to the chart's nights. */
export type ClosedColumns = ClosedNights & Columns

export const closedColumns = ({
  closures,
  from,
  until,
}: Pick<Chart, 'closures' | 'from' | 'until'>): ClosedColumns[] =>
  closedNights(closures).map((closed) => {
    const shown = { from: laterOf(closed.from, from), until: earlierOf(closed.until, until) }
    return { ...closed, ...columnsOf(shown, from) }
  })

export const closedOn = (closed: readonly ClosedNights[], night: CalendarDate): ClosedNights | undefined =>
  closed.find(({ from, until }) => from <= night && night < until)

export const closedWords = (reason: string, t: TFunction): string =>
  reason ? t('closed.because', { reason }) : t('closed.property')

export const lastNight = ({ until }: Pick<ClosedNights, 'until'>): CalendarDate => addDays(until, -1)
