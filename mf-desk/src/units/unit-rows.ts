import {
  type Chart,
  type ChartStay,
  type ChartUnit,
  unitInSentence,
  unitLabel,
} from '@calm-rest/contract/staff'

/** Names one unit: its number is within its room type. */
export type UnitKey = string

export const unitKey = ({ roomId, unit }: { roomId: string; unit: number }): UnitKey => `${roomId} ${unit}`

/** A row of the chart. */
export interface ChartRowUnit extends ChartUnit {
  key: UnitKey
  /** How it is called beside its room type; undefined for the only unit of a type, if it has no name. */
  label: string | undefined
}

/** Rows of the chart in the property's order. */
export const rowsOf = (units: Chart['units']): ChartRowUnit[] =>
  units.map((unit) => ({
    ...unit,
    key: unitKey(unit),
    label:
      unit.unitName || units.filter(({ roomId }) => roomId === unit.roomId).length > 1
        ? unitLabel(unit)
        : undefined,
  }))

/** Whether a line parts a row from that above it: another room type begins there. */
export const beginsType = (rows: readonly ChartRowUnit[], row: number): boolean =>
  row > 0 && rows[row - 1]?.roomId !== rows[row]?.roomId

/** As it is spoken: `Sea view 2`, `Sea view · Lagoon 1`. */
export const nameOfUnit = (unit: ChartRowUnit): string =>
  unit.label === undefined ? unit.roomType : unitInSentence(unit)

/** Target of a move: another unit, other nights, or both. */
export type StayPlace = Pick<ChartStay, 'roomId' | 'unit' | 'checkIn' | 'checkOut'>
