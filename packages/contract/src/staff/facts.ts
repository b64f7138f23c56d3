import { z } from 'zod'
import { limits } from '../limits.ts'
import { line, timeOfDay } from '../schemas/fields.ts'
import { propertyFacts } from '../schemas/property-facts.ts'
import { version } from './version.ts'

/** What guests are told of the house, as the owner changes it. */
export const staffFacts = propertyFacts.extend({ version })

/** Read like the number of a guest: with a country code, or as one of Sri Lanka. */
const phone = line(limits.text.phone)

/**
 * What is left out stays. `invalid_phone` where a number is none; `time_not_after` where check-in would begin before
 * check-out ends, or breakfast end before it begins.
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
