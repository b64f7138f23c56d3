import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, emailField, line, optionalText, orNothing } from './fields.ts'
import { campaignName, linkSignature, partnerId } from './partners.ts'

/** The form of a booking. Rules that need the calendar or the room (past, order, capacity, price) are the API's. */
export const bookingInput = z
  .object({
    firstName: line(limits.text.name),
    lastName: line(limits.text.name),
    email: emailField,
    checkIn: calendarDate,
    checkOut: calendarDate,
    guests: z.int().min(limits.guests.min).max(limits.guests.max),
    roomType: line(limits.text.title).meta({
      description: "The room's name in any of the three languages, or its id.",
    }),
    specialRequest: optionalText(limits.text.request),
    totalPrice: dollars.meta({
      description: 'The total the guest saw; refused where it is not the real one.',
    }),
    partner: orNothing(partnerId).meta({
      description:
        "Through whom the guest came: recorded where the page's origin is that partner's, and from our own page where `sig` proves it. Without proof the booking is stored without a partner.",
    }),
    campaign: orNothing(campaignName).meta({ description: 'Recorded with the partner.' }),
    sig: orNothing(linkSignature).meta({
      description: "From the address that the partner's link gave our page: proves the partner.",
    }),
  })
  .meta({ id: 'BookingInput' })

export const bookingStatuses = ['confirmed', 'cancelled', 'completed', 'no_show'] as const

export const bookingReceipt = z
  .object({
    success: z.literal(true),
    reference: z.string().meta({ example: 'CR-7KQM-4XWP', description: 'Can be read aloud: no 0/O, 1/I/L.' }),
    status: z.enum(bookingStatuses),
    roomId: z.string(),
    roomType: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    nights: z.int(),
    guests: z.int(),
    totalPrice: dollars,
    freeCancellationUntil: z.string().meta({ description: 'ISO 8601, UTC: 24 hours after booking.' }),
  })
  .meta({ id: 'BookingReceipt' })

/** A UUID made by the page for one attempt, sent again with every retry of it. */
export const idempotencyKey = z.uuid()

export type BookingInput = z.input<typeof bookingInput>
export type BookingReceipt = z.infer<typeof bookingReceipt>
export type BookingStatus = (typeof bookingStatuses)[number]
