import { nationalityCodes } from '@calm-rest/contract/staff'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Converts full-width digits and signs, as Chinese keyboards type them. */
const plain = (typed: string) => typed.normalize('NFKC').trim()

/**
 * Returns the number in E.164, or undefined if it is invalid. With a country code it only has to be possible, since
 * numbering plans change faster than a library. Without one it has to be valid in `home`, the property's own country; otherwise
 * the mobile number of another country would become a stranger's here. E.164 has no room for an extension.
 */
export const parsePhone = (typed: string, home: string): string | undefined => {
  const text = plain(typed)
  const phone = parsePhoneNumberFromString(text, {
    ...(home !== '' && { defaultCountry: home as CountryCode }),
    extract: false,
  })
  if (!phone || phone.ext) return undefined
  const isInternational = /^(\+|00)/.test(text)
  return (isInternational ? phone.isPossible() : phone.isValid()) ? phone.number : undefined
}

const countries: ReadonlySet<string> = new Set(nationalityCodes)

/** Returns the country of a number, ISO 3166-1 alpha-2; undefined if it has none, or one unknown to ISO. */
export const countryOfPhone = (e164: string | null): string | undefined => {
  const country = e164 === null ? undefined : parsePhoneNumberFromString(e164)?.country
  return country && countries.has(country) ? country : undefined
}

/** `+49 30 23125000` for people to dial; E.164 unchanged if its groups are unknown. */
export const formatPhone = (e164: string): string =>
  parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
