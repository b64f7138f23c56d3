import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { arrivalPlan } from '../schemas/arrivals.ts'
import { bookingStatuses } from '../schemas/bookings.ts'
import { calendarDate, dollars, line, optionalText, orNothing, shownGuestTexts } from '../schemas/fields.ts'
import { nationalities } from '../schemas/nationalities.ts'
import { priceLine } from '../schemas/quotes.ts'
import { staffLimits } from './limits.ts'
import { guestMessage, shortStay } from './messages.ts'
import { nationalityCodes } from './nationality-codes.ts'
import { payment } from './payments.ts'
import { version, versioned } from './version.ts'

/**
 * expected · unseen: the day of check-in is over and nobody noted an arrival · in_house · left · no_show · cancelled.
 */
export const stayStates = ['expected', 'unseen', 'in_house', 'left', 'no_show', 'cancelled'] as const

/** One stay of one unit: a booking of several rooms has as many. */
export const staffStay = z.object({
  reference: z.string(),
  version,
  status: z.enum(bookingStatuses),
  state: z.enum(stayStates),
  roomId: z.string(),
  roomType: z.string(),
  /** Number of the unit within its type. */
  unit: z.int(),
  /** Whether the unit stays its own; without, it may be another one until the guest arrives. */
  isPinned: z.boolean(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  arrivedOn: z.string().nullable(),
  endedOn: z.string().nullable(),
  guests: z.int(),
  /** Ages of those of the guests who are children. */
  children: z.int().array(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty where none was given, or it was erased. */
  email: z.string(),
  phone: z.string().nullable(),
  /** In which the guest booked and is written to. */
  lang: z.enum(langs),
  arrival: arrivalPlan.nullable(),
  ...shownGuestTexts,
  /** Of the staff, for the staff. */
  note: z.string().nullable(),
  totalPrice: dollars,
  /** What was paid for it, without what was paid back. */
  paid: dollars,
  /** Dollars still to be paid: `totalPrice`, or nothing of a stay cancelled without a fee, less `paid`; below zero: to be paid back. */
  due: z.number(),
  nationalities,
  /** Of the phone number; null without one, and where it says none. */
  phoneCountry: z.string().nullable(),
  bookedAt: z.string(),
  /** What can be done with it now. */
  may: z.object({
    checkIn: z.boolean(),
    checkOut: z.boolean(),
    noShow: z.boolean(),
    /** The last of the three can be taken back, until the end of the next day. */
    undo: z.boolean(),
    change: z.boolean(),
    /** The price by hand; also of a stay that is over, until the statement of its partner is final. */
    price: z.boolean(),
    /** What the guest's own policy says; closed: nobody can cancel it any more. */
    cancel: z.enum(['free', 'no_refund', 'closed']),
  }),
})

/** What waits for somebody, the oldest first of each kind. */
export const openMatter = z.discriminatedUnion('kind', [
  /** A guest who wrote and has no answer. */
  z.object({ kind: z.literal('message'), id: z.int(), name: z.string(), since: z.string() }),
  /** A review that waits to be read. */
  z.object({ kind: z.literal('review'), id: z.string(), name: z.string(), since: z.string() }),
  /** A mail that could not be delivered and is not tried again; `mail` is its kind. */
  z.object({ kind: z.literal('mail'), id: z.int(), mail: z.string(), error: z.string(), since: z.string() }),
  /** A guest of an earlier day who was never noted as arrived. */
  z.object({ kind: z.literal('unseen'), reference: z.string(), name: z.string(), since: z.string() }),
])

/** One day at the property. Whoever checked in or out on it is still listed. */
export const staffDay = z.object({
  day: z.string(),
  arrivals: staffStay.array(),
  inHouse: staffStay.array(),
  departures: staffStay.array(),
  /** Of all days, the latest first: who has left or never came, or cancelled for a fee, and has not paid all. */
  owing: staffStay.array(),
  wrong: openMatter.array(),
})

/** Today by default. */
export const dayQuery = z.object({ day: calendarDate.optional() })

export const stayParams = z.object({ reference: z.string().max(20) })

/** One entry of what was paid for a stay. */
export const paymentParams = stayParams.extend({ id: z.coerce.number().int().min(1) })

const reason = line(staffLimits.text.reason)

export const markInput = versioned.extend({
  mark: z.enum(['check_in', 'check_out', 'no_show', 'undo']),
  /** Why the guests go into a room that is not clean; without it they are refused with `unit_dirty`. */
  dirtyReason: orNothing(reason),
  /**
   * Of guests who check out before the last night, whether the nights that are left stay in the price. The stay is cut to
   * those that were slept, and the others are for sale either way. Without it dates and price stay as they are.
   */
  nightsLeft: z.enum(['charged', 'given_back']).optional(),
  /** With `nightsLeft`: the total of then, as quoted for the stay without them; refused with `price_changed`. */
  totalPrice: dollars.optional(),
})

/** What is to be different; what is left out stays. `unit` is a number within the room type, and then its own. */
const stayChange = z.object({
  roomId: line(limits.text.title).optional(),
  unit: z.int().min(1).max(1000).optional(),
  checkIn: calendarDate.optional(),
  checkOut: calendarDate.optional(),
  guests: z.int().min(limits.guests.min).max(limits.guests.max).optional(),
  firstName: line(limits.text.name).optional(),
  lastName: line(limits.text.name).optional(),
})

export const stayChangeQuoteInput = stayChange

/** What a change would make of a stay; nothing is changed or held by asking. */
export const staffChangeQuote = z.object({
  version,
  /** Whether the nights can be had, in that unit where one was named. */
  isFree: z.boolean(),
  roomId: z.string(),
  roomType: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  guests: z.int(),
  totalBefore: dollars,
  totalPrice: dollars,
  /** Dollars with `keepsPrice`; null where the room type stays, or costs the same. */
  totalIfKept: dollars.nullable(),
})

/** `totalPrice` is what was quoted; refused with `price_changed` where it is another by now. */
export const stayChangeInput = stayChange.extend({
  version,
  totalPrice: dollars,
  /** Into another room type: priced as if the stay remained in its own, `totalIfKept`. */
  keepsPrice: z.boolean().optional(),
  /** The unit that the stay leaves is out of order: its nights from today on are out of sale until that day. */
  broken: z.object({ until: calendarDate, reason }).optional(),
  /** Of guests in the house: why they go into a room that is not clean; without it refused with `unit_dirty`. */
  dirtyReason: orNothing(reason),
})

export const noteInput = versioned.extend({ note: optionalText(staffLimits.text.note) })

/** All that is known now, of no more guests than the stay has; what is left out is forgotten. */
export const nationalitiesInput = versioned.extend({
  nationalities: z.partialRecord(z.enum(nationalityCodes), z.int().min(1)),
})

/** Under half or over twice the price before it is refused with `price_unusual`, unless `isMeant`. */
export const priceInput = versioned.extend({ totalPrice: dollars, reason, isMeant: z.boolean().optional() })

/** full: the guest pays nothing · none: the fee is the whole price. */
export const cancelInput = versioned.extend({ refund: z.enum(['full', 'none']), reason: orNothing(reason) })

/** What happened to a stay: from the log of the desk, the oldest first. */
export const timelineEntry = z.object({
  at: z.string(),
  /** Name of a member, of an account of the machine, 'link in mail' or 'assignment'; null: the guest. */
  who: z.string().nullable(),
  /** One of `timelineActions`. */
  action: z.string(),
  /** Only what is different of this room, by `timelineFields`; room types by their names in the language of the answer. */
  changes: z
    .object({
      field: z.string(),
      before: z.union([z.string(), z.number(), z.null()]),
      after: z.union([z.string(), z.number(), z.null()]),
    })
    .array(),
})

/** Everything about one stay and its guest. */
export const stayPage = z.object({
  stay: staffStay,
  /** References of the other rooms of the same booking. */
  otherRooms: z.string().array(),
  priceLines: priceLine.array(),
  /** Name of the rate plan; its id where the rates have it no more. */
  plan: z.string(),
  partner: z.string().nullable(),
  campaign: z.string().nullable(),
  freeCancellationUntil: z.string(),
  cancelledAt: z.string().nullable(),
  refund: z.enum(['full', 'none']).nullable(),
  /** Under the same address, one room of each other booking. */
  otherStays: shortStay.array(),
  /** The oldest first. */
  payments: payment.array(),
  timeline: timelineEntry.array(),
  messages: guestMessage.array(),
})

export type StaffStay = z.infer<typeof staffStay>
export type StayState = (typeof stayStates)[number]
export type OpenMatter = z.infer<typeof openMatter>
export type StaffDay = z.infer<typeof staffDay>
export type MarkInput = z.input<typeof markInput>
export type StayChangeQuoteInput = z.input<typeof stayChangeQuoteInput>
export type StaffChangeQuote = z.infer<typeof staffChangeQuote>
export type StayChangeInput = z.input<typeof stayChangeInput>
export type NoteInput = z.input<typeof noteInput>
export type NationalitiesInput = z.input<typeof nationalitiesInput>
export type PriceInput = z.input<typeof priceInput>
export type CancelInput = z.input<typeof cancelInput>
export type TimelineEntry = z.infer<typeof timelineEntry>
export type StayPage = z.infer<typeof stayPage>
