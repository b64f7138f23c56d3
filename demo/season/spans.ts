import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Random } from '@calm-rest/testing/random'
import { occupancyOn, seasonAround } from './calendar.ts'
import { happens, oneOf, wholeOf } from './choose.ts'

/** A unit of the property with what a stay in it needs. */
export interface SeasonUnit {
  id: number
  /** Number within its room type. */
  number: number
  roomId: string
  category: string
  /** Maximum number of guests. */
  guests: number
  /** Price of a night in cents. */
  nightCents: number
}

/** Nights of one unit, half-open: occupied by guests, or out of sale. */
export interface UnitSpan {
  unit: SeasonUnit
  from: CalendarDate
  until: CalendarDate
}

/** Lengths of stays in nights, each as likely as it is listed. */
const lengths = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 7]
const meanLength = lengths.reduce((sum, nights) => sum + nights, 0) / lengths.length

/** Probability for a free night of a unit. */
const repairChance = 0.006
const repairReasons = [
  'New roof tiles',
  'Painting',
  'Plumbing',
  'Air conditioner serviced',
  'Termite treatment',
]

/** Probability for a free night: alternating stays and gaps of these lengths give the wanted occupancy. */
const arrivalChance = (occupancy: number) => 1 / (1 + (meanLength * (1 - occupancy)) / occupancy)

export interface Repair extends UnitSpan {
  reason: string
}

export interface SeasonSpans {
  stays: UnitSpan[]
  repairs: Repair[]
}

/** Plans the nights of every unit around a day without overlaps. One unit is out of order on that day. */
export const planSpans = (units: readonly SeasonUnit[], today: CalendarDate, random: Random): SeasonSpans => {
  const { from, until } = seasonAround(today)
  const broken = oneOf(random, units)
  const stays: UnitSpan[] = []
  const repairs: Repair[] = []
  for (const unit of units) {
    let day = from
    while (day < until) {
      const isBroken = unit === broken && day >= addDays(today, -1) && day <= today
      const nights = isBroken ? 4 : 2 + wholeOf(random, 4)
      if (isBroken || happens(random, repairChance)) {
        const end = addDays(day, nights)
        const reason = isBroken ? 'Broken shower' : oneOf(random, repairReasons)
        repairs.push({ unit, from: day, until: end, reason })
        day = end
        continue
      }
      if (!happens(random, arrivalChance(occupancyOn(day, today)))) {
        day = addDays(day, 1)
        continue
      }
      const wanted = addDays(day, oneOf(random, lengths))
      // the guest in the unit that breaks leaves before
      const limit = addDays(today, -1)
      const end = unit === broken && day < limit && wanted > limit ? limit : wanted
      stays.push({ unit, from: day, until: end })
      day = end
    }
  }
  return { stays, repairs }
}
