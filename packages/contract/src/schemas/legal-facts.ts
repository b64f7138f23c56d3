import { z } from 'zod'

/** What the operator says of a body that settles disputes with consumers; `unsaid` leaves the sentence out. */
export const disputeStances = ['unsaid', 'unwilling', 'willing'] as const
export type DisputeStance = (typeof disputeStances)[number]

const line = z.string().optional()

/** Who operates the property, as its imprint says. A missing fact leaves its line out. */
export const legalFacts = z
  .object({
    name: z.string().meta({ description: 'Name of the operator with its legal form: Lindenhof GmbH.' }),
    address: line.meta({ description: 'Address of the operator on one line, if it is not the property’s.' }),
    representative: line.meta({ description: 'Who represents the operator and answers for its pages.' }),
    register: line.meta({ description: 'Register in which it is entered, with its place.' }),
    registrationNumber: line,
    taxNumber: line.meta({ description: 'Number for tax or VAT, as the country of the property writes it.' }),
    licenceNumber: line,
    licenceAuthority: line.meta({
      description: 'Authority that supervises the property or has licensed it.',
    }),
    dispute: z.enum(disputeStances).default('unsaid'),
  })
  .meta({ id: 'LegalFacts' })

export type LegalFacts = z.infer<typeof legalFacts>
