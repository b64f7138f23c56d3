import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { dollars, line, textOrEmpty, toLine } from '../schemas/fields.ts'
import { pictureSchema } from '../schemas/picture.ts'
import { categorySchema, iconSchema } from '../schemas/rooms.ts'
import { staffLimits } from './limits.ts'
import { plainLine } from './plain-line.ts'
import { typedAmount } from './typed-amount.ts'
import { version, versioned } from './version.ts'

/** An empty text is in none: guests read it in another language. The main language of the property needs each. */
const inEachLang = <S extends z.ZodType>(schema: S) => z.object({ en: schema, de: schema, zh: schema })

/** Texts of a room in one language, as guests read them. */
const roomTexts = z.object({ name: z.string(), bed: z.string(), description: z.string() })

/** What prevents the removal of a unit: a stay that is not over, or a block. Half-open, like a stay. */
const unitAhead = z.object({
  /** Reference of a stay; null for a block. */
  reference: z.string().nullable(),
  /** Id of a block; null for a stay. */
  blockId: z.int().nullable(),
  from: z.string(),
  until: z.string(),
})

/**
 * Whether guests find a room type: a `draft` was never offered; an `ended` one is no longer offered. Guests
 * see neither, but bookings, reviews and figures keep its name.
 */
export const roomTypeStatuses = ['draft', 'offered', 'ended'] as const
const status = z.enum(roomTypeStatuses)

/** A room type as its owner changes it. */
export const staffRoomType = z.object({
  version,
  /** Also its address on the site: `/rooms/{roomId}`. */
  roomId: z.string(),
  status,
  category: categorySchema,
  /** Most guests in one unit. */
  guests: z.int(),
  /** In square metres. */
  size: z.number(),
  /** A text that is not written yet is empty. */
  texts: inEachLang(roomTexts),
  /** Ids of amenities, in their order on the room's card. */
  features: z.string().array(),
  /** Ids of amenities, in their order on the room's page. */
  amenities: z.string().array(),
  /** Its units by number; for a room type that is not offered, the units that it will have. */
  units: z
    .object({
      unit: z.int(),
      /** Null if it is called by its number, as every unit of a room type that is not offered. */
      unitName: z.string().nullable().optional(),
      ahead: unitAhead.array(),
    })
    .array(),
  /** What must be added before it can be offered: texts in the main language of the property, or a picture. */
  missing: z.enum([...langs, 'picture']).array(),
})

/** A room type in the list of all. */
export const listedRoomType = z.object({
  roomId: z.string(),
  /** Its name in the language of the request. */
  roomType: z.string(),
  status,
  /** Whether the seed invented it, and nobody has changed it since. */
  isExample: z.boolean(),
  category: categorySchema,
  guests: z.int(),
  /** Number of its units, or of the units that it will have. */
  units: z.int(),
  /** Its first picture, as guests see it. */
  picture: pictureSchema.nullable(),
  /** Languages of the property with a missing text, which guests read in another one. */
  missing: z.enum(langs).array(),
})

/** Ids of amenities without duplicates. */
const chosen = (most: number) => z.string().max(limits.text.title).array().max(most)

const facts = {
  guests: z.int().min(limits.guests.min).max(limits.guests.max),
  size: z.number().min(staffLimits.roomSize.min).max(staffLimits.roomSize.max),
}

/**
 * The whole room type, based on the version that the writer saw. Refused if another room has the name, if it has none in
 * the main language of the property, or if another text in that language of an offered room is empty.
 */
export const roomTypeInput = versioned.extend({
  ...facts,
  /** Unchanged if left out. */
  category: categorySchema.optional(),
  texts: inEachLang(
    z.object({
      name: textOrEmpty(staffLimits.text.roomName).transform(toLine),
      bed: textOrEmpty(staffLimits.text.roomBed).transform(toLine),
      description: textOrEmpty(staffLimits.text.roomDescription),
    }),
  ),
  features: chosen(staffLimits.roomFeatures),
  amenities: chosen(staffLimits.roomAmenities),
})

export const roomTypeParams = z.object({ roomId: line(limits.text.title) })

/** A new room type begins as a draft; its address is derived from its name, in English if it has one. */
export const newRoomTypeInput = z.object({
  ...facts,
  names: inEachLang(textOrEmpty(staffLimits.text.roomName).transform(toLine)),
  category: categorySchema,
  /** Price of a night before seasons and taxes. */
  price: typedAmount(dollars.min(0.01).max(staffLimits.price)),
  /** Number of units. */
  units: z.int().min(1).max(staffLimits.units),
})

/**
 * Lower-case letters and digits, with single hyphens between them. Only a draft's address can change: others
 * may link to a published one.
 */
export const roomAddressInput = versioned.extend({
  address: z
    .string()
    .max(staffLimits.text.roomName)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
})

/** Without a number the unit gets the smallest free one. A removed unit comes back with its number. */
export const newUnitInput = versioned.extend({
  unit: z.int().min(1).max(staffLimits.unitNumber).optional(),
})

/**
 * The staff call the unit by it; null: by its number. No two units of the property have the same name, and none has the
 * number of another one of its room type.
 */
export const unitNameInput = versioned.extend({ name: plainLine(staffLimits.text.unitName).nullable() })

/** An amenity that rooms can have: an icon, and its name in each language. */
export const staffAmenity = z.object({
  version,
  id: z.string(),
  icon: iconSchema,
  names: inEachLang(z.string()),
  /** Ids of the room types that have it; it can be removed once there are none. */
  rooms: z.string().array(),
})

export const amenityInput = z.object({
  icon: iconSchema,
  names: inEachLang(textOrEmpty(staffLimits.text.amenity).transform(toLine)),
})

/** Changes the amenity in all rooms that have it. */
export const amenityChangeInput = versioned.extend(amenityInput.shape)
export const amenityParams = z.object({ id: z.string().min(1).max(limits.text.title) })

export type StaffRoomType = z.infer<typeof staffRoomType>
export type ListedRoomType = z.infer<typeof listedRoomType>
export type RoomTypeStatus = (typeof roomTypeStatuses)[number]
export type RoomTypeInput = z.input<typeof roomTypeInput>
export type NewRoomTypeInput = z.input<typeof newRoomTypeInput>
export type StaffAmenity = z.infer<typeof staffAmenity>
export type AmenityInput = z.input<typeof amenityInput>
