import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, line, orNothing, textOrEmpty, toLine } from '../schemas/fields.ts'
import { cancellationRule, depositRule, ownersText, priceRounding } from '../schemas/rates.ts'
import { staffLimits } from './limits.ts'
import { chargedPer, soldAt } from './rate-choices.ts'
import { typedAmount } from './typed-amount.ts'
import { version, versioned } from './version.ts'

const place = z.int().min(0)
const listed = z.object({
  /** Index in its list of this version. */
  place: z.int(),
})
const per = z.enum(chargedPer)

const ratePlan = listed.extend({
  id: z.string(),
  /** The plan of everybody who chooses none; it cannot be ended. */
  isStandard: z.boolean(),
  names: ownersText,
  /** Added to every night; negative for a discount. */
  percent: z.number(),
  cancellation: cancellationRule,
  /** What has to be paid before the stay; missing where nothing has to. */
  deposit: depositRule.optional(),
  /** Null: as in the standard plan, unless an extra is a breakfast. */
  breakfast: z.boolean().nullable(),
  /** The property's own words about it. */
  policy: ownersText.optional(),
})

const rateExtra = listed.extend({
  id: z.string(),
  names: ownersText,
  price: dollars,
  per,
  /** Most of it in one booking. */
  max: z.int(),
  /** Whether it is a breakfast; null: its name decides. */
  breakfast: z.boolean().nullable(),
  /** Guests are offered only what is sold with a booking. */
  soldAt: z.enum(soldAt),
})

const ofRoom = {
  /** Null means every room type. */
  roomId: z.string().nullable(),
  roomType: z.string().nullable(),
}

const guestPrice = listed.extend({
  ...ofRoom,
  /** Number of guests who pay like adults. */
  guests: z.int(),
  /** Dollars added to each night; negative for less. */
  perNight: z.number(),
})

const childPrice = listed.extend({
  fromAge: z.int(),
  /** The last age. */
  toAge: z.int(),
  perNight: dollars,
})

const lengthDiscount = listed.extend({ nights: z.int(), percent: z.number() })

const tax = listed.extend({
  id: z.string(),
  names: ownersText,
  /** Of `of`; either this or `amount`. */
  percent: z.number().optional(),
  amount: dollars.optional(),
  per,
  /** What the percentage is taken of. */
  of: z.object({
    /** The room after discounts. */
    room: z.boolean(),
    /** Ids of extras. */
    extras: z.literal('all').or(z.string().array()),
    /** Ids of other taxes. */
    taxes: z.string().array(),
  }),
  /** The first day of arrival on which it is due; undefined: of every stay. */
  from: z.string().optional(),
  /** What it becomes for arrivals from a day on; 0 ends it. Earliest first. */
  changes: z.object({ from: z.string(), percent: z.number().optional(), amount: dollars.optional() }).array(),
  /** Whether prices contain it already. */
  included: z.boolean(),
  /** Of an amount per person: the age from which it is due. */
  fromAge: z.int(),
  /** Whether local guests do not owe it. */
  exemptsLocals: z.boolean(),
})

const season = listed.extend({
  ...ofRoom,
  /** Only the staff sees it; empty for prices that were set night by night. */
  season: z.string(),
  from: z.string(),
  /** The day after the last night. */
  until: z.string(),
  /** 1 is Monday; empty means every day. */
  weekdays: z.int().array(),
  /** Price of a night, or what is added to the room's own price. */
  price: dollars.optional(),
  percent: z.number().optional(),
})

const shownCurrency = listed.extend({
  currency: z.string(),
  /** Units of it for a dollar; without it, the rate of the day. */
  perDollar: z.number().optional(),
})

/** What decides prices beside the prices of single nights, of the same version as these. */
export const staffRates = z.object({
  version,
  rooms: z.object({ roomId: z.string(), roomType: z.string() }).array(),
  plans: ratePlan.array(),
  extras: rateExtra.array(),
  guestPrices: guestPrice.array(),
  childPrices: childPrice.array(),
  lengthDiscounts: lengthDiscount.array(),
  taxes: tax.array(),
  /** Without those that are over. Earliest first. */
  prices: season.array(),
  otherCurrencies: shownCurrency.array(),
  rounding: z.enum(['none', ...priceRounding.options]),
})

const eachLang = <S extends z.ZodType>(schema: S) => z.object({ en: schema, de: schema, zh: schema })
/** Required in the main language of the property; empty where another one lacks it. */
const names = eachLang(textOrEmpty(staffLimits.text.rateName).transform(toLine))
const percent = (min: number, max: number) => z.number().min(min).max(max).multipleOf(0.01)
const cents = typedAmount(dollars.max(limits.rates.amountCents / 100).multipleOf(0.01))
const signedCents = typedAmount(
  z
    .number()
    .min(-limits.rates.amountCents / 100)
    .max(limits.rates.amountCents / 100)
    .multipleOf(0.01),
)
const age = z.int().min(0).max(limits.childAge.max)
const roomId = orNothing(line(limits.text.title))
const breakfast = z.boolean().nullable()
const ruleId = z.string().max(40)

/** A rule as it is sent; with `place` it replaces the rule there. */
const change = versioned.extend({ place: place.optional(), isMeant: z.boolean().optional() })

const eitherOf = (one: string) => ({ path: [one], params: { code: 'required' } })

/**
 * A new rule, or one that replaces another. Refused with `price_unusual` if a stay would cost less than half or more
 * than twice as much as before, unless `isMeant`.
 */
export const rateInput = z.discriminatedUnion('list', [
  change.extend({
    list: z.literal('plans'),
    names,
    percent: percent(-90, 500),
    cancellation: cancellationRule,
    deposit: depositRule.optional(),
    breakfast,
    policy: eachLang(textOrEmpty(limits.text.message)).optional(),
  }),
  change.extend({
    list: z.literal('extras'),
    names,
    price: cents,
    per,
    max: z.int().min(1).max(limits.extras.quantity),
    breakfast,
    soldAt: z.enum(soldAt).default('booking'),
  }),
  change.extend({
    list: z.literal('guestPrices'),
    roomId,
    guests: z.int().min(limits.guests.min).max(limits.guests.max),
    perNight: signedCents,
  }),
  change
    .extend({ list: z.literal('childPrices'), fromAge: age, toAge: age, perNight: cents })
    .refine(({ fromAge, toAge }) => fromAge <= toAge, { path: ['toAge'], params: { code: 'too_small' } }),
  change.extend({
    list: z.literal('lengthDiscounts'),
    nights: z.int().min(2).max(limits.nights.max),
    percent: percent(0.01, 90),
  }),
  change
    .extend({
      list: z.literal('taxes'),
      names,
      percent: percent(0.01, 100).optional(),
      amount: cents.min(0.01).optional(),
      per,
      of: z
        .object({
          room: z.boolean(),
          extras: z.literal('all').or(ruleId.array().max(staffLimits.rates.extras)),
          taxes: ruleId.array().max(staffLimits.rates.taxes),
        })
        .default({ room: true, extras: 'all', taxes: [] }),
      from: orNothing(calendarDate),
      changes: z
        .object({ from: calendarDate, percent: percent(0, 100).optional(), amount: cents.optional() })
        .array()
        .max(staffLimits.rates.taxChanges)
        .default([]),
      included: z.boolean(),
      /** After the last age of a child: of adults alone. */
      fromAge: z
        .int()
        .min(0)
        .max(limits.childAge.max + 1),
      exemptsLocals: z.boolean().default(false),
    })
    .refine((one) => (one.percent === undefined) !== (one.amount === undefined), eitherOf('percent'))
    .refine(
      ({ percent, of }) => percent === undefined || of.room || of.extras.length > 0 || of.taxes.length > 0,
      eitherOf('of'),
    )
    .superRefine(({ changes, ...one }, context) => {
      for (const [i, next] of changes.entries())
        if ((next.percent === undefined) !== (one.percent === undefined))
          context.addIssue({ code: 'custom', path: ['changes', i], params: { code: 'required' } })
    }),
  change
    .extend({
      list: z.literal('prices'),
      season: line(staffLimits.text.rateName),
      from: calendarDate,
      until: calendarDate,
      weekdays: z.int().min(1).max(7).array().max(7),
      roomId,
      price: cents.min(0.01).optional(),
      percent: percent(-90, 500).optional(),
    })
    .refine(({ from, until }) => from < until, { path: ['until'], params: { code: 'not_after_check_in' } })
    .refine((one) => (one.percent === undefined) !== (one.price === undefined), eitherOf('percent')),
  change.extend({
    list: z.literal('otherCurrencies'),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/),
    perDollar: z.number().min(0.000001).max(1_000_000).optional(),
  }),
  change.extend({ list: z.literal('rounding'), rounding: z.enum(['none', ...priceRounding.options]) }),
])

/** Ends a rule of a list; with a plan, the restrictions that were of this plan alone end, too. */
export const rateEndInput = versioned.extend({
  list: z.enum([
    'plans',
    'extras',
    'guestPrices',
    'childPrices',
    'lengthDiscounts',
    'taxes',
    'prices',
    'otherCurrencies',
  ]),
  place,
})

export type StaffRates = z.infer<typeof staffRates>
export type RateInput = z.input<typeof rateInput>
export type RateEndInput = z.input<typeof rateEndInput>
