import type { Failure } from '@calm-rest/contract/api'
import type { Chart, ChartUnit } from '@calm-rest/contract/staff'
import { nightsBetween } from '@calm-rest/contract/stay'
import { useMemo, useState } from 'react'
import { useQuote } from '../api/use-quote.ts'
import { nameOfUnit, rowsOf, type StayPlace, unitKey } from '../chart/chart-data.ts'

export interface UnitChoice extends Pick<ChartUnit, 'roomId' | 'unit' | 'guests' | 'isReady'> {
  key: string
  name: string
  /** Nobody else has it in any of the nights. */
  isFree: boolean
}

interface UnitsOptions {
  /** Of a stay, for which its own units are free. */
  reference?: string
  /** Another number asks once more for the same. */
  attempt?: number
}

/** Every unit of the house for some nights, and why they are not known. Until others are, those from before stay. */
export const useUnits = (
  { checkIn, checkOut }: Pick<StayPlace, 'checkIn' | 'checkOut'>,
  { reference, attempt = 0 }: UnitsOptions = {},
): { units: UnitChoice[]; failure: Failure | undefined } => {
  const query = { from: checkIn, until: checkOut }
  const isValid = nightsBetween(checkIn, checkOut) > 0
  const asked = useQuote('readChart', isValid ? { query } : undefined, { attempt })
  const [chart, setChart] = useState<Chart>()
  if (asked.status === 'ready' && asked.quote !== chart) setChart(asked.quote)
  const units = useMemo(() => (chart ? choicesOf(chart, reference) : []), [chart, reference])
  return { units, failure: asked.status === 'failed' ? asked.failure : undefined }
}

/** Whether a unit is too small for so many guests. */
export const isTooSmall = (unit: Pick<UnitChoice, 'guests'>, guests: number): boolean => unit.guests < guests

const choicesOf = ({ units, stays, blocks }: Chart, reference: string | undefined): UnitChoice[] => {
  const taken = new Set([
    ...stays.filter((stay) => stay.reference !== reference).map(unitKey),
    ...blocks.map(unitKey),
  ])
  return rowsOf(units).map((row) => {
    const { key, roomId, unit, guests, isReady } = row
    return { key, roomId, unit, guests, isReady, name: nameOfUnit(row), isFree: !taken.has(key) }
  })
}
