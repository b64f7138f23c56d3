import { isTooSmall, type UnitChoice } from './use-units.ts'

export interface Coming {
  guests: number
  /** They arrive today, or are in house already. */
  isToday: boolean
}

/** Whether a unit needs work before guests can have it today. */
export const isToBeMadeReady = ({ isReady }: UnitChoice, { isToday }: Coming): boolean => isToday && !isReady

/** Note beside a unit in a list; empty if it is available at once. */
export const unitMark = (
  unit: UnitChoice,
  coming: Coming,
): UnitChoice['hindrance'] | 'tooSmall' | 'notReady' => {
  if (unit.hindrance) return unit.hindrance
  if (isTooSmall(unit, coming.guests)) return 'tooSmall'
  return isToBeMadeReady(unit, coming) ? 'notReady' : undefined
}
