import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { arrivalPlan } from '../schemas/arrivals.ts'
import { bookingStatuses } from '../schemas/bookings.ts'
import { calendarDate, dollars, line, optionalText, orNothing, shownGuestTexts } from '../schemas/fields.ts'
import { nationalities } from '../schemas/nationalities.ts'
import { priceLine } from '../schemas/quotes.ts'
import { charge, sellable } from './charges.ts'
import { staffLimits } from './limits.ts'
import { guestMessage, shortStay } from './messages.ts'
import { nationalityCodes } from './nationality-codes.ts'
import { payer } from './payers.ts'
import { payment, staffPaymentLink } from './payments.ts'
import { typedAmount } from './typed-amount.ts'
import { version, versioned } from './version.ts'

/**
 * expected · unseen: the day of check-in is over and no arrival was recorded · in_house · left · no_show ·
 * cancelled.
 */
export const stayStates = ['expected', 'unseen', 'in_house', 'left', 'no_show', 'cancelled'] as const

/** One stay in one unit; a booking of several rooms has one for each. */
export const staffStay = z.object({
  reference: z.string(),
  version,
  status: z.enum(bookingStatuses),
  state: z.enum(stayStates),
  roomId: z.string(),
  roomType: z.string(),
  /** Number of the unit within its room type. */
  unit: z.int(),
  /** Name of the unit; null if it is called by its number. */
  unitName: z.string().nullable().optional(),
  /** Whether the stay keeps its unit; otherwise it may be moved until the guest arrives. */
  isPinned: z.boolean(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  arrivedOn: z.string().nullable(),
  endedOn: z.string().nullable(),
  guests: z.int(),
  /** Ages of the guests who are children. */
  children: z.int().array(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty if none was given, or if it was erased. */
  email: z.string(),
  phone: z.string().nullable(),
  /** Language of the booking, and of mail to the guest. */
  lang: z.enum(langs),
  arrival: arrivalPlan.nullable(),
  ...shownGuestTexts,
  /** Of the staff, for the staff. */
  note: z.string().nullable(),
  totalPrice: dollars,
  /** Dollars of what was put on it beside its price, less discounts. */
  charged: z.number(),
  /** Dollars paid less dollars refunded. */
  paid: dollars,
  /** Dollars of deposits that are held and not given back yet. */
  held: z.number(),
  /**
   * Dollars to be paid: `totalPrice` (nothing for a stay cancelled without a fee) and `charged` less `paid`;
   * negative if a refund is due.
   */
  due: z.number(),
  /** Among deposits that are due: what is missing, and the last day on which it was in time. */
  deposit: z.object({ missing: dollars, dueOn: z.string() }).optional(),
  nationalities,
  /** Country of the phone number; null without a number, or if it names none. */
  phoneCountry: z.string().nullable(),
  bookedAt: z.string(),
  /** What can be done with the stay now. */
  may: z.object({
    checkIn: z.boolean(),
    checkOut: z.boolean(),
    noShow: z.boolean(),
    /** The last arrival, departure or no-show can be undone until the end of the next day. */
    undo: z.boolean(),
    change: z.boolean(),
    /** The price can be set by hand, also after the stay, until the partner's statement is final. */
    price: z.boolean(),
    /** By the guest's cancellation policy; closed: it can no longer be cancelled. */
    cancel: z.enum(['free', 'no_refund', 'closed']),
  }),
})

/** Open matters, oldest first of each kind. */
export const openMatter = z.discriminatedUnion('kind', [
  /** A guest's message without an answer. */
  z.object({ kind: z.literal('message'), id: z.int(), name: z.string(), since: z.string() }),
  /** A review that waits for approval. */
  z.object({ kind: z.literal('review'), id: z.string(), name: z.string(), since: z.string() }),
  /** A mail that could not be delivered and is not retried; `mail` is its kind. */
  z.object({ kind: z.literal('mail'), id: z.int(), mail: z.string(), error: z.string(), since: z.string() }),
  /** A guest of an earlier day whose arrival was never recorded. */
  z.object({ kind: z.literal('unseen'), reference: z.string(), name: z.string(), since: z.string() }),
])

/** Backups in another place, and the last time that a restore of them was tried. */
export const staffBackups = z.object({
  /** Everything before this moment can be restored elsewhere; null if nothing can. */
  until: z.string().nullable(),
  /** Null before the first; `bookings` and `seconds`, the duration, are null if it failed. */
  rehearsal: z
    .object({ at: z.string(), bookings: z.int().nullable(), seconds: z.number().nullable() })
    .nullable(),
})

/** One day at the property. Guests who checked in or out on it stay listed. */
export const staffDay = z.object({
  day: z.string(),
  arrivals: staffStay.array(),
  inHouse: staffStay.array(),
  departures: staffStay.array(),
  /**
   * Stays of all days with an amount due, latest first: departed guests, no-shows, and cancellations with a
   * fee.
   */
  owing: staffStay.array(),
  /** Stays of all days with a deposit that is not given back, earliest check-out first. */
  holding: staffStay.array(),
  /** Stays ahead with a `deposit` that is due. Missing in days that a device stored earlier. */
  depositsDue: staffStay.array().optional(),
  wrong: openMatter.array(),
  /** Missing where backups are made in other ways, and in days that a device stored earlier. */
  backups: staffBackups.optional(),
})

/** Today by default. */
export const dayQuery = z.object({ day: calendarDate.optional() })

export const stayParams = z.object({ reference: z.string().max(20) })

/** Id of a payment's entry in a stay. */
export const paymentParams = stayParams.extend({ id: z.coerce.number().int().min(1) })

/** Id of a payment link of a stay. */
export const paymentLinkParams = stayParams.extend({ id: z.string().regex(/^[0-9a-f]{32}$/) })

const reason = line(staffLimits.text.reason)

/** Taxes that exempt local guests are not due for a stay with the mark. Its price is computed again by its own rates. */
export const localGuestsInput = versioned.extend({ isLocal: z.boolean() })

export const markInput = versioned.extend({
  mark: z.enum(['check_in', 'check_out', 'no_show', 'undo']),
  /** Why the guests get a unit that is not clean; without it the check-in is refused with `unit_dirty`. */
  dirtyReason: orNothing(reason),
  /**
   * For a check-out before the last night: whether the remaining nights stay in the price. The stay is cut to
   * the nights slept, and the others are for sale in both cases. Without it dates and price stay. It takes the
   * right 'change stays', too.
   */
  nightsLeft: z.enum(['charged', 'given_back']).optional(),
  /**
   * The new total with `nightsLeft`, as quoted for the shorter stay; refused with `price_changed` if it
   * differs.
   */
  totalPrice: dollars.optional(),
})

/** Fields that change; the others stay. `unit` is a number within the room type, and pins the stay to it. */
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

/** Quote of a change of a stay; asking changes and holds nothing. */
export const staffChangeQuote = z.object({
  version,
  /** Whether the nights are free, in the named unit if there is one. */
  isFree: z.boolean(),
  roomId: z.string(),
  roomType: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  guests: z.int(),
  totalBefore: dollars,
  totalPrice: dollars,
  /** Dollars with `keepsPrice`; null if the room type does not change, or costs the same. */
  totalIfKept: dollars.nullable(),
})

/** `totalPrice` is the quoted total; refused with `price_changed` if it has changed. */
export const stayChangeInput = stayChange.extend({
  version,
  totalPrice: dollars,
  /** For another room type: keeps the price of the stay's own room type, `totalIfKept`. */
  keepsPrice: z.boolean().optional(),
  /**
   * The unit that the stay leaves is out of order: its nights from today until that day are taken out of
   * sale.
   */
  broken: z.object({ until: calendarDate, reason }).optional(),
  /**
   * For guests in house: why they get a unit that is not clean; without it refused with
   * `unit_dirty`.
   */
  dirtyReason: orNothing(reason),
})

export const noteInput = versioned.extend({ note: optionalText(staffLimits.text.note) })

/** All known nationalities, for at most the guests of the stay; missing entries are deleted. */
export const nationalitiesInput = versioned.extend({
  nationalities: z.partialRecord(z.enum(nationalityCodes), z.int().min(1)),
})

/** Refused with `price_unusual` below half or above twice the current price, unless `isMeant`. */
export const priceInput = versioned.extend({
  totalPrice: typedAmount(dollars),
  reason,
  isMeant: z.boolean().optional(),
})

/** full: the guest pays nothing · none: the fee is the whole price. */
export const cancelInput = versioned.extend({ refund: z.enum(['full', 'none']), reason: orNothing(reason) })

/** An entry in a stay's history: from the audit log, oldest first. */
export const timelineEntry = z.object({
  at: z.string(),
  /** Name of a member or of an account of the machine, or 'assignment'; null for the guest. */
  who: z.string().nullable(),
  /** One of `timelineActions`. */
  action: z.string(),
  /**
   * Only changed fields of this room, by `timelineFields`; room types by name in the language of the
   * response.
   */
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
  /** Name of the rate plan, or its id if the rates no longer have it. */
  plan: z.string(),
  partner: z.string().nullable(),
  campaign: z.string().nullable(),
  freeCancellationUntil: z.string(),
  cancelledAt: z.string().nullable(),
  refund: z.enum(['full', 'none']).nullable(),
  /** Stays with the same email address, one room of each other booking. */
  otherStays: shortStay.array(),
  /** What was put on it beside its price, oldest first. */
  charges: charge.array(),
  /** What can be put on it; empty where nothing can. */
  sellables: sellable.array(),
  /** Who pays instead of the guest, of all rooms of the booking. */
  payers: payer.array(),
  /** Id of who pays its price; null for the guest. */
  payerId: z.int().nullable(),
  /** Whether its guests are marked as local; null where no tax exempts them. */
  isLocal: z.boolean().nullable(),
  /** Oldest first. */
  payments: payment.array(),
  /** Name of the provider with which guests can pay online; null where the site has none. */
  paysOnlineWith: z.string().nullable(),
  /** Oldest first. */
  paymentLinks: staffPaymentLink.array(),
  timeline: timelineEntry.array(),
  messages: guestMessage.array(),
})

export type StaffStay = z.infer<typeof staffStay>
export type StayState = (typeof stayStates)[number]
export type StaffBackups = z.infer<typeof staffBackups>
export type OpenMatter = z.infer<typeof openMatter>
export type StaffDay = z.infer<typeof staffDay>
export type LocalGuestsInput = z.input<typeof localGuestsInput>
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
