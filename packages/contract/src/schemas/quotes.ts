import { z } from 'zod'
import { limits } from '../limits.ts'
import { additionalRoom, guestCount, wantedRoom } from './bookings.ts'
import { calendarDate, dollars } from './fields.ts'
import { otherLang } from './other-lang.ts'
import {
  breakfastRule,
  cancellationRule,
  childAges,
  chosenExtra,
  promotionCodeField,
  ratePlanId,
} from './rates.ts'

export const quoteInput = z
  .object({
    checkIn: calendarDate,
    checkOut: calendarDate,
    roomType: wantedRoom.meta({ description: "The room's name in any of the three languages, or its id." }),
    guests: guestCount,
    children: childAges.optional(),
    additionalRooms: additionalRoom
      .array()
      .max(limits.rooms.max - 1)
      .optional(),
    plan: ratePlanId.optional(),
    promotionCode: promotionCodeField.optional(),
    extras: chosenExtra.array().max(limits.extras.kinds).optional(),
  })
  .meta({ id: 'QuoteInput' })

/** In the property's currency; negative for a reduction. */
const amount = z.number().meta({ description: "In the property's currency; negative for what is taken off." })

/** One line of a price beside the nights. */
export const priceLine = z
  .object({
    kind: z.enum(['length_discount', 'promotion', 'extra', 'tax', 'kept']).meta({
      description: 'kept: of a changed stay, what the agreed price is above the price by the rates.',
    }),
    name: z.string().meta({ description: 'In the language of the answer.' }),
    amount,
    quantity: z.int().optional().meta({ description: 'Of an extra.' }),
    included: z
      .boolean()
      .optional()
      .meta({ description: 'Of a tax: in the prices already, so that it adds nothing.' }),
  })
  .meta({ id: 'PriceLine' })

const quotedRoom = z
  .object({
    roomId: z.string(),
    roomType: z.string(),
    guests: z.int(),
    children: z.int().array().meta({ description: 'Ages of those of the guests who are children.' }),
    nights: z.array(
      z.object({
        night: z.string(),
        price: dollars,
        regularPrice: dollars.optional().meta({
          description:
            "Without the room's own discount, where that holds on this night; missing before contract 1.14.",
        }),
      }),
    ),
    lines: z
      .array(priceLine)
      .meta({ description: 'Beside the nights, in the order in which they are added.' }),
    totalPrice: dollars,
  })
  .meta({ id: 'QuotedRoom' })

const cancellationTerms = z
  .object({
    cancellation: cancellationRule,
    freeUntil: z.string().nullable().meta({
      description: 'ISO 8601, UTC, as if it was booked now; null where a cancellation is never free.',
    }),
    policy: z.string().optional().meta({ description: "The property's own words about the rate." }),
    policyLang: otherLang,
    deposit: z.literal(true).optional().meta({
      description: 'Something has to be paid before the stay: `policy` says what. Since contract 1.21.',
    }),
    breakfast: z
      .enum([...breakfastRule.options, 'booked'])
      .optional()
      .meta({ description: 'booked: it is among the chosen extras. Missing before contract 1.14.' }),
  })
  .meta({ id: 'CancellationTerms' })

const offeredPlan = z
  .object({
    id: z.string(),
    name: z.string(),
    nameLang: otherLang,
    totalPrice: dollars,
    terms: cancellationTerms,
  })
  .meta({ id: 'OfferedPlan' })

const offeredExtra = z
  .object({
    id: z.string(),
    name: z.string(),
    nameLang: otherLang,
    price: dollars,
    per: z.enum(['stay', 'night', 'person', 'person_night']),
    max: z.int().meta({ description: 'Largest quantity in one booking.' }),
  })
  .meta({ id: 'OfferedExtra' })

export const quoteSchema = z
  .object({
    checkIn: z.string(),
    checkOut: z.string(),
    rooms: z.array(quotedRoom),
    totalPrice: dollars,
    currency: z.string().meta({ example: 'EUR', description: 'ISO 4217, of every amount of the quote.' }),
    about: z.array(z.object({ currency: z.string().meta({ example: 'EUR' }), amount: z.int() })).meta({
      description: 'The total in other currencies, in whole units: for orientation, nobody pays them.',
    }),
    plan: z.string().meta({ description: 'The one that it is priced by; its terms stand among the plans.' }),
    plans: z
      .array(offeredPlan)
      .meta({ description: 'Every rate plan that the stay can be booked in, with its total.' }),
    extras: z.array(offeredExtra).meta({ description: 'What can be booked with it.' }),
    asks: z
      .object({ children: z.boolean(), promotionCode: z.boolean() })
      .meta({ description: 'Whether ages of children, or a promotion code, can make another price.' }),
    validUntil: z.string().meta({ description: 'ISO 8601, UTC: until then a booking costs what it says.' }),
    quote: z.string().meta({ description: 'Signed; sent with the booking.' }),
  })
  .meta({ id: 'Quote' })

export type QuoteInput = z.input<typeof quoteInput>
export type Quote = z.infer<typeof quoteSchema>
export type PriceLine = z.infer<typeof priceLine>
export type QuotedRoom = z.infer<typeof quotedRoom>
