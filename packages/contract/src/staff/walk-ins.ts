import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { emailField } from '../schemas/email-field.ts'
import { calendarDate, dollars, line, optionalText, orNothing } from '../schemas/fields.ts'
import { childAges } from '../schemas/rates.ts'
import { staffLimits } from './limits.ts'

/** Nights that somebody at the door or on the telephone asks for. */
const wanted = z.object({
  roomId: line(limits.text.title),
  checkIn: calendarDate,
  checkOut: calendarDate,
  guests: z.int().min(limits.guests.min).max(limits.guests.max),
  children: childAges.optional(),
  /** They came after midnight: the stay may begin with the night before, until the hour of check-out. */
  isAfterMidnight: z.boolean().optional(),
})

export const walkInQuoteInput = wanted

export const walkInQuote = z.object({
  totalPrice: dollars,
  nights: z.int(),
  /** Numbers of the units that are free in all these nights, in the order in which they are given away. */
  freeUnits: z.int().array(),
  /** Also where no unit is free as it is, but would be once stays that may be moved are. */
  isFree: z.boolean(),
})

/** Restrictions of the rates do not hold for it. Without an address nothing is mailed. */
export const walkInInput = wanted.extend({
  /** Its own from then on; without, any that is free. */
  unit: z.int().min(1).max(1000).optional(),
  firstName: line(limits.text.name),
  lastName: line(limits.text.name),
  email: orNothing(emailField),
  phone: optionalText(limits.text.phone),
  lang: z.enum(langs),
  note: optionalText(staffLimits.text.note),
  /** What was quoted; refused with `price_changed` where it is another by now. */
  totalPrice: dollars,
  /** They are here: checked in at once. */
  isHere: z.boolean(),
  /** As of `markStay`. */
  dirtyReason: orNothing(line(staffLimits.text.reason)),
})

export type WalkInQuoteInput = z.input<typeof walkInQuoteInput>
export type WalkInQuote = z.infer<typeof walkInQuote>
export type WalkInInput = z.input<typeof walkInInput>
