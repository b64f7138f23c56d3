import { type Coming, isToBeMadeReady } from '../units/unit-mark.ts'
import { isTooSmall, type UnitChoice } from '../units/use-units.ts'

/** The unit that is offered until somebody chooses: the first free one that holds the guests; one that is ready goes first. */
export const usualUnit = (units: readonly UnitChoice[], coming: Coming): UnitChoice | undefined => {
  const possible = units.filter((unit) => unit.isFree && !isTooSmall(unit, coming.guests))
  return possible.find((unit) => !isToBeMadeReady(unit, coming)) ?? possible[0]
}
