import { isTooSmall, type UnitChoice } from './use-units.ts'

export interface Coming {
  guests: number
  /** They come today, or are in the house already. */
  isToday: boolean
}

/** Whether somebody has to see to a unit before guests who come today can have it. */
export const isToBeMadeReady = ({ isReady }: UnitChoice, { isToday }: Coming): boolean => isToday && !isReady

/** What is said beside a unit in a list; nothing where it can be had at once. */
export const unitMark = (
  unit: UnitChoice,
  coming: Coming,
): UnitChoice['hindrance'] | 'tooSmall' | 'notReady' => {
  if (unit.hindrance) return unit.hindrance
  if (isTooSmall(unit, coming.guests)) return 'tooSmall'
  return isToBeMadeReady(unit, coming) ? 'notReady' : undefined
}
