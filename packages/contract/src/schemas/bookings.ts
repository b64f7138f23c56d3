import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailField } from './email-field.ts'
import { calendarDate, dollars, guestTextFields, line, optionalText, orNothing, timeOfDay } from './fields.ts'
import { campaignName, linkSignature, partnerId } from './partners.ts'
import { childAges, chosenExtra, promotionCodeField, ratePlanId } from './rates.ts'
import { addressCode, workProof } from './work-proofs.ts'

export const guestCount = z.int().min(limits.guests.min).max(limits.guests.max)
export const wantedRoom = line(limits.text.title)

/** Another room of the same booking, for the same nights. */
export const additionalRoom = z
  .object({ roomType: wantedRoom, guests: guestCount, children: childAges.optional() })
  .meta({ id: 'AdditionalRoom' })

/**
 * Body of a booking. The API checks the rules that need the calendar or the room (past, order, capacity,
 * price), and the numbering plan of telephone numbers, which is too large for a browser.
 */
export const bookingInput = z
  .object({
    firstName: line(limits.text.name),
    lastName: line(limits.text.name),
    email: emailField,
    phone: optionalText(limits.text.phone).meta({
      example: '+49 151 23456789',
      description:
        'Where the guest can be called. With a country code (`+` or `00`) of any country; without one it is read as a number of the country of the guesthouse.',
    }),
    checkIn: calendarDate,
    checkOut: calendarDate,
    guests: guestCount,
    roomType: wantedRoom.meta({
      description: "The room's name in any of the three languages, or its id.",
    }),
    additionalRooms: additionalRoom
      .array()
      .max(limits.rooms.max - 1)
      .optional()
      .meta({
        description:
          'Further rooms for the same nights, each with its guests: all are booked under one reference, or none.',
      }),
    arrivalTime: orNothing(timeOfDay).meta({
      description:
        'About when the guests arrive on the day of check-in, HH:MM at the guesthouse; they may tell it later, too.',
    }),
    ...guestTextFields,
    children: childAges.optional(),
    plan: ratePlanId.optional(),
    promotionCode: promotionCodeField.optional(),
    extras: chosenExtra.array().max(limits.extras.kinds).optional(),
    quote: z.string().max(2000).optional().meta({
      description: 'From POST /api/quotes for the same stay: until it expires its price holds.',
    }),
    totalPrice: dollars.meta({
      description: 'The total of all rooms that the guest saw; refused where it is not the real one.',
    }),
    partner: orNothing(partnerId).meta({
      description:
        "Through whom the guest came: recorded where the page's origin is that partner's, and from our own page where `sig` proves it. Without proof the booking is stored without a partner.",
    }),
    campaign: orNothing(campaignName).meta({ description: 'Recorded with the partner.' }),
    sig: orNothing(linkSignature).meta({
      description: "From the address that the partner's link gave our page: proves the partner.",
    }),
    workProof: workProof.optional(),
    addressCode: orNothing(addressCode).meta({
      description:
        'The code that POST /api/bookings/address-code mails to `email`: confirms the address, for bookings beyond the caps of nights.',
    }),
  })
  .meta({ id: 'BookingInput' })

export const bookingStatuses = ['confirmed', 'cancelled', 'completed', 'no_show'] as const

/** A deposit that is paid online. */
const orderedDeposit = z
  .object({
    amount: dollars.meta({ description: "In the property's currency." }),
    until: z.string().nullable().meta({
      description:
        'ISO 8601, UTC: until then the stay is held, and cancelled where nobody has paid; null where it is booked all the same.',
    }),
    url: z.string().optional().meta({
      example: '/pay/SECRET',
      description:
        'Where it is paid, on our own site. A page of a partner gets none: the guest is mailed it.',
    }),
  })
  .meta({ id: 'OrderedDeposit' })

/** One room of a booking of several rooms. */
const bookedRoom = z
  .object({
    reference: z.string().meta({
      example: 'CR-7KQM-4XWP-2',
      description: 'The reference of the booking and the number of the room in it.',
    }),
    roomId: z.string(),
    roomType: z.string(),
    guests: z.int(),
    totalPrice: dollars,
    deposit: orderedDeposit.optional(),
  })
  .meta({ id: 'BookedRoom' })

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
    totalPrice: dollars.meta({ description: "In the property's currency, of all rooms." }),
    freeCancellationUntil: z.string().meta({
      description:
        'ISO 8601, UTC: by the rate plan that was booked; the moment of booking where a cancellation is never free.',
    }),
    token: z.string().optional().meta({
      description:
        'Opens the booking as the link of its mail does, in the page that booked it. A page of a partner gets none.',
    }),
    deposit: orderedDeposit.optional(),
    rooms: bookedRoom.array().optional().meta({
      description:
        'Every room where several were booked; `roomId`, `roomType`, `guests` and `deposit` beside it are of the first.',
    }),
  })
  .meta({ id: 'BookingReceipt' })

/** A UUID that the page makes for one attempt and sends again with every retry. */
export const idempotencyKey = z.uuid()

/** The address to which a code is mailed. */
export const addressCodeInput = z.object({ email: emailField }).meta({ id: 'AddressCodeInput' })

export type AddressCodeInput = z.input<typeof addressCodeInput>
export type BookingInput = z.input<typeof bookingInput>
export type BookingReceipt = z.infer<typeof bookingReceipt>
export type OrderedDeposit = z.infer<typeof orderedDeposit>
export type BookingStatus = (typeof bookingStatuses)[number]
