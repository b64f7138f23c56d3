import type { PropertyAddress } from '../schemas/property-facts.ts'

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by)

/** The line with the town, `town postal-code` unless its country writes it otherwise. */
const localityOf = ({ town, postalCode, localityLine }: PropertyAddress) =>
  localityLine ?? joined([town, postalCode], ' ')

/** The postal address line by line: street, town with postal code, region, country. Unknown lines are left out. */
export const addressLinesOf = (address: PropertyAddress): string[] => {
  const { street, region, country, localityLine } = address
  return [street, localityOf(address), localityLine?.includes(region) ? '' : region, country].filter(
    (line) => line !== '',
  )
}

/** The postal address on one line, without a line of its region: `3 Mill Lane, York YO1 7HU, United Kingdom`. */
export const addressLineOf = (address: PropertyAddress): string =>
  joined([address.street, localityOf(address), address.country], ', ')
