import type { StaffFacts, StaffFactsInput } from '@calm-rest/contract/staff'
import { isLang, type Lang } from '@calm-rest/contract/widget'

/** Each fact as its field has it; by the name with which the API refuses it. */
export const valuesOf = (facts: StaffFacts) => ({
  name: facts.name,
  kind: facts.kind,
  languages: facts.languages.join(' '),
  ownerLang: facts.ownerLang,
  currency: facts.currency ?? '',
  timeZone: facts.timeZone ?? '',
  email: facts.email,
  phone: facts.phone,
  whatsapp: facts.whatsapp ?? '',
  'address.street': facts.address.street,
  'address.postalCode': facts.address.postalCode,
  'address.town': facts.address.town,
  'address.region': facts.address.region,
  'address.countryCode': facts.address.countryCode,
  'townNames.zh': facts.townNames.zh ?? '',
  'geo.latitude': String(facts.geo?.latitude ?? ''),
  'geo.longitude': String(facts.geo?.longitude ?? ''),
  checkInFrom: facts.checkInFrom,
  checkOutUntil: facts.checkOutUntil,
  breakfastFrom: facts.breakfastFrom,
  breakfastUntil: facts.breakfastUntil,
  listingUrl: facts.listingUrl ?? '',
  'social.instagram': facts.social.instagram ?? '',
  'social.facebook': facts.social.facebook ?? '',
  'social.tripadvisor': facts.social.tripadvisor ?? '',
  'manager.name': facts.manager?.name ?? '',
  managerPhone: facts.managerPhone,
  'manager.email': facts.manager?.email ?? '',
  'manager.network': facts.manager?.network ?? '',
  airportShuttle: String(facts.airportShuttle !== false),
  'legal.name': facts.legal?.name ?? '',
  'legal.address': facts.legal?.address ?? '',
  'legal.representative': facts.legal?.representative ?? '',
  'legal.register': facts.legal?.register ?? '',
  'legal.registrationNumber': facts.legal?.registrationNumber ?? '',
  'legal.taxNumber': facts.legal?.taxNumber ?? '',
  'legal.licenceAuthority': facts.legal?.licenceAuthority ?? '',
  'legal.licenceNumber': facts.legal?.licenceNumber ?? '',
  'legal.dispute': facts.legal?.dispute ?? 'unsaid',
})

/** Languages as their field has them: between spaces, the main one first. */
export const languagesIn = (value: string): Lang[] => value.split(' ').filter(isLang)

const toSent = (name: string, value: string) => {
  if (name === 'airportShuttle') return value === 'true'
  return name === 'languages' ? languagesIn(value) : value
}

export type FactValues = Record<FactName, string>
export type FactName = keyof ReturnType<typeof valuesOf>

/** Facts of one place or person, which the API replaces as a whole: null once all of their fields are empty. */
const wholes = ['address', 'townNames', 'geo', 'social', 'manager', 'legal'] as const

const isEmpty = (fields: object) => Object.values(fields).every((value) => value === '')

const partsOf = (whole: string, values: FactValues) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(`${whole}.`))
      .map(([name, value]) => [name.slice(whole.length + 1), value]),
  )

/** What the API is sent of changed fields; `now` has the fields beside them. */
export const changeOf = (changed: Partial<FactValues>, now: FactValues): Omit<StaffFactsInput, 'version'> => {
  const all = { ...now, ...changed }
  const plain = Object.entries(changed)
    .filter(([name]) => !name.includes('.'))
    .map(([name, value]) => [name, toSent(name, value)])
  const whole = wholes
    .filter((name) => Object.keys(changed).some((field) => field.startsWith(`${name}.`)))
    .map((name) => [name, wholeOf(name, partsOf(name, all))])
  return Object.fromEntries([...plain, ...whole])
}

const wholeOf = (name: (typeof wholes)[number], parts: Record<string, string>) => {
  if (name === 'geo')
    return isEmpty(parts)
      ? null
      : { latitude: numberOf(parts.latitude), longitude: numberOf(parts.longitude) }
  if (name === 'legal') return isEmpty({ ...parts, dispute: '' }) ? null : parts
  return name === 'manager' && isEmpty(parts) ? null : parts
}

/** Degrees may be typed with a comma. What is not a number is refused by the API, beside its field. */
const numberOf = (typed = '') => {
  const text = typed.trim().replace(',', '.')
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text)
}
