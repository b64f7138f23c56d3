import { z } from 'zod'
import { line, optionalText } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { versioned } from './version.ts'

/** Who pays something of a booking instead of its guest, such as a company. */
export const payer = z.object({
  id: z.int(),
  /** Empty once the guest was erased. */
  name: z.string(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
})

const id = z.int().min(1)

/** Says who pays the price of a stay with its taxes, or charges of it; null is the guest. */
export const payersInput = versioned.extend({
  payer: z
    .union([
      z.strictObject({ id }),
      z.strictObject({
        name: line(staffLimits.text.payerName),
        address: optionalText(staffLimits.text.payerAddress),
        taxNumber: optionalText(staffLimits.text.payerTaxNumber),
      }),
    ])
    .nullable(),
  /** The price of the stay: nights, extras and their taxes. */
  stay: z.boolean(),
  /** Ids of charges of the stay. */
  charges: id.array().max(200),
})

export type Payer = z.infer<typeof payer>
export type PayersInput = z.input<typeof payersInput>
