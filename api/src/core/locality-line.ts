/** Countries whose post writes the postal code before the town. Source: libaddressinput, as all of this file. */
const postalCodeFirst = new Set(
  (
    'AD AM AR AT AX AZ BA BE BG BL BY CH CL CR CV CY CZ DE DK DO DZ EC EE EH ES ET FI FO FR GE GF GL GN GP GR GT GW HR HT ' +
    'IS IT KG KW KZ LA LI LR LT LU MA MC MD ME MF MG MK MQ MU MX MY NC NE NI NL NO OM PF PL PM PT PY RE RO RS SE SI SJ SK ' +
    'SM SN SV TJ TM TN TR UY UZ VA WF XK YT ZM'
  ).split(' '),
)

/** Countries whose line of the town has the region, and what stands between them. */
const withRegion: Readonly<Record<string, string>> = {
  US: ', ',
  AS: ' ',
  AU: ' ',
  CA: ' ',
  FM: ' ',
  GU: ' ',
  MH: ' ',
  MP: ' ',
  PW: ' ',
}

interface Place {
  town: string
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
}

/**
 * The line of a postal address that has the town, as its country writes it. Undefined where that is `town postal-code`,
 * as in most countries outside of Europe.
 */
export const localityLineOf = ({ town, region, postalCode, countryCode }: Place): string | undefined => {
  if (town === '' || postalCode === '') return undefined
  if (postalCodeFirst.has(countryCode)) return `${postalCode} ${town}`
  const between = withRegion[countryCode]
  return between !== undefined && region !== '' ? `${town}${between}${region} ${postalCode}` : undefined
}
