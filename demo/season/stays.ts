import type { BookingStatus } from '@calm-rest/contract/api'
import { addDays, type CalendarDate, earlierOf, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Random } from '@calm-rest/testing/random'
import { happens, oneOf, wholeOf } from './choose.ts'
import { createGuests } from './guests.ts'
import { campaigns, seasonPartners } from './partners.ts'
import { createReferences } from './references.ts'
import type { UnitSpan } from './spans.ts'
import { notes, requests, unpaidNote } from './words.ts'

/** A booking with all its stored data, and the nights that it holds. */
export interface SeasonStay {
  reference: string
  status: BookingStatus
  roomId: string
  /** Present or last unit of the guest. */
  unitId: number
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  lang: Lang
  country: string
  /** Number of guests by nationality; empty if nobody has asked. */
  nationalities: Record<string, number>
  totalCents: number
  specialRequest: string | null
  note: string | null
  createdAt: string
  freeUntil: string
  cancelledAt: string | null
  refund: 'full' | 'none' | null
  pinnedAt: string | null
  arrivedOn: CalendarDate | null
  endedOn: CalendarDate | null
  arrivalTime: string | null
  arrivalFlight: string | null
  arrivalShuttle: 0 | 1 | null
  arrivalToldAt: string | null
  partnerId: string | null
  partnerWay: 'origin' | 'link' | null
  campaign: string | null
  nights: { unitId: number; night: CalendarDate }[]
  /** A change of room during the stay. */
  moved: { on: CalendarDate; fromUnit: number; toUnit: number } | null
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Probabilities of unplanned events. */
const cancelledChance = 0.1
const noShowChance = 0.015
const earlyChance = 0.02
const walkInChance = 0.06

/** Returns a moment of a day at which somebody at the property is awake. */
export const momentOn = (day: CalendarDate, random: Random) =>
  new Date(Date.parse(`${day}T03:30:00Z`) + wholeOf(random, 14 * 60) * 60_000)

/** Most guests book within two months; some a year ahead. */
const leadDays = (random: Random) => Math.min(360, Math.floor(-45 * Math.log(1 - random.next())))

type Life = Pick<SeasonStay, 'status' | 'arrivedOn' | 'endedOn'>

/** Returns the state of a stay today. */
const lifeOf = ({ from, until }: UnitSpan, today: CalendarDate, random: Random): Life => {
  const expected: Life = { status: 'confirmed', arrivedOn: null, endedOn: null }
  if (from > today) return expected
  // the day is in progress: some have arrived, some have left, and the arrival of one of yesterday's guests was not
  // recorded
  if (from === today) return happens(random, 0.35) ? { ...expected, arrivedOn: from } : expected
  if (happens(random, noShowChance)) return { status: 'no_show', arrivedOn: null, endedOn: from }
  if (until > today)
    return from === addDays(today, -1) && happens(random, 0.2) ? expected : { ...expected, arrivedOn: from }
  if (until === today && happens(random, 0.6)) return { ...expected, arrivedOn: from }
  const isEarly = nightsBetween(from, until) > 1 && happens(random, earlyChance)
  return { status: 'completed', arrivedOn: from, endedOn: isEarly ? addDays(until, -1) : until }
}

/** Returns the nights that a stay holds: an early departure or a no-show has released the rest. */
const nightsHeld = ({ unit, from, until }: UnitSpan, { endedOn }: Life) =>
  nightsOf(from, endedOn === null ? until : earlierOf(endedOn, until)).map((night) => ({
    unitId: unit.id,
    night,
  }))

interface Booked {
  at: Date
  isWalkIn: boolean
}

const bookedFor = ({ from }: UnitSpan, now: Date, today: CalendarDate, random: Random): Booked => {
  const isWalkIn = from <= today && happens(random, walkInChance)
  const day = isWalkIn ? from : addDays(earlierOf(from, today), -leadDays(random))
  const at = momentOn(day, random)
  // nobody books in the future
  return { at: at < now ? at : new Date(now.getTime() - 10 * 60_000), isWalkIn }
}

const arrivalFor = ({ at, isWalkIn }: Booked, random: Random) => {
  if (isWalkIn || !happens(random, 0.45)) {
    return { arrivalTime: null, arrivalFlight: null, arrivalShuttle: null, arrivalToldAt: null }
  }
  const flies = happens(random, 0.3)
  return {
    arrivalTime: `${12 + wholeOf(random, 10)}:${oneOf(random, ['00', '15', '30', '45'])}`,
    arrivalFlight: flies ? `UL ${500 + wholeOf(random, 60)}` : null,
    arrivalShuttle: flies && happens(random, 0.5) ? (1 as const) : (0 as const),
    arrivalToldAt: at.toISOString(),
  }
}

const broughtBy = ({ isWalkIn }: Booked, random: Random) => {
  if (isWalkIn || !happens(random, 0.28)) return { partnerId: null, partnerWay: null, campaign: null }
  const isLink = happens(random, 0.5)
  return {
    partnerId: oneOf(random, seasonPartners).id,
    partnerWay: isLink ? ('link' as const) : ('origin' as const),
    campaign: isLink ? oneOf(random, campaigns) : null,
  }
}

/** Plans bookings for the nights of guests, including cancelled ones. */
export const planStays = (
  spans: readonly UnitSpan[],
  now: Date,
  today: CalendarDate,
  random: Random,
): SeasonStay[] => {
  const nextGuest = createGuests(random)
  const nextReference = createReferences(random)

  const book = (span: UnitSpan, life: Life): SeasonStay => {
    const { unit, from: checkIn, until: checkOut } = span
    const booked = bookedFor(span, now, today, random)
    const { at, isWalkIn } = booked
    const { nationality, ...guest } = nextGuest()
    const guests = 1 + wholeOf(random, unit.guests)
    return {
      reference: nextReference(),
      roomId: unit.roomId,
      unitId: unit.id,
      checkIn,
      checkOut,
      ...life,
      ...guest,
      ...(isWalkIn && { email: '', phone: happens(random, 0.5) ? guest.phone : null }),
      guests,
      nationalities: { [nationality]: guests },
      totalCents: nightsBetween(checkIn, checkOut) * unit.nightCents,
      specialRequest: !isWalkIn && happens(random, 0.15) ? oneOf(random, requests[guest.lang]) : null,
      note: happens(random, 0.08) ? oneOf(random, notes) : null,
      createdAt: at.toISOString(),
      freeUntil: new Date(at.getTime() + dayMs).toISOString(),
      cancelledAt: null,
      refund: null,
      pinnedAt: happens(random, 0.05) ? at.toISOString() : null,
      ...arrivalFor(booked, random),
      ...broughtBy(booked, random),
      nights: nightsHeld(span, life),
      moved: null,
    }
  }

  /** Plans an earlier booking of the same or adjacent nights that was cancelled. */
  const cancelledBefore = (span: UnitSpan): SeasonStay => {
    const life: Life = { status: 'cancelled', arrivedOn: null, endedOn: null }
    const stay = book(span, life)
    const at = new Date(Date.parse(stay.createdAt) + (2 + wholeOf(random, 60)) * hourMs)
    const isUnpaid = happens(random, 0.3)
    return {
      ...stay,
      nights: [],
      ...(isUnpaid && { note: unpaidNote }),
      cancelledAt: (at < now ? at : now).toISOString(),
      refund: isUnpaid || at.toISOString() <= stay.freeUntil ? 'full' : 'none',
    }
  }

  return spans.flatMap((span) => [
    ...(happens(random, cancelledChance) ? [cancelledBefore(span)] : []),
    book(span, lifeOf(span, today, random)),
  ])
}
