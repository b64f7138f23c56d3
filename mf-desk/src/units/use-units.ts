import type { Failure } from '@calm-rest/contract/api'
import type { Chart, ChartUnit } from '@calm-rest/contract/staff'
import { type CalendarDate, laterOf, nightsBetween } from '@calm-rest/contract/stay'
import { useMemo, useState } from 'react'
import { useQuote } from '../api/use-quote.ts'
import { useToday } from '../api/use-today.ts'
import { type ChartRowUnit, nameOfUnit, rowsOf, type StayPlace, unitKey } from './unit-rows.ts'

export interface UnitChoice extends Pick<ChartUnit, 'roomId' | 'unit' | 'guests' | 'isReady'> {
  key: string
  name: string
  /** Nobody else has it on any of the nights. */
  isFree: boolean
  /** Why it is not free. */
  hindrance: 'taken' | 'outOfOrder' | 'blocked' | undefined
}

interface UnitsOptions {
  /** A stay, for which its own units count as free. */
  reference?: string
  /** Another number asks once more for the same. */
  attempt?: number
}

interface Units {
  units: UnitChoice[]
  /** The property is closed on some of the nights. */
  closures: Chart['closures']
  failure: Failure | undefined
}

type Nights = Pick<StayPlace, 'checkIn' | 'checkOut'>

/**
 * Nights on which a unit must be free: for a stay that has begun, those from today. Undefined without nights.
 */
export const nightsToHave = (
  { checkIn, checkOut }: Nights,
  today: CalendarDate,
): { from: CalendarDate; until: CalendarDate } | undefined => {
  if (nightsBetween(checkIn, checkOut) <= 0) return undefined
  const from = laterOf(checkIn, today)
  return from < checkOut ? { from, until: checkOut } : undefined
}

const none: Chart['closures'] = []

/**
 * Every unit of the property for some nights, or why they are unknown. The previous ones stay until others
 * are loaded.
 */
export const useUnits = (nights: Nights, { reference, attempt = 0 }: UnitsOptions = {}): Units => {
  const query = nightsToHave(nights, useToday())
  const asked = useQuote('readChart', query && { query }, { attempt })
  const [chart, setChart] = useState<Chart>()
  if (asked.status === 'ready' && asked.quote !== chart) setChart(asked.quote)
  const units = useMemo(() => (chart ? choicesOf(chart, reference) : []), [chart, reference])
  const closures = asked.status === 'ready' ? asked.quote.closures : none
  return { units, closures, failure: asked.status === 'failed' ? asked.failure : undefined }
}

/** Whether a unit is too small for these guests. */
export const isTooSmall = (unit: Pick<UnitChoice, 'guests'>, guests: number): boolean => unit.guests < guests

/** Its own unit counts as free for a stay. */
export const choicesOf = (
  { from, units, stays, blocks }: Chart,
  reference: string | undefined,
): UnitChoice[] => {
  const taken = new Set(stays.filter((stay) => stay.reference !== reference).map(unitKey))
  const blocked = new Set(blocks.map(unitKey))
  const hindranceOf = ({ key, outOfOrderUntil }: ChartRowUnit): UnitChoice['hindrance'] => {
    if (taken.has(key)) return 'taken'
    if (!blocked.has(key)) return undefined
    return outOfOrderUntil !== null && outOfOrderUntil > from ? 'outOfOrder' : 'blocked'
  }
  return rowsOf(units).map((row) => {
    const { key, roomId, unit, guests, isReady } = row
    const hindrance = hindranceOf(row)
    const isFree = hindrance === undefined
    return { key, roomId, unit, guests, isReady, name: nameOfUnit(row), isFree, hindrance }
  })
}
