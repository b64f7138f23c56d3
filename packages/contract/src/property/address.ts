import type { PropertyAddress } from '../schemas/property-facts.ts'

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by)

/** The postal address line by line: `street`, `town postal-code`, region, country. Unknown lines are left out. */
export const addressLinesOf = ({ street, town, postalCode, region, country }: PropertyAddress): string[] =>
  [street, joined([town, postalCode], ' '), region, country].filter((line) => line !== '')

/** The postal address on one line, without its region: `3 Mill Lane, York YO1 7HU, United Kingdom`. */
export const addressLineOf = ({ street, town, postalCode, country }: PropertyAddress): string =>
  joined([street, joined([town, postalCode], ' '), country], ', ')
