import { nightsBetween } from '@calm-rest/contract/stay'
import { useEffect, useState } from 'react'
import { nameOfUnit, rowsOf, type StayPlace, unitKey } from '../chart/chart-data.ts'
import { useDesk } from '../session/desk-context.ts'

export interface UnitChoice {
  key: string
  roomId: string
  unit: number
  name: string
  /** Nobody else has it in any of the nights. */
  isFree: boolean
}

/** Every unit of the house for some nights; those of the stay itself are free for it. */
export const useUnits = ({ checkIn, checkOut }: StayPlace, reference?: string): UnitChoice[] => {
  const { call } = useDesk()
  const [units, setUnits] = useState<UnitChoice[]>([])
  useEffect(() => {
    if (!(nightsBetween(checkIn, checkOut) > 0)) return
    let isCurrent = true
    const ask = async () => {
      const chart = await call('readChart', { query: { from: checkIn, until: checkOut } })
      if (!isCurrent || !chart.ok) return
      const taken = new Set([
        ...chart.value.stays.filter((stay) => stay.reference !== reference).map(unitKey),
        ...chart.value.blocks.map(unitKey),
      ])
      setUnits(
        rowsOf(chart.value.units).map((row) => ({
          ...{ key: row.key, roomId: row.roomId, unit: row.unit },
          ...{ name: nameOfUnit(row), isFree: !taken.has(row.key) },
        })),
      )
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [call, checkIn, checkOut, reference])
  return units
}
