import type { Lang } from '../lang.ts'
import type { PropertyAddress } from '../schemas/property-facts.ts'

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by)

/** The line with the town, `town postal-code` unless its country writes it otherwise. */
const localityOf = ({ town, postalCode, localityLine }: PropertyAddress) =>
  localityLine ?? joined([town, postalCode], ' ')

/** The facts name the country in English; the platform has its name in every other language. */
const countryOf = ({ country, countryCode }: PropertyAddress, lang: Lang) =>
  lang === 'en' || countryCode === ''
    ? country
    : (new Intl.DisplayNames(lang, { type: 'region' }).of(countryCode) ?? country)

/**
 * The postal address line by line: street, town with postal code, region, and the country in a language. Unknown lines
 * are left out.
 */
export const addressLinesOf = (address: PropertyAddress, lang: Lang = 'en'): string[] => {
  const { street, region, localityLine } = address
  const lines = [
    street,
    localityOf(address),
    localityLine?.includes(region) ? '' : region,
    countryOf(address, lang),
  ]
  return lines.filter((line) => line !== '')
}

/** The postal address on one line, without a line of its region: `3 Mill Lane, York YO1 7HU, United Kingdom`. */
export const addressLineOf = (address: PropertyAddress, lang: Lang = 'en'): string =>
  joined([address.street, localityOf(address), countryOf(address, lang)], ', ')
