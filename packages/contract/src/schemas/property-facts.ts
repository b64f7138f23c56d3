import { z } from 'zod'
import { langs } from '../lang.ts'
import { propertyKinds, socialNetworks } from '../property-kinds.ts'
import { legalFacts } from './legal-facts.ts'
import { propertyLanguages } from './property-languages.ts'
import { propertyLook } from './property-look.ts'

const phone = z.string().meta({
  example: '+49 30 23125 000',
  description: 'As one dials it from abroad, in groups. Empty until the owner has given it.',
})
const time = z.string().meta({
  example: '14:00',
  description: 'HH:MM on the 24-hour clock of the guesthouse.',
})
const url = z.string().meta({ description: 'An https address of a known host.' })
/** An API before contract 1.19 does not send it. */
const line = z.string().default('')

const address = z
  .object({
    street: line,
    town: line,
    region: line,
    postalCode: line,
    country: line.meta({ description: 'English name of the country.' }),
    countryCode: line.meta({ example: 'DE', description: 'ISO 3166-1 alpha-2.' }),
    localityLine: z.string().optional().meta({
      example: '10115 Berlin',
      description:
        'The line with town and postal code, where the country writes it otherwise than `town postalCode`.',
    }),
  })
  .meta({ id: 'PropertyAddress' })

/**
 * Facts that the owner changes at the front desk: read again for every page, never part of a release. A fact that
 * is missing or empty removes its button or icon, so that no link leads nowhere.
 */
export const propertyFacts = z
  .object({
    name: z.string().default('Guesthouse'),
    kind: z.enum(propertyKinds).default('guesthouse'),
    languages: propertyLanguages.default([...langs]),
    email: z.string().default('').meta({ description: 'Where guests write to. Empty if there is none.' }),
    currency: z.string().default('USD').meta({
      example: 'EUR',
      description: 'ISO 4217. Every amount is in it. Missing from an API before contract 1.20.',
    }),
    timeZone: z.string().default('UTC').meta({
      example: 'Europe/Lisbon',
      description: 'IANA name. Dates and times are in it. Missing from an API before contract 1.20.',
    }),
    phone,
    managerPhone: phone,
    whatsapp: phone.optional(),
    checkInFrom: time,
    checkOutUntil: time,
    breakfastFrom: time,
    breakfastUntil: time,
    address: address.prefault({}),
    townNames: z.partialRecord(z.enum(langs), z.string()).default({}).meta({
      description: 'The town in languages that write it otherwise.',
    }),
    geo: z
      .object({ latitude: z.number(), longitude: z.number() })
      .optional()
      .meta({ description: 'Degrees, WGS 84.' }),
    listingUrl: url.optional().meta({ description: 'Public page of the property at a booking portal.' }),
    social: z.partialRecord(z.enum(socialNetworks), url).default({}),
    manager: z
      .object({ name: z.string(), email: z.string().optional(), network: url.optional() })
      .optional()
      .meta({ description: 'The manager whose story the manager page tells.' }),
    airportShuttle: z.boolean().optional().meta({
      description: 'false: guests are not asked whether to be fetched from the airport. Otherwise they are.',
    }),
    legal: legalFacts
      .optional()
      .meta({ description: 'Who operates it. Missing until the owner has said so.' }),
    look: propertyLook.optional(),
    unwritten: z.string().array().optional().meta({
      description:
        'Pages that the owner has not written yet: no link leads there. Missing if all are written.',
    }),
  })
  .meta({ id: 'PropertyFacts' })

export type PropertyFacts = z.infer<typeof propertyFacts>
export type PropertyAddress = PropertyFacts['address']
