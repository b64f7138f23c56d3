import { z } from 'zod'
import { accountSchema } from './accounts.ts'
import { bookingStatuses } from './bookings.ts'
import { dollars } from './fields.ts'

/** A booking as its guest sees it, in the account or by the signed link of the mail. */
export const guestBooking = z
  .object({
    reference: z.string(),
    status: z.enum(bookingStatuses),
    roomId: z.string(),
    roomType: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    nights: z.int(),
    guests: z.int(),
    totalPrice: dollars,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    specialRequest: z.string().nullable(),
    bookedAt: z.string().meta({ description: 'ISO 8601, UTC.' }),
    freeCancellationUntil: z.string().meta({ description: 'ISO 8601, UTC: 24 hours after booking.' }),
    cancellation: z.enum(['free', 'no_refund', 'closed']).meta({
      description:
        'What cancelling now would mean, by the policy stored with the booking; closed: not by oneself.',
    }),
    cancelledAt: z.string().nullable(),
    refund: z.enum(['full', 'none']).nullable().meta({ description: 'What a cancellation has given.' }),
    partner: z
      .string()
      .optional()
      .meta({ description: 'Name of the partner through whom it was booked, where it was.' }),
    campaign: z.string().nullable().optional().meta({ description: 'As the partner named it.' }),
  })
  .meta({ id: 'GuestBooking' })

export const referenceParams = z.object({ reference: z.string().max(20) })

/** A JSON web token from a link in a mail; only ever in a fragment or a body. */
const signedToken = z.string().min(1).max(2_048)

export const linkInput = z.object({ token: signedToken }).meta({ id: 'LinkInput' })

/** All data that the guesthouse stores about one guest. */
export const guestData = z
  .object({
    exportedAt: z.string(),
    account: accountSchema,
    bookings: guestBooking.array(),
    messages: z
      .object({
        fullName: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        message: z.string(),
        createdAt: z.string(),
      })
      .array(),
    sessions: z.object({ createdAt: z.string(), expiresAt: z.string() }).array(),
  })
  .meta({ id: 'GuestData' })

export type GuestBooking = z.infer<typeof guestBooking>
export type LinkInput = z.input<typeof linkInput>
export type GuestData = z.infer<typeof guestData>
