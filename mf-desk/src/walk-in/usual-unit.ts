import { isTooSmall, type UnitChoice } from '../change/use-units.ts'

export interface Coming {
  guests: number
  /** They come today. */
  isToday: boolean
}

/** Whether somebody has to see to a unit before guests who come today can have it. */
export const isToBeMadeReady = ({ isReady }: UnitChoice, { isToday }: Coming): boolean => isToday && !isReady

/** The unit that is offered until somebody chooses: the first free one that holds the guests; one that is ready goes first. */
export const usualUnit = (units: readonly UnitChoice[], coming: Coming): UnitChoice | undefined => {
  const possible = units.filter((unit) => unit.isFree && !isTooSmall(unit, coming.guests))
  return possible.find((unit) => !isToBeMadeReady(unit, coming)) ?? possible[0]
}
