import { limits } from '@calm-rest/contract/limits'
import {
  calendarDate,
  cancellationRule,
  depositRule,
  ownersText,
  priceRounding,
  restrictionBinds,
} from '@calm-rest/contract/schemas'
import { soldAt, staffLimits } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { z } from 'zod'
import { taxBasesError } from './tax-bases.ts'

/** Stands for every room type, or for every rate plan. */
export const every = '*'

/** The plan that always exists. */
export const standardPlan = 'standard'

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens')
/** Percentage with at most two decimals, so that it is a whole number of hundredths. */
const percent = (min: number, max: number) => z.number().min(min).max(max).multipleOf(0.01)
const cents = z.int().min(0).max(limits.rates.amountCents)
const weekday = z.int().min(1).max(7)
/** ISO weekdays, 1 is Monday; every day by default. */
const weekdays = weekday.array().max(7).default([])
/** Days from `from` until the day before `until`. */
const span = { from: calendarDate, until: calendarDate, weekdays }
const roomType = z.string().min(1).max(80).default(every)
const per = z.enum(['stay', 'night', 'person', 'person_night'])

const plan = z.strictObject({
  id,
  name: ownersText,
  /** Text for guests about the plan, beside the dates of cancellation. */
  policy: ownersText.optional(),
  /** Added to every night; negative for a discount. */
  percent: percent(-90, 500).default(0),
  cancellation: cancellationRule,
  /** What has to be paid before the stay; by default nothing. */
  deposit: depositRule.optional(),
  /** Whether breakfast is included; by default not if it is among the extras, otherwise as in the standard plan. */
  breakfast: z.boolean().optional(),
})

/** Price of nights, of one room type or of all: an amount, or a percentage on top of the room's price. */
const nightPrice = z.strictObject({
  ...span,
  roomType,
  /** Only the owner sees it. */
  season: z.string().max(80).default(''),
  priceCents: cents.optional(),
  percent: percent(-90, 500).optional(),
})

const guestPrice = z.strictObject({
  roomType,
  guests: z.int().min(limits.guests.min).max(limits.guests.max),
  /** Added to each night of a room with exactly this number of adults; may be negative. */
  perNightCents: z.int().min(-limits.rates.amountCents).max(limits.rates.amountCents),
})

const childPrice = z.strictObject({
  fromAge: z.int().min(0).max(limits.childAge.max),
  /** The last age that it applies to. */
  toAge: z.int().min(0).max(limits.childAge.max),
  perNightCents: cents,
})

const restriction = z.strictObject({
  ...span,
  roomType,
  plan: id.or(z.literal(every)).default(every),
  /** Which stays `minNights` and `maxNights` apply to; rules from before contract 1.15 are by arrival. */
  binds: restrictionBinds.default('arrival'),
  minNights: z.int().min(1).max(limits.nights.max).optional(),
  maxNights: z.int().min(1).max(limits.nights.max).optional(),
  closedToArrival: z.boolean().default(false),
  closedToDeparture: z.boolean().default(false),
  /** Days from today to check-in. */
  minDaysAhead: z.int().min(0).max(limits.bookingHorizonDays).optional(),
  maxDaysAhead: z.int().min(0).max(limits.bookingHorizonDays).optional(),
})

/**
 * Days on which the whole property takes no guests. A stay may end on the first and begin on the day after the last.
 */
const closure = z.strictObject({
  from: calendarDate,
  until: calendarDate,
  /** Only the owner sees it. */
  note: z.string().max(staffLimits.closures.note).default(''),
})

const lengthDiscount = z.strictObject({
  nights: z.int().min(2).max(limits.nights.max),
  percent: percent(0.01, 90),
})

const promotionCode = z.strictObject({
  /** In the form in which it is compared: capitals and digits. */
  code: z.string().regex(/^[A-Z0-9]{4,20}$/, 'four to twenty capitals and digits'),
  percent: percent(0.01, 100).optional(),
  /** Taken off each room's stay. */
  amountCents: cents.optional(),
  /** Every night of the stay must be one of these days. */
  from: calendarDate.optional(),
  until: calendarDate.optional(),
  /** Every night of the stay must be one of these; every weekday by default. */
  weekdays: weekday.array().min(1).max(7).optional(),
  /** Room types that it takes something off; every one by default. */
  roomTypes: z.string().min(1).max(80).array().min(1).max(staffLimits.changedRooms).optional(),
  /** Last day on which it can be used. */
  bookUntil: calendarDate.optional(),
  minNights: z.int().min(1).max(limits.nights.max).optional(),
  /** Maximum number of bookings that can use it; unlimited by default. */
  maxUses: z.int().min(1).max(100_000).optional(),
})

const taxBases = z.strictObject({
  /** The room after discounts. */
  room: z.boolean(),
  extras: z.literal('all').or(id.array().max(staffLimits.rates.extras)),
  /** Ids of other taxes. */
  taxes: id.array().max(staffLimits.rates.taxes),
})

const taxChange = z.strictObject({
  from: calendarDate,
  percent: percent(0, 100).optional(),
  amountCents: cents.optional(),
})

const tax = z.strictObject({
  id,
  name: ownersText,
  /** Percentage of `of`. */
  percent: percent(0.01, 100).optional(),
  amountCents: cents.optional(),
  per: per.default('stay'),
  of: taxBases.default({ room: true, extras: 'all', taxes: [] }),
  /** First day of arrival on which it is due; of every stay by default. */
  from: calendarDate.optional(),
  /** What it becomes for arrivals from a day on; 0 ends it. */
  changes: taxChange.array().max(staffLimits.rates.taxChanges).default([]),
  /** Whether prices contain it already, or it is added on top. */
  included: z.boolean(),
  /** For amounts per person: the age from which they are due; after the last of a child, of adults alone. */
  fromAge: z
    .int()
    .min(0)
    .max(limits.childAge.max + 1)
    .default(0),
  /** Who does not owe it. */
  exempt: z.strictObject({ localGuests: z.boolean() }).optional(),
})

const extra = z.strictObject({
  id,
  name: ownersText,
  amountCents: cents,
  /** 'person' and 'person_night' apply to each unit of the quantity. */
  per,
  /** Maximum quantity in one booking. */
  max: z.int().min(1).max(limits.extras.quantity).default(1),
  /** Whether it is the breakfast of a stay; by default its name decides. */
  breakfast: z.boolean().optional(),
  /** Guests are offered only what is sold with a booking. */
  soldAt: z.enum(soldAt).default('booking'),
})

/** An additional currency in which the total is shown. */
const otherCurrency = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, 'a code of ISO 4217, like EUR'),
  /** Units of it for one dollar; by default the fetched rate of the day applies. */
  perDollar: z.number().positive().max(1_000_000).optional(),
})

const oneOfTwo = (one: { percent?: number | undefined }, amount: number | undefined) =>
  (one.percent === undefined) !== (amount === undefined)

const isEmptySpan = ({ from, until }: { from: CalendarDate; until: CalendarDate }) => until <= from

const repeated = (keys: readonly string[]) => keys.find((key, i) => keys.indexOf(key) !== i)

/**
 * Everything that determines a price beside the rooms' own prices. It is one document, replaced as a whole and stored
 * in versions, so that a quote can name its version. docs/rates.md describes how it is applied. How many rules of a list
 * may be added is decided in rate-bounds.ts; stored rates may have more.
 */
export const ratesSchema = z
  .strictObject({
    plans: plan.array().min(1).max(limits.rates.rules),
    prices: nightPrice.array().max(limits.rates.rules).default([]),
    guestPrices: guestPrice.array().max(limits.rates.rules).default([]),
    childPrices: childPrice.array().max(limits.rates.rules).default([]),
    restrictions: restriction.array().max(limits.rates.rules).default([]),
    closures: closure.array().max(limits.rates.rules).default([]),
    lengthDiscounts: lengthDiscount.array().max(limits.rates.rules).default([]),
    promotionCodes: promotionCode.array().max(limits.rates.rules).default([]),
    taxes: tax.array().max(limits.rates.rules).default([]),
    extras: extra.array().max(limits.rates.rules).default([]),
    otherCurrencies: otherCurrency.array().max(limits.rates.rules).default([]),
    /** How the price of a night is rounded; not at all by default. */
    rounding: priceRounding.optional(),
  })
  .superRefine((rates, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (!rates.plans.some((one) => one.id === standardPlan))
      refuse(['plans'], `needs the plan '${standardPlan}'`)
    for (const list of ['plans', 'taxes', 'extras'] as const) {
      const twice = repeated(rates[list].map((one) => one.id))
      if (twice !== undefined) refuse([list], `'${twice}' is there twice`)
    }
    const currency = repeated(rates.otherCurrencies.map((one) => one.currency))
    if (currency !== undefined) refuse(['otherCurrencies'], `'${currency}' is there twice`)
    const code = repeated(rates.promotionCodes.map((one) => one.code))
    if (code !== undefined) refuse(['promotionCodes'], `'${code}' is there twice`)
    const nights = repeated(rates.lengthDiscounts.map((one) => String(one.nights)))
    if (nights !== undefined) refuse(['lengthDiscounts'], `${nights} nights are there twice`)
    const guests = repeated(rates.guestPrices.map((one) => `${one.guests} guests in ${one.roomType}`))
    if (guests !== undefined) refuse(['guestPrices'], `${guests} are there twice`)
    const planIds = new Set([every, ...rates.plans.map((one) => one.id)])
    for (const [i, one] of rates.prices.entries()) {
      if (isEmptySpan(one)) refuse(['prices', i, 'until'], 'has to be after from')
      if (!oneOfTwo(one, one.priceCents)) refuse(['prices', i], 'needs priceCents or percent')
    }
    for (const [i, one] of rates.restrictions.entries()) {
      if (isEmptySpan(one)) refuse(['restrictions', i, 'until'], 'has to be after from')
      if (!planIds.has(one.plan)) refuse(['restrictions', i, 'plan'], `'${one.plan}' is no plan`)
    }
    for (const [i, one] of rates.closures.entries())
      if (isEmptySpan(one)) refuse(['closures', i, 'until'], 'has to be after from')
    const byAge = rates.childPrices.toSorted((a, b) => a.fromAge - b.fromAge)
    for (const [i, one] of byAge.entries()) {
      if (one.toAge < one.fromAge) refuse(['childPrices'], `${one.fromAge} to ${one.toAge} are no ages`)
      const next = byAge[i + 1]
      if (next && next.fromAge <= one.toAge) refuse(['childPrices'], `${next.fromAge} has two prices`)
    }
    for (const [i, one] of rates.promotionCodes.entries())
      if (!oneOfTwo(one, one.amountCents)) refuse(['promotionCodes', i], 'needs percent or amountCents')
    for (const [i, one] of rates.taxes.entries()) {
      if (!oneOfTwo(one, one.amountCents)) refuse(['taxes', i], 'needs percent or amountCents')
      if (one.changes.some(({ percent }) => (percent === undefined) !== (one.percent === undefined)))
        refuse(['taxes', i, 'changes'], 'need what the tax has, percent or amountCents')
      const wrongBases = taxBasesError(one, rates.taxes)
      if (wrongBases !== undefined) refuse(['taxes', i, 'of'], wrongBases)
    }
  })

export type Rates = z.output<typeof ratesSchema>
export type RatePlan = Rates['plans'][number]
export type NightPriceRule = Rates['prices'][number]
export type Restriction = Rates['restrictions'][number]
export type PromotionCode = Rates['promotionCodes'][number]
export type Tax = Rates['taxes'][number]
export type Extra = Rates['extras'][number]

/** The rates until the owner changes them: the rooms' own prices and the specification's cancellation terms. */
export const firstRates: Rates = ratesSchema.parse({
  plans: [
    {
      id: standardPlan,
      name: { en: 'Standard rate', de: 'Standardtarif', zh: '标准价' },
      cancellation: { kind: 'hours_after_booking', hours: 24 },
    },
  ],
})

/** The rates of a property that began with nothing: until its owner says so, they promise no breakfast and no refund. */
export const ratesOfNothing: Rates = ratesSchema.parse({
  plans: firstRates.plans.map((plan) => ({
    ...plan,
    breakfast: false,
    cancellation: { kind: 'non_refundable' },
  })),
})

/** Returns the plan of a stay; the standard plan if the owner has removed it since. */
export const planOrStandard = ({ plans }: Rates, id: string): RatePlan =>
  (plans.find((one) => one.id === id) ?? plans.find((one) => one.id === standardPlan)) as RatePlan

/** Returns whether children's ages can change the price. If not, forms do not ask for them. */
export const asksForChildren = ({ childPrices, taxes }: Rates): boolean =>
  childPrices.length > 0 || taxes.some(({ fromAge }) => fromAge > 0)
