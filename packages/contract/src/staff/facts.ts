import { z } from 'zod'
import { limits } from '../limits.ts'
import { line, timeOfDay } from '../schemas/fields.ts'
import { propertyFacts } from '../schemas/property-facts.ts'
import { version } from './version.ts'

/** Facts of the property that guests see, as the owner changes them. */
export const staffFacts = propertyFacts.extend({ version })

/** Parsed like a guest's number: with a country code, or as a number in Sri Lanka. */
const phone = line(limits.text.phone)

/**
 * Missing fields do not change. `invalid_phone` for an invalid number; `time_not_after` if check-in would
 * begin before check-out ends, or breakfast end before it begins.
 */
export const staffFactsInput = z
  .object({
    phone,
    managerPhone: phone,
    checkInFrom: timeOfDay,
    checkOutUntil: timeOfDay,
    breakfastFrom: timeOfDay,
    breakfastUntil: timeOfDay,
  })
  .partial()
  .extend({ version })

export type StaffFacts = z.infer<typeof staffFacts>
export type StaffFactsInput = z.input<typeof staffFactsInput>
