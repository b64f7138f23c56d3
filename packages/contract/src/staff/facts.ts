import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { currencies } from '../property/currencies.ts'
import { propertyKinds } from '../property-kinds.ts'
import { emailField } from '../schemas/email-field.ts'
import { line, timeOfDay } from '../schemas/fields.ts'
import { propertyFacts } from '../schemas/property-facts.ts'
import { propertyLanguages } from '../schemas/property-languages.ts'
import { networkHosts, portalHosts, secureUrl, socialHosts } from './known-hosts.ts'
import { legalFactsInput } from './legal-facts-input.ts'
import { nationalityCodes } from './nationality-codes.ts'
import { plainLine } from './plain-line.ts'
import { version } from './version.ts'

/**
 * Facts of the property that guests see, as the owner changes them, and the language of mail to the owner. Currency and
 * time zone are null until the owner has chosen them; `isCountingFixed` once stays or payments are counted in them.
 */
export const staffFacts = propertyFacts.omit({ look: true }).extend({
  currency: z.string().nullable(),
  timeZone: z.string().nullable(),
  isCountingFixed: z.boolean(),
  ownerLang: z.enum(langs),
  version,
})

/** Parsed like a guest's number: with a country code, or as a number of the property's country. */
const phone = line(limits.text.phone)

/** An optional fact: null and an empty text remove it. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.union([z.null(), z.literal(''), schema]).transform((value) => (value === '' ? null : value))

const zoneNamed = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** A name that Intl knows, as it writes it. An offset such as +05:30 would not follow the summer. */
const ianaZone = z.string().transform((name, { addIssue }) => {
  const known = /^[a-z]/i.test(name) ? zoneNamed(name) : undefined
  if (known !== undefined) return known
  addIssue({ code: 'custom', params: { code: 'invalid_choice' } })
  return z.NEVER
})

const orEmpty = (maxChars: number) => z.union([z.literal(''), plainLine(maxChars)])

const { name, title } = limits.text

/** Replaced as a whole. */
const address = z.object({
  street: plainLine(title),
  town: plainLine(name),
  region: orEmpty(name),
  postalCode: orEmpty(20),
  countryCode: z.enum(nationalityCodes),
})

const degrees = (most: number) => z.number().min(-most).max(most)

/**
 * Missing fields do not change, null removes an optional one. `invalid_text` for a line with markup, control or
 * direction signs; `invalid_url` for an address that is not https or of an unknown host; `invalid_phone` for an
 * invalid number; `time_not_after` if check-in would begin before check-out ends, or breakfast end before it begins.
 * Another currency or time zone is refused with `currency_fixed` or `time_zone_fixed` once a stay or a payment is counted
 * in it.
 */
export const staffFactsInput = z
  .object({
    name: plainLine(name),
    kind: z.enum(propertyKinds),
    languages: propertyLanguages,
    email: emailField,
    phone,
    managerPhone: z.union([z.literal(''), phone]),
    whatsapp: orNull(phone),
    currency: z.enum(currencies),
    timeZone: ianaZone,
    checkInFrom: timeOfDay,
    checkOutUntil: timeOfDay,
    breakfastFrom: timeOfDay,
    breakfastUntil: timeOfDay,
    address,
    townNames: z.partialRecord(z.enum(langs), orNull(plainLine(name))),
    geo: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullable(),
    listingUrl: orNull(secureUrl(portalHosts)),
    social: z
      .object({
        instagram: orNull(secureUrl(socialHosts.instagram)),
        facebook: orNull(secureUrl(socialHosts.facebook)),
        tripadvisor: orNull(secureUrl(socialHosts.tripadvisor)),
      })
      .partial(),
    manager: z
      .object({
        name: plainLine(name),
        email: orNull(emailField).optional(),
        network: orNull(secureUrl(networkHosts)).optional(),
      })
      .nullable(),
    airportShuttle: z.boolean(),
    legal: legalFactsInput.nullable(),
    ownerLang: z.enum(langs),
  })
  .partial()
  .extend({ version })

export type StaffFacts = z.infer<typeof staffFacts>
export type StaffFactsInput = z.input<typeof staffFactsInput>
