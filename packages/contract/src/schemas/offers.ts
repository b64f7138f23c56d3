import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, restrictedBy } from './fields.ts'
import { childAges } from './rates.ts'
import { availabilityDay, langQuery, shownPrice } from './rooms.ts'

export const offersQuery = langQuery.extend({
  checkIn: calendarDate,
  checkOut: calendarDate,
  guests: z.coerce
    .number()
    .int()
    .min(limits.guests.min)
    .max(limits.guests.max)
    .default(limits.guests.default)
    .meta({ description: 'In one room, children included.' }),
  children: z
    .string()
    .regex(/^\d{1,2}(,\d{1,2})*$/)
    .transform((value) => value.split(',').map(Number))
    .pipe(childAges)
    .optional()
    .meta({ description: 'Ages of those of the guests who are children, with commas.', example: '4,9' }),
})

export const offerDaysQuery = langQuery.extend({
  from: calendarDate,
  to: calendarDate,
  guests: offersQuery.shape.guests,
})

/** Free days before a room is chosen. */
export const offerDaysSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    guests: z.int(),
    taken: z
      .array(z.string())
      .meta({ description: 'Nights in which no room that takes the guests is free.' }),
    days: z
      .array(availabilityDay)
      .meta({ description: 'Of the other nights: the cheapest room that is free.' }),
  })
  .meta({ id: 'OfferDays' })

export type OfferDays = z.infer<typeof offerDaysSchema>

const spanOfStay = z.object({ checkIn: z.string(), checkOut: z.string() })

/** A room type for the requested dates. */
const offerSchema = z
  .object({
    roomId: z.string().meta({ example: 'lagoon-room' }),
    roomType: z.string().meta({ description: 'Its name in the language of the answer.' }),
    totalPrice: dollars.meta({
      description: "In the property's currency for all nights, as a booking costs now.",
    }),
    nightly: shownPrice.optional().meta({
      description: 'Of the nights of this stay and its guests; missing before contract 1.14.',
    }),
    unitsLeft: z
      .int()
      .min(0)
      .max(limits.rooms.max)
      .meta({
        description: `Rooms of this type that can still be booked; ${limits.rooms.max} or more are ${limits.rooms.max}.`,
      }),
    units: z
      .int()
      .optional()
      .meta({ description: 'Rooms of this type, taken or free. Missing before contract 1.15.' }),
    restricted: restrictedBy.optional(),
    minNights: z
      .int()
      .optional()
      .meta({ description: 'Nights that a stay on these dates must have, where it is more than one.' }),
    nearest: spanOfStay.optional().meta({
      description:
        'Of a type that is sold out or restricted: the nearest days on which it is free for as many nights, or for those that the stay must have, where some are found within a month, of a closed property within a month around it.',
    }),
  })
  .meta({ id: 'Offer' })

/** A period in which the property takes no guests. */
const closedProperty = z.object({
  from: z.string().meta({ description: 'The first closed night.' }),
  until: z.string().meta({ description: 'The day on which the property is open again.' }),
  nearest: spanOfStay
    .optional()
    .meta({ description: 'The nearest days on which a room is free for such a stay.' }),
})

export const offersSchema = z
  .object({
    checkIn: z.string(),
    checkOut: z.string(),
    nights: z.int(),
    guests: z.int(),
    children: z.int().array().meta({ description: 'Ages of those of the guests who are children.' }),
    asks: z
      .object({ children: z.boolean() })
      .meta({ description: 'Whether ages of children can make another price.' }),
    closed: closedProperty.optional().meta({
      description: 'Where the property is closed in one of the nights. Since contract 1.15.',
    }),
    offers: z.array(offerSchema).meta({
      description:
        'Room types that take so many guests: those that are free first, each in the order of the room list.',
    }),
  })
  .meta({ id: 'Offers' })

export type Offers = z.infer<typeof offersSchema>
export type Offer = z.infer<typeof offerSchema>
export type ClosedProperty = z.infer<typeof closedProperty>
