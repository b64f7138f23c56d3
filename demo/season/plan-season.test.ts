import { addDays, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import { beforeAll, describe, expect, it } from 'vitest'
import { highSeason, monthOf, seasonAround } from './calendar.ts'
import { planSeason, type Season } from './plan-season.ts'
import type { SeasonUnit } from './spans.ts'
import type { SeasonStay } from './stays.ts'

/** Six in the evening at the property. */
const now = new Date('2027-02-10T12:30:00Z')
const today = '2027-02-10'

const units: SeasonUnit[] = Array.from({ length: 24 }, (_, i) => ({
  id: i + 1,
  number: (i % 3) + 1,
  roomId: `room-${Math.floor(i / 3)}`,
  category: 'standard',
  guests: 3,
  nightCents: 10_000,
}))

let season: Season
beforeAll(() => {
  season = planSeason(units, now, 'a seed')
})

const placesTaken = ({ stays, repairs }: Season) => [
  ...stays.flatMap(({ nights }) => nights.map(({ unitId, night }) => `${unitId} ${night}`)),
  ...repairs.flatMap(({ unit, from, until }) => nightsOf(from, until).map((night) => `${unit.id} ${night}`)),
]

/** Returns the share of nights occupied by guests in these months, as far ahead as most have booked. */
const occupancyIn = (months: readonly number[]) => {
  const nights = nightsOf(seasonAround(today).from, addDays(today, 100)).filter((night) =>
    months.includes(monthOf(night)),
  )
  const wanted = new Set(nights)
  const taken = season.stays.flatMap((stay) => stay.nights.filter(({ night }) => wanted.has(night)))
  return taken.length / (nights.length * units.length)
}

describe('a season', () => {
  it('has no two guests, nor a guest and a repair, in one night of one unit', () => {
    const places = placesTaken(season)
    expect(places.length).toBeGreaterThan(9000)
    expect(new Set(places).size).toBe(places.length)
  })

  it('is about 85 % full from December to March, and at most half as full in the rains', () => {
    expect(occupancyIn(highSeason)).toBeGreaterThan(0.8)
    expect(occupancyIn(highSeason)).toBeLessThan(0.9)
    expect(occupancyIn([5, 6, 9, 10])).toBeGreaterThan(0.35)
    expect(occupancyIn([5, 6, 9, 10])).toBeLessThan(0.55)
  })

  it('covers a year to each side of today, with fewer bookings the later', () => {
    const first = season.stays.map(({ checkIn }) => checkIn).sort()
    expect(nightsBetween(first[0] ?? today, today)).toBeGreaterThan(360)
    expect(nightsBetween(today, first.at(-1) ?? today)).toBeGreaterThan(300)
    const sold = (from: string) => {
      const until = addDays(from, 28)
      return season.stays.flatMap(({ nights }) =>
        nights.filter(({ night }) => night >= from && night < until),
      ).length
    }
    expect(sold(addDays(today, 330))).toBeLessThan(sold(addDays(today, 330 - 364)) * 0.6)
  })

  it('is the same for the same seed and moment, and differs for others', () => {
    expect(planSeason(units, now, 'a seed')).toEqual(season)
    expect(planSeason(units, now, 'another').stays).not.toEqual(season.stays)
    expect(planSeason(units, new Date('2027-02-11T12:30:00Z'), 'a seed').stays).not.toEqual(season.stays)
  })

  it('has the events of a property: moves, no-shows, unpaid ones, walk-ins, regulars, partners, open messages', () => {
    const { stays, messages, reviews } = season
    const byAddress = Map.groupBy(stays, ({ email }) => email)
    byAddress.delete('')
    const counts = {
      moved: stays.filter(({ moved }) => moved !== null).length,
      noShows: stays.filter(({ status }) => status === 'no_show').length,
      cancelled: stays.filter(({ status }) => status === 'cancelled').length,
      unpaid: stays.filter(({ status, note }) => status === 'cancelled' && note?.includes('deposit')).length,
      walkIns: stays.filter(({ email }) => email === '').length,
      regulars: [...byAddress.values()].filter((ofOne) => ofOne.length > 3).length,
      byPartner: stays.filter(({ partnerId }) => partnerId !== null).length,
      inHouse: stays.filter(({ arrivedOn, status }) => status === 'confirmed' && arrivedOn !== null).length,
      openMessages: messages.filter(({ reply }) => reply === null).length,
      waitingReviews: reviews.filter(({ status }) => status === 'waiting').length,
    }
    expect(Object.entries(counts).filter(([, count]) => count < 3)).toEqual([])
  })

  it('holds no night of a stay that was cancelled, not taken up or has ended', () => {
    const gone = season.stays.filter(({ status }) => status === 'cancelled' || status === 'no_show')
    expect(gone.flatMap(({ nights }) => nights)).toEqual([])
    const early = season.stays.filter(({ endedOn, checkOut }) => endedOn !== null && endedOn < checkOut)
    expect(early.length).toBeGreaterThan(3)
    for (const { nights, endedOn } of early)
      expect(nights.every(({ night }) => night < (endedOn ?? ''))).toBe(true)
  })

  it('was booked before now, and nobody leaves or arrives in the future', () => {
    const stays = season.stays
    expect(stays.filter(({ createdAt }) => createdAt > now.toISOString())).toEqual([])
    expect(stays.filter(({ checkIn, arrivedOn }) => arrivedOn !== null && checkIn > today)).toEqual([])
    expect(stays.filter(({ checkOut, status }) => status === 'confirmed' && checkOut < today)).toEqual([])
  })

  it('has guests who paid, some ahead, and some who owe; no entry is in the future, and no payment exceeds the price', () => {
    const { stays, payments } = season
    const paid = new Map<string, number>()
    for (const { reference, cents } of payments) paid.set(reference, (paid.get(reference) ?? 0) + cents)
    const dueOf = ({ reference, status, refund, totalCents }: (typeof stays)[number]) =>
      (status === 'cancelled' && refund === 'full' ? 0 : totalCents) - (paid.get(reference) ?? 0)
    expect(stays.filter((stay) => dueOf(stay) < 0)).toEqual([])
    expect(payments.filter(({ at }) => at > now.toISOString())).toEqual([])
    const inHouse = stays.filter(({ status, arrivedOn }) => status === 'confirmed' && arrivedOn !== null)
    const left = stays.filter(({ status }) => status === 'completed')
    const coming = stays.filter(({ status, checkIn }) => status === 'confirmed' && checkIn > today)
    const counts = {
      paidInHouse: inHouse.filter((stay) => dueOf(stay) === 0).length,
      owesInHouse: inHouse.filter((stay) => dueOf(stay) > 0).length,
      leftUnpaid: left.filter((stay) => dueOf(stay) > 0).length,
      ahead: coming.filter(({ reference }) => paid.has(reference)).length,
      feesDue: stays.filter((stay) => stay.status === 'cancelled' && dueOf(stay) > 0).length,
      refunds: payments.filter(({ cents, reverses }) => cents < 0 && reverses === null).length,
      reversals: payments.filter(({ reverses }) => reverses !== null).length,
    }
    expect(Object.entries(counts).filter(([, count]) => count < 3)).toEqual([])
    expect(left.filter((stay) => dueOf(stay) === 0).length / left.length).toBeGreaterThan(0.95)
  })

  it('has the nationality of most guests who came, and of no others', () => {
    const isKnown = ({ nationalities }: SeasonStay) => Object.keys(nationalities).length > 0
    const came = season.stays.filter(({ arrivedOn }) => arrivedOn !== null)
    const others = season.stays.filter(({ arrivedOn }) => arrivedOn === null)
    const known = came.filter(isKnown).length / came.length
    expect(known).toBeGreaterThan(0.85)
    expect(known).toBeLessThan(1)
    expect(others.filter(isKnown)).toEqual([])
    const ofTwo = came.filter(({ nationalities }) => Object.keys(nationalities).length === 2)
    expect(ofTwo.length / came.length).toBeGreaterThan(0.02)
    const countOf = ({ nationalities }: SeasonStay) =>
      Object.values(nationalities).reduce((sum, count) => sum + count, 0)
    expect(came.filter((stay) => isKnown(stay) && countOf(stay) !== stay.guests)).toEqual([])
  })

  it('names no real person: impossible addresses, and each reference once', () => {
    const addresses = season.stays.map(({ email }) => email).filter((email) => email !== '')
    expect(addresses.filter((email) => !/^guest-\d+@demonstration\.example$/.test(email))).toEqual([])
    const references = season.stays.map(({ reference }) => reference)
    expect(new Set(references).size).toBe(references.length)
  })
})
