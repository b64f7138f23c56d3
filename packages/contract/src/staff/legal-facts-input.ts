import { z } from 'zod'
import { limits } from '../limits.ts'
import { disputeStances } from '../schemas/legal-facts.ts'
import { plainLine } from './plain-line.ts'

const { title } = limits.text

/** Letters, digits and the signs that countries put between them; never an address or a sentence. */
const numberSigns = /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N} ./()-]*$/u

const optional = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.null(), z.literal(''), schema])
    .transform((value) => (value === '' ? null : value))
    .optional()

const text = optional(plainLine(title))
const number = optional(plainLine(40).refine((value) => numberSigns.test(value)))

/**
 * Facts of the operator; replaced as a whole. `invalid_type` for a number with other signs than letters, digits, blanks
 * and `. / - ( )`, or without a digit.
 */
export const legalFactsInput = z.object({
  name: plainLine(title),
  address: optional(plainLine(200)),
  representative: text,
  register: text,
  registrationNumber: number,
  taxNumber: number,
  licenceNumber: number,
  licenceAuthority: text,
  dispute: z.enum(disputeStances).default('unsaid'),
})
