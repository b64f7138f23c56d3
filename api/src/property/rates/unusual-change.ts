import { addDays, type CalendarDate, earlierOf, nightsOf } from '@calm-rest/contract/stay'
import type { GridRoom } from './price-grid.ts'
import { createOneNightTotal, priceStay } from './price-stay.ts'
import { planOrStandard, type RatePlan, type Rates, standardPlan } from './rates.ts'
import { changeBetween, type RateList } from './undo-change.ts'
import { isUnusualPrice } from './unusual-price.ts'

type Room = Pick<GridRoom, 'id' | 'baseCents' | 'guests' | 'capacity'>

/** Guests of a room in a plan. */
interface Party {
  room: Room
  plan: RatePlan
  guests: number
  children: readonly number[]
}

/** Days of arrival, and numbers of nights. */
interface Stays {
  arrivals: readonly CalendarDate[]
  lengths: readonly number[]
}

/** Number of days of arrival that are compared: a change of many seasons is judged by its first nights. */
const mostArrivals = 60

/**
 * Returns whether a change of the rates is probably a typing error: a stay, an extra or another currency would cost less
 * than half, or more than twice, as before. Compares stays of each kind that the change concerns.
 */
export const isUnusualChange = (
  { before, after }: { before: Rates; after: Rates },
  rooms: readonly Room[],
  today: CalendarDate,
): boolean => {
  const changes = new Map(changeBetween(before, after).map((change) => [change.list, change]))
  const isChanged = (...lists: RateList[]) => lists.some((list) => changes.has(list))
  const arrivals = arrivalsOf(changes.get('prices'), today)
  const lengths = isChanged('lengthDiscounts')
    ? [1, ...[...before.lengthDiscounts, ...after.lengthDiscounts].map(({ nights }) => nights)]
    : [1]
  const plans = isChanged('plans') ? after.plans : [planOrStandard(after, standardPlan)]
  const ages = isChanged('childPrices', 'taxes')
    ? [...before.childPrices, ...after.childPrices].map(({ fromAge }) => fromAge)
    : []
  const counts = (room: Room) =>
    isChanged('guestPrices', 'childPrices', 'taxes')
      ? Array.from({ length: room.capacity }, (_, i) => i + 1)
      : [room.guests]
  const parties = rooms.flatMap((room) =>
    plans.flatMap((plan) =>
      counts(room).flatMap((guests) =>
        familiesOf(guests, ages).map((children): Party => ({ room, plan, guests, children })),
      ),
    ),
  )
  const stays = { arrivals, lengths }
  return (
    parties.some((party) => {
      const earlier = totalsOf(before, party, stays)
      return totalsOf(after, party, stays).some((cents, i) => isUnusualPrice(earlier[i] ?? cents, cents))
    }) ||
    after.extras.some(({ id, amountCents }) => {
      const earlier = before.extras.find((one) => one.id === id)
      return earlier !== undefined && isUnusualPrice(earlier.amountCents, amountCents)
    }) ||
    after.otherCurrencies.some(({ currency, perDollar }) => {
      const earlier = before.otherCurrencies.find((one) => one.currency === currency)?.perDollar
      return earlier !== undefined && perDollar !== undefined && isUnusualPrice(earlier, perDollar)
    })
  )
}

/** A week from the beginning of each changed price by date; today without one. */
const arrivalsOf = (
  change: ReturnType<typeof changeBetween>[number] | undefined,
  today: CalendarDate,
): CalendarDate[] => {
  if (!change) return [today]
  const nights = [...change.added, ...change.removed].flatMap(({ from = today, until = today }) =>
    nightsOf(from, earlierOf(until, addDays(from, 7))),
  )
  return [...new Set(nights)].slice(0, mostArrivals)
}

/** Without children, and with one of each age. */
const familiesOf = (guests: number, ages: readonly number[]): (readonly number[])[] =>
  guests < 2 ? [[]] : [[], ...[...new Set(ages)].map((age) => [age])]

const totalsOf = (
  rates: Rates,
  { room, plan: { id }, guests, children }: Party,
  { arrivals, lengths }: Stays,
): number[] => {
  const plan = planOrStandard(rates, id)
  const own = { roomTypeId: room.id, baseCents: room.baseCents, guests, children }
  const oneNight = createOneNightTotal(rates, plan, own)
  return arrivals.flatMap((checkIn) =>
    lengths.map((nights) =>
      nights === 1
        ? oneNight(checkIn)
        : priceStay(rates, { ...own, checkIn, checkOut: addDays(checkIn, nights) }, { plan }).totalCents,
    ),
  )
}
