import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone, nightsOf } from '@calm-rest/contract/stay'
import { createRandom } from '@calm-rest/testing/random'
import { planMessages, planReviews, type SeasonMessage, type SeasonReview } from './correspondence.ts'
import { moveSome } from './moves.ts'
import { notAllAreAsked } from './nationalities.ts'
import { planPayments, type SeasonPayment } from './payments.ts'
import { planSpans, type Repair, type SeasonUnit } from './spans.ts'
import { planStays, type SeasonStay } from './stays.ts'

/** Everything that happens in a season, before it is stored. */
export interface Season {
  today: CalendarDate
  stays: SeasonStay[]
  /** Ordered by time. */
  payments: SeasonPayment[]
  repairs: Repair[]
  messages: SeasonMessage[]
  reviews: SeasonReview[]
}

/** Plans two years around a moment. The same units, seed and moment give the same season. */
export const planSeason = (units: readonly SeasonUnit[], now: Date, seed: string): Season => {
  const today = dateInZone(now, hotel.timeZone)
  // each part has its own random numbers: one more review moves no stay
  const randomFor = (what: string) => createRandom(`${seed} ${today} ${what}`)
  const { stays: spans, repairs } = planSpans(units, today, randomFor('spans'))
  const stays = planStays(spans, now, today, randomFor('stays'))
  const closed = repairs.flatMap(({ unit, from, until }) =>
    nightsOf(from, until).map((night) => ({ unitId: unit.id, night })),
  )
  moveSome(stays, units, closed, today, randomFor('moves'))
  notAllAreAsked(stays, randomFor('nationalities'))
  return {
    today,
    stays,
    repairs,
    payments: planPayments(stays, now, randomFor('payments')),
    messages: planMessages(stays, now, randomFor('messages')),
    reviews: planReviews(stays, units, today, randomFor('reviews')),
  }
}
