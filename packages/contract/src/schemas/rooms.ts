import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { calendarDate, dollars, restrictedBy } from './fields.ts'
import { otherLang } from './other-lang.ts'
import { pictureSchema } from './picture.ts'
import { propertyFacts } from './property-facts.ts'
import { propertyTerms } from './rates.ts'

/** The values of Room.category and of a review's roomType (specification, §3). Labels are the widgets' words. */
export const categories = ['standard', 'sea view', 'Air Conditioned', 'family'] as const
export const categorySchema = z.enum(categories)

/** Names of icons; the widget has the drawings. */
export const icons = [
  'wifi',
  'bathroom',
  'parking',
  'security',
  'service',
  'luggage',
  'sea',
  'garden',
  'balcony',
  'air-conditioning',
  'fan',
  'desk',
  'tea',
  'pool',
  'family',
  'quiet',
  'breakfast',
  'tub',
] as const
export const iconSchema = z.enum(icons)

/** A plan of a room, drawn from its facts. Its words are in the language of the response. */
export const floorPlanSchema = pictureSchema
  .pick({ src: true, width: true, height: true })
  .extend({
    title: z.string().meta({ example: 'Floor plan' }),
    alt: z.string().meta({ description: 'All facts that it shows, for those who do not see it.' }),
    note: z.string().meta({ description: 'What it is not: to scale.' }),
  })
  .meta({ id: 'FloorPlan' })

/** Price of a night as pages show it: from the rates, with all mandatory charges. */
export const shownPrice = z.object({
  price: dollars.meta({
    description:
      "In the property's currency for one night at the standard rate, with every tax and fee that comes on top: of the cheapest night of the stay that was asked for, else of all nights to come, for the guests that were named, else for two or as many as the room takes.",
  }),
  discountPrice: dollars.optional().meta({
    description:
      'Present where a discount of the room holds on that night: above 0 and below price, which is the price without it.',
  }),
  priceVaries: z
    .literal(true)
    .optional()
    .meta({ description: "Other nights cost more: pages say 'from'. Missing before contract 1.14." }),
})

export const roomSchema = z
  .object({
    _id: z.string().meta({ example: 'lagoon-room' }),
    name: z.string(),
    category: categorySchema,
    ...shownPrice.shape,
    rating: z
      .number()
      .min(0)
      .max(5)
      .meta({ description: 'Mean of the stored reviews, one decimal; 0 without any.' }),
    description: z.string(),
    bed: z.string(),
    guests: z.int().meta({ description: 'Most guests in the room.' }),
    size: z.number().meta({ description: 'Square metres.' }),
    images: z.array(z.string()).meta({ description: 'Addresses of pictures, relative to the API.' }),
    image: z
      .string()
      .optional()
      .meta({ description: 'The only picture, from an API that has no list; ours sends images.' }),
    pictures: z
      .array(pictureSchema)
      .optional()
      .meta({ description: 'The same pictures as in images, in the same order, with their sizes.' }),
    features: z.array(z.object({ icon: iconSchema, name: z.string(), lang: otherLang })),
    amenities: z.array(z.string()),
    amenityLangs: z.array(z.enum(langs).nullable()).optional().meta({
      description: 'The language of each amenity that lacks that of the answer. Since contract 1.20.',
    }),
    textLangs: z
      .object({ name: otherLang, bed: otherLang, description: otherLang })
      .optional()
      .meta({ description: 'Languages of texts that lack that of the answer. Since contract 1.20.' }),
    amenityIcons: z.array(iconSchema).meta({ description: 'The icon of each amenity, in the same order.' }),
    available: z.boolean().optional().meta({
      description: 'Whether the stay that the request named can be booked at the standard rate.',
    }),
    unitsLeft: z
      .int()
      .min(1)
      .max(limits.rooms.max)
      .optional()
      .meta({
        description: `Where it can: how many rooms of this type are left; ${limits.rooms.max} or more are ${limits.rooms.max}. Since contract 1.15.`,
      }),
    restricted: restrictedBy.optional(),
    terms: propertyTerms
      .optional()
      .meta({ description: 'In the answer about one room, since contract 1.14.' }),
    plan: floorPlanSchema.optional().meta({
      description: 'In the answer about one room whose facts are enough for one, since contract 1.15.',
    }),
  })
  .meta({ id: 'Room' })

export const roomParams = z.object({ id: z.string().min(1).max(80) })

export const langQuery = z.object({
  lang: z
    .string()
    .optional()
    .meta({ description: 'A language of the property; else Accept-Language; else its main language.' }),
})

export const roomQuery = langQuery.extend({
  checkIn: calendarDate.optional(),
  checkOut: calendarDate.optional(),
  guests: z.coerce.number().int().min(limits.guests.min).max(limits.guests.max).optional(),
})

export const availabilityQuery = z.object({
  from: calendarDate,
  to: calendarDate,
  guests: roomQuery.shape.guests.meta({ description: 'Asks for prices, too: those of so many guests.' }),
})

export const availabilityDay = z
  .object({
    day: z.string(),
    price: dollars.meta({
      description:
        "Of a stay of this one night at the standard rate, with every tax and fee that comes on top, in the property's currency.",
    }),
    minNights: z
      .int()
      .optional()
      .meta({ description: 'That a stay from this day must have, where more than one.' }),
    minNightsThrough: z.int().optional().meta({
      description: 'That every stay with this night must have, where more than one. Since contract 1.15.',
    }),
    maxNights: z
      .int()
      .optional()
      .meta({ description: 'That a stay from this day may have. Since contract 1.15.' }),
    maxNightsThrough: z
      .int()
      .optional()
      .meta({ description: 'That a stay with this night may have. Since contract 1.15.' }),
    closed: z.literal(true).optional().meta({
      description:
        'The whole property takes no guests for this night, which is taken, too. Since contract 1.15.',
    }),
    closedToArrival: z.boolean().optional(),
    closedToDeparture: z.boolean().optional(),
  })
  .meta({ id: 'AvailabilityDay' })

export const availabilitySchema = z
  .object({
    roomId: z.string(),
    from: z.string(),
    to: z.string(),
    taken: z.array(z.string()).meta({
      description: 'Nights, by their date, in which no unit is free, or the property is closed.',
    }),
    days: z.array(availabilityDay).optional().meta({ description: 'Where guests were asked for.' }),
  })
  .meta({ id: 'Availability' })

export const hotelDaySchema = z
  .object({
    today: z.string().meta({ description: 'The date at the guesthouse now.' }),
    timeZone: z.string(),
    facts: propertyFacts.optional().meta({ description: 'Missing from an API before contract 1.12.' }),
    terms: propertyTerms.optional().meta({ description: 'Missing from an API before contract 1.14.' }),
    opensSoon: z.literal(true).optional().meta({
      description: 'The guesthouse has not opened yet, and nobody can book. Missing once it has.',
    }),
    isPaused: z.literal(true).optional().meta({
      description: 'The guesthouse takes no bookings; those that it has stand. Since contract 1.21.',
    }),
  })
  .meta({ id: 'HotelDay' })

export type Category = z.infer<typeof categorySchema>
export type Icon = z.infer<typeof iconSchema>
export type FloorPlan = z.infer<typeof floorPlanSchema>
export type ShownPrice = z.infer<typeof shownPrice>
export type Room = z.infer<typeof roomSchema>
export type Availability = z.infer<typeof availabilitySchema>
export type AvailabilityDay = z.infer<typeof availabilityDay>
export type HotelDay = z.infer<typeof hotelDaySchema>
