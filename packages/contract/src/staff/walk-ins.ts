import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { emailField } from '../schemas/email-field.ts'
import { calendarDate, dollars, line, optionalText, orNothing } from '../schemas/fields.ts'
import { childAges } from '../schemas/rates.ts'
import { staffLimits } from './limits.ts'

/** Nights that a guest asks for at the front desk or by telephone. */
const wanted = z.object({
  roomId: line(limits.text.title),
  checkIn: calendarDate,
  checkOut: calendarDate,
  guests: z.int().min(limits.guests.min).max(limits.guests.max),
  children: childAges.optional(),
  /** The guest comes after midnight: the stay may begin with the previous night, until the check-out time. */
  isAfterMidnight: z.boolean().optional(),
})

export const walkInQuoteInput = wanted

export const walkInQuote = z.object({
  totalPrice: dollars,
  nights: z.int(),
  /** Numbers of the units that are free on all nights, in order of assignment. */
  freeUnits: z.int().array(),
  /** True also if a unit becomes free once stays that are not pinned are moved. */
  isFree: z.boolean(),
})

/** Restrictions of the rates do not apply. Without an email address no mail is sent. */
export const walkInInput = wanted.extend({
  /** Pins the stay to this unit; without it any free unit is taken. */
  unit: z.int().min(1).max(1000).optional(),
  firstName: line(limits.text.name),
  lastName: line(limits.text.name),
  email: orNothing(emailField),
  phone: optionalText(limits.text.phone),
  lang: z.enum(langs),
  note: optionalText(staffLimits.text.note),
  /** The quoted total; refused with `price_changed` if it has changed. */
  totalPrice: dollars,
  /** The guests are present: they are checked in at once. */
  isHere: z.boolean(),
  /** As in `markStay`. */
  dirtyReason: orNothing(line(staffLimits.text.reason)),
})

export type WalkInQuoteInput = z.input<typeof walkInQuoteInput>
export type WalkInQuote = z.infer<typeof walkInQuote>
export type WalkInInput = z.input<typeof walkInInput>
