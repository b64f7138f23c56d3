import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Random } from '@calm-rest/testing/random'
import { happens } from './choose.ts'
import type { SeasonUnit } from './spans.ts'
import type { SeasonStay } from './stays.ts'

const movedChance = 0.12

const placeOf = (unitId: number, night: CalendarDate) => `${unitId} ${night}`

/**
 * Moves some guests of at least three nights to another unit of their type during the stay, if one is free. Changes the
 * given stays.
 */
export const moveSome = (
  stays: readonly SeasonStay[],
  units: readonly SeasonUnit[],
  closed: readonly { unitId: number; night: CalendarDate }[],
  today: CalendarDate,
  random: Random,
): void => {
  const taken = new Set(
    [...stays.flatMap(({ nights }) => nights), ...closed].map(({ unitId, night }) => placeOf(unitId, night)),
  )
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  for (const stay of stays) {
    const on = addDays(stay.checkIn, 2)
    if (stay.arrivedOn === null || stay.nights.length < 3 || on > today) continue
    if (!happens(random, movedChance)) continue
    const later = stay.nights.filter(({ night }) => night >= on)
    const free = units.find(
      ({ id, roomId }) =>
        roomId === stay.roomId && later.every(({ night }) => !taken.has(placeOf(id, night))),
    )
    const before = byId.get(stay.unitId)
    if (!free || !before) continue
    for (const held of later) {
      taken.delete(placeOf(held.unitId, held.night))
      taken.add(placeOf(free.id, held.night))
      held.unitId = free.id
    }
    stay.moved = { on, fromUnit: before.number, toUnit: free.number }
    stay.unitId = free.id
  }
}
