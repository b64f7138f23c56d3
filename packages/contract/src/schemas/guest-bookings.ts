import { z } from 'zod'
import { limits } from '../limits.ts'
import { paymentMethods, paymentPurposes } from '../payment-methods.ts'
import { accountSchema } from './accounts.ts'
import { arrivalPlan } from './arrivals.ts'
import { bookingStatuses } from './bookings.ts'
import { emailField } from './email-field.ts'
import { calendarDate, dollars, line, shownGuestTexts } from './fields.ts'
import { linkInput } from './links.ts'
import { nationalities } from './nationalities.ts'
import { propertyFacts } from './property-facts.ts'
import { priceLine } from './quotes.ts'
import { childAges } from './rates.ts'
import { testimonialSchema } from './reviews.ts'

/** A booking as its guest sees it, in the account or by the signed link in the mail. */
export const guestBooking = z
  .object({
    reference: z.string().meta({
      description:
        'Of one of several rooms it ends with the number of the room: CR-7KQM-4XWP-2. What stands before is of the whole booking.',
    }),
    status: z.enum(bookingStatuses),
    roomId: z.string(),
    roomType: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    nights: z.int(),
    guests: z.int(),
    children: z.int().array().meta({ description: 'Ages of those of the guests who are children.' }),
    totalPrice: dollars,
    plan: z.string().meta({ description: 'Id of the rate plan.' }),
    priceLines: priceLine.array().meta({
      description:
        'What the total has beside the nights, as it was quoted; empty where that is nothing, or the stay was changed since.',
    }),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable().meta({ description: 'E.164, like +493023125000.' }),
    ...shownGuestTexts,
    bookedAt: z.string().meta({ description: 'ISO 8601, UTC.' }),
    freeCancellationUntil: z.string().meta({
      description:
        'ISO 8601, UTC: by the rate plan that was booked; the moment of booking where a cancellation is never free.',
    }),
    cancellation: z.enum(['free', 'no_refund', 'closed']).meta({
      description:
        'What cancelling now would mean, by the policy stored with the booking; closed: not by oneself.',
    }),
    change: z.enum(['free', 'no_refund', 'extend', 'closed']).meta({
      description:
        'What its guest may change: all, also for less money; all, but not for less; a later check-out, since the stay has begun; nothing.',
    }),
    arrival: arrivalPlan.nullable().meta({ description: 'What the guest has told of the arrival.' }),
    mayTellArrival: z.boolean().meta({
      description:
        'Whether the guest may still tell it: until arriving, on the day of check-in at the latest.',
    }),
    cancelledAt: z.string().nullable(),
    refund: z.enum(['full', 'none']).nullable().meta({ description: 'What a cancellation has given.' }),
    partner: z
      .string()
      .optional()
      .meta({ description: 'Name of the partner through whom it was booked, where it was.' }),
    campaign: z.string().nullable().optional().meta({ description: 'As the partner named it.' }),
    asks: z.object({ children: z.boolean() }).optional().meta({
      description:
        'Whether ages of children can make another price of a change; missing from an API before contract 1.21.',
    }),
    property: propertyFacts
      .pick({ phone: true, checkInFrom: true, checkOutUntil: true, airportShuttle: true })
      .optional()
      .meta({
        description:
          'Hours, telephone and shuttle of the guesthouse now; missing from an API before contract 1.12.',
      }),
  })
  .meta({ id: 'GuestBooking' })

/** The booking of a link: its first room, and the other rooms if it has several. */
export const linkedBooking = guestBooking
  .extend({ otherRooms: guestBooking.array().optional() })
  .meta({ id: 'LinkedBooking' })

/**
 * The stays of a booking as a calendar file. The UID of a stay never changes, so a later file replaces it.
 */
export const calendarFile = z
  .object({ fileName: z.string(), content: z.string().meta({ description: 'iCalendar (RFC 5545).' }) })
  .meta({ id: 'CalendarFile' })

export const referenceParams = z.object({ reference: z.string().max(20) })

/** A room of the linked booking, if it has several. */
const roomOfLink = line(20).optional().meta({
  description: 'Reference of one of its rooms, where it has several.',
})

export const cancelLinkedInput = linkInput.extend({ reference: roomOfLink }).meta({
  id: 'CancelLinkedInput',
  description: 'Without the reference of a room all of them are cancelled.',
})

/** Details of a booking that a guest types to have its link mailed again. */
export const findBookingInput = z
  .object({
    reference: line(20).meta({ description: 'Like CR-7KQM-4XWP; small letters and blanks are forgiven.' }),
    email: emailField,
  })
  .meta({ id: 'FindBookingInput' })

/** The stay that the guest asks for. */
const changedStay = z.object({
  checkIn: calendarDate,
  checkOut: calendarDate,
  guests: z.int().min(limits.guests.min).max(limits.guests.max),
  children: childAges.optional().meta({
    description:
      'Ages of those of the guests who are children: fewer than the guests. Without it they stay, of fewer guests the first.',
  }),
  room: line(limits.text.title).meta({
    description: "The room's id, or its name in any of the three languages.",
  }),
})

export const stayChangeQuoteInput = changedStay.meta({ id: 'StayChangeQuoteInput' })
export const stayChangeInput = changedStay
  .extend({
    totalPrice: dollars.meta({
      description: 'The total that was quoted; refused where it is another by now.',
    }),
  })
  .meta({ id: 'StayChangeInput' })
export const linkedStayChangeQuoteInput = linkInput
  .extend({ ...changedStay.shape, reference: roomOfLink })
  .meta({ id: 'LinkedStayChangeQuoteInput' })
export const linkedStayChangeInput = linkInput
  .extend({ ...stayChangeInput.shape, reference: roomOfLink })
  .meta({ id: 'LinkedStayChangeInput' })

/** Quote of a change of a stay; asking changes and holds nothing. */
export const stayChangeQuote = z
  .object({
    isFree: z.boolean().meta({ description: 'Whether the nights can be had.' }),
    roomId: z.string(),
    roomType: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    nights: z.int(),
    guests: z.int(),
    children: z.int().array().optional().meta({
      description: 'Ages of children that the total is for; missing from an API before contract 1.21.',
    }),
    totalBefore: dollars,
    totalPrice: dollars.meta({
      description:
        'Nights that are kept cost what was agreed, others what the room costs now. Never below the total before once the time of free cancellation is over.',
    }),
  })
  .meta({ id: 'StayChangeQuote' })

/** A booking with the front desk's notes about its guest. */
const storedBooking = guestBooking.extend({
  nationalities: nationalities.meta({
    description: 'How many of the guests have each nationality, by ISO 3166-1 alpha-2.',
  }),
  payments: z
    .object({
      at: z.string(),
      amount: z.number().meta({ description: "In the property's currency; below zero what was paid back." }),
      method: z.enum(paymentMethods),
      tendered: z
        .object({
          currency: z.string(),
          amount: z.number(),
          rate: z.number(),
          change: z.object({ currency: z.string(), amount: z.number() }).nullable(),
        })
        .nullable()
        .meta({ description: 'Cash in another currency, with its rate and the change.' }),
      note: z.string().nullable(),
      purpose: z.enum(paymentPurposes).meta({ description: 'held: a deposit that is given back.' }),
    })
    .array(),
  charges: z
    .object({
      at: z.string(),
      name: z.string().meta({ description: 'In the language of the booking.' }),
      quantity: z.int(),
      amount: z.number().meta({ description: "In the property's currency; below zero what was taken off." }),
      reason: z.string().nullable(),
    })
    .array()
    .meta({ description: 'What was put on it at the front desk, beside its price.' }),
  note: z.string().nullable().meta({ description: 'What the staff has noted about the stay.' }),
  reasons: z
    .object({
      at: z.string(),
      action: z
        .string()
        .meta({ description: "As the log of the front desk names it, like 'booking price'." }),
      reason: z.string(),
    })
    .array()
    .meta({ description: 'Why the staff changed the stay.' }),
  lang: z.string().meta({ description: 'Language of the booking, and of its mails.' }),
  arrivedOn: z.string().nullable(),
  leftOn: z.string().nullable(),
})

/** All data that the guesthouse stores about one guest. */
export const guestData = z
  .object({
    exportedAt: z.string(),
    account: accountSchema.extend({
      lang: z.string(),
      emailConfirmedAt: z.string().nullable(),
      identities: z
        .object({ issuer: z.string(), subject: z.string(), createdAt: z.string() })
        .array()
        .meta({ description: 'Accounts elsewhere that sign in here, by the id that they have there.' }),
      backends: z
        .object({ remote: z.string(), scopes: z.string().array(), agreedAt: z.string() })
        .array()
        .meta({ description: 'Services of teams that may know who the guest is.' }),
    }),
    bookings: storedBooking.array(),
    messages: z
      .object({
        fullName: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        message: z.string(),
        createdAt: z.string(),
        lang: z.string(),
        answeredAt: z.string().nullable(),
        replies: z.object({ reply: z.string(), createdAt: z.string() }).array(),
      })
      .array(),
    reviews: testimonialSchema
      .array()
      .meta({ description: 'Those written by the link of a stay; of others nobody knows whose they are.' }),
    sessions: z.object({ createdAt: z.string(), expiresAt: z.string() }).array(),
  })
  .meta({ id: 'GuestData' })

export type CalendarFile = z.infer<typeof calendarFile>
export type GuestBooking = z.infer<typeof guestBooking>
export type LinkedBooking = z.infer<typeof linkedBooking>
export type StayChangeQuoteInput = z.input<typeof stayChangeQuoteInput>
export type StayChangeInput = z.input<typeof stayChangeInput>
export type StayChangeQuote = z.infer<typeof stayChangeQuote>
export type FindBookingInput = z.input<typeof findBookingInput>
export type CancelLinkedInput = z.input<typeof cancelLinkedInput>
export type LinkedStayChangeQuoteInput = z.input<typeof linkedStayChangeQuoteInput>
export type LinkedStayChangeInput = z.input<typeof linkedStayChangeInput>
export type GuestData = z.infer<typeof guestData>
