import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { dollars, line, textOrEmpty, toLine } from '../schemas/fields.ts'
import { categorySchema, iconSchema, pictureSchema } from '../schemas/rooms.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** Every language is there, since guests read all of them. */
const inEachLang = <S extends z.ZodType>(schema: S) => z.object({ en: schema, de: schema, zh: schema })

/** What a guest reads of a room in one language. */
const roomTexts = z.object({ name: z.string(), bed: z.string(), description: z.string() })

/** What keeps a unit from being taken out: a stay that is not over, or a block. Half-open, like a stay. */
const unitAhead = z.object({
  /** Of a stay. */
  reference: z.string().nullable(),
  /** Of a block. */
  blockId: z.int().nullable(),
  from: z.string(),
  until: z.string(),
})

/**
 * Whether guests find a type of room: a `draft` was never offered, an `ended` one is offered no more. Guests see neither;
 * bookings, reviews and figures have its name all the same.
 */
export const roomTypeStatuses = ['draft', 'offered', 'ended'] as const
const status = z.enum(roomTypeStatuses)

/** A type of room as its owner changes it. */
export const staffRoomType = z.object({
  version,
  /** Its address on the site, too: `/rooms/{roomId}`. */
  roomId: z.string(),
  status,
  category: categorySchema,
  /** Most guests in one room. */
  guests: z.int(),
  /** Square metres. */
  size: z.number(),
  /** A text that nobody has written is empty. */
  texts: inEachLang(roomTexts),
  /** Ids of amenities, in the order in which the card of the room has them. */
  features: z.string().array(),
  /** Ids of amenities, in the order in which the page of the room has them. */
  amenities: z.string().array(),
  /** Its rooms, by number; of one that is not offered, those that come with it. */
  units: z.object({ unit: z.int(), ahead: unitAhead.array() }).array(),
  /** What it cannot be offered without: texts of a language, and a picture. */
  missing: z.enum([...langs, 'picture']).array(),
})

/** A type of room in the list of all. */
export const listedRoomType = z.object({
  roomId: z.string(),
  /** Its name, in the language of the request. */
  roomType: z.string(),
  status,
  category: categorySchema,
  guests: z.int(),
  /** How many rooms there are of it, or come with it. */
  units: z.int(),
  /** The first one, as guests see it. */
  picture: pictureSchema.nullable(),
  /** Languages in which a text is missing: guests who read them do not find the room. */
  missing: z.enum(langs).array(),
})

/** Ids of amenities, each once. */
const chosen = (most: number) => z.string().max(limits.text.title).array().max(most)

const facts = {
  guests: z.int().min(limits.guests.min).max(limits.guests.max),
  size: z.number().min(staffLimits.roomSize.min).max(staffLimits.roomSize.max),
}

/**
 * All of it, on the version that its writer saw; a name that another room has is refused, and so is an empty text of a
 * room that is offered.
 */
export const roomTypeInput = versioned.extend({
  ...facts,
  /** Without one it stays as it is. */
  category: categorySchema.optional(),
  texts: inEachLang(
    z.object({
      name: line(staffLimits.text.roomName),
      bed: textOrEmpty(staffLimits.text.roomBed).transform(toLine),
      description: textOrEmpty(staffLimits.text.roomDescription),
    }),
  ),
  features: chosen(staffLimits.roomFeatures),
  amenities: chosen(staffLimits.roomAmenities),
})

export const roomTypeParams = z.object({ roomId: line(limits.text.title) })

/** A type of room that is new begins as a draft, whose address is made of its English name. */
export const newRoomTypeInput = z.object({
  ...facts,
  names: inEachLang(line(staffLimits.text.roomName)),
  category: categorySchema,
  /** Of a night, before seasons and taxes. */
  price: dollars.min(0.01).max(staffLimits.price),
  /** How many rooms there are of it. */
  units: z.int().min(1).max(staffLimits.units),
})

/** Lowercase letters, digits, and a hyphen between them. Of a draft alone: what guests have may be in links of others. */
export const roomAddressInput = versioned.extend({
  address: z
    .string()
    .max(staffLimits.text.roomName)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
})

/** Without a number it gets the smallest that is free. One that was taken out comes back with its number. */
export const newUnitInput = versioned.extend({
  unit: z.int().min(1).max(staffLimits.unitNumber).optional(),
})

/** What a room can have: an icon, and its name in each language. */
export const staffAmenity = z.object({
  version,
  id: z.string(),
  icon: iconSchema,
  names: inEachLang(z.string()),
  /** Ids of the types of rooms that have it: as long as there are any it cannot be removed. */
  rooms: z.string().array(),
})

export const amenityInput = z.object({
  icon: iconSchema,
  names: inEachLang(line(staffLimits.text.amenity)),
})

/** In all rooms that have it. */
export const amenityChangeInput = versioned.extend(amenityInput.shape)
export const amenityParams = z.object({ id: z.string().min(1).max(limits.text.title) })

export type StaffRoomType = z.infer<typeof staffRoomType>
export type ListedRoomType = z.infer<typeof listedRoomType>
export type RoomTypeStatus = (typeof roomTypeStatuses)[number]
export type RoomTypeInput = z.input<typeof roomTypeInput>
export type NewRoomTypeInput = z.input<typeof newRoomTypeInput>
export type StaffAmenity = z.infer<typeof staffAmenity>
export type AmenityInput = z.input<typeof amenityInput>
