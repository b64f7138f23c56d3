import type { PropertyFacts } from '@calm-rest/contract/api'
import { type PropertyKind, type SocialNetwork, socialNetworks } from '@calm-rest/contract/staff'
import { defaultLang, isLang, type Lang } from '@calm-rest/contract/widget'
import { localityLineOf } from '../../core/locality-line.ts'
import { countryNameIn } from '../../core/place-names.ts'

/** Facts of the property, with those that no guest sees. */
export interface StoredFacts extends PropertyFacts {
  /** Whether the owner has chosen both; before, they are those of `blankFacts`. */
  isCurrencyChosen: boolean
  isTimeZoneChosen: boolean
  /** Language of mail to the owner. */
  ownerLang: Lang
  /** Domain of the ids of stays in calendars. It never changes, so that a cancellation finds its entry. */
  calendarDomain: string
}

/** Facts that guests see. */
export const shownFacts = ({
  isCurrencyChosen: _,
  isTimeZoneChosen: __,
  ownerLang: ___,
  calendarDomain: ____,
  ...shown
}: StoredFacts): PropertyFacts => shown

/** A row of `property_facts`. Columns that older code does not know are NULL where it made the row. */
export type FactsRow = Record<SocialNetwork, string | null> & {
  name: string | null
  kind: PropertyKind | null
  /** Between spaces, the main one first; NULL is every language of the site. */
  languages: string | null
  email: string | null
  currency: string | null
  timeZone: string | null
  phone: string
  managerPhone: string
  whatsapp: string | null
  checkInFrom: string
  checkOutUntil: string
  breakfastFrom: string
  breakfastUntil: string
  street: string | null
  town: string | null
  /** JSON. */
  townNames: string | null
  region: string | null
  postalCode: string | null
  countryCode: string | null
  latitude: number | null
  longitude: number | null
  listingUrl: string | null
  managerName: string | null
  managerEmail: string | null
  managerNetwork: string | null
  /** 1 or 0. NULL: guests are asked, as by earlier code. */
  airportShuttle: number | null
  /** JSON. */
  legal: string | null
  ownerLang: Lang | null
  calendarDomain: string | null
}

/** Facts of a row; `blank` has what it lacks. */
export const toFacts = (row: FactsRow, blank: StoredFacts): StoredFacts => {
  const { latitude, longitude, managerName } = row
  const facts: StoredFacts = {
    name: row.name ?? blank.name,
    kind: row.kind ?? blank.kind,
    languages: row.languages === null ? blank.languages : row.languages.split(' ').filter(isLang),
    email: row.email ?? '',
    currency: row.currency ?? blank.currency,
    timeZone: row.timeZone ?? blank.timeZone,
    isCurrencyChosen: row.currency !== null,
    isTimeZoneChosen: row.timeZone !== null,
    phone: row.phone,
    managerPhone: row.managerPhone,
    checkInFrom: row.checkInFrom,
    checkOutUntil: row.checkOutUntil,
    breakfastFrom: row.breakfastFrom,
    breakfastUntil: row.breakfastUntil,
    address: addressOf(row),
    townNames: JSON.parse(row.townNames ?? '{}'),
    social: socialOf(row),
    ownerLang: row.ownerLang ?? blank.ownerLang,
    calendarDomain: row.calendarDomain ?? blank.calendarDomain,
  }
  if (row.whatsapp !== null) facts.whatsapp = row.whatsapp
  if (row.listingUrl !== null) facts.listingUrl = row.listingUrl
  if (latitude !== null && longitude !== null) facts.geo = { latitude, longitude }
  if (row.airportShuttle !== null) facts.airportShuttle = row.airportShuttle === 1
  if (row.legal !== null) facts.legal = JSON.parse(row.legal)
  if (managerName !== null) facts.manager = managerOf(managerName, row)
  return facts
}

const addressOf = (row: FactsRow): StoredFacts['address'] => {
  const address: StoredFacts['address'] = {
    street: row.street ?? '',
    town: row.town ?? '',
    region: row.region ?? '',
    postalCode: row.postalCode ?? '',
    country: countryNameIn(defaultLang, row.countryCode ?? ''),
    countryCode: row.countryCode ?? '',
  }
  const localityLine = localityLineOf(address)
  if (localityLine !== undefined) address.localityLine = localityLine
  return address
}

const socialOf = (row: FactsRow): StoredFacts['social'] =>
  Object.fromEntries(
    socialNetworks.map((network) => [network, row[network]]).filter(([, address]) => address !== null),
  )

const managerOf = (name: string, { managerEmail, managerNetwork }: FactsRow) => {
  const manager: NonNullable<StoredFacts['manager']> = { name }
  if (managerEmail !== null) manager.email = managerEmail
  if (managerNetwork !== null) manager.network = managerNetwork
  return manager
}

export const toRow = (facts: StoredFacts): FactsRow => {
  const { address, geo, social, manager } = facts
  return {
    name: facts.name,
    kind: facts.kind,
    languages: facts.languages.join(' '),
    email: facts.email,
    currency: facts.isCurrencyChosen ? facts.currency : null,
    timeZone: facts.isTimeZoneChosen ? facts.timeZone : null,
    phone: facts.phone,
    managerPhone: facts.managerPhone,
    whatsapp: facts.whatsapp ?? null,
    checkInFrom: facts.checkInFrom,
    checkOutUntil: facts.checkOutUntil,
    breakfastFrom: facts.breakfastFrom,
    breakfastUntil: facts.breakfastUntil,
    street: address.street,
    town: address.town,
    townNames: JSON.stringify(facts.townNames),
    region: address.region,
    postalCode: address.postalCode,
    countryCode: address.countryCode,
    latitude: geo?.latitude ?? null,
    longitude: geo?.longitude ?? null,
    listingUrl: facts.listingUrl ?? null,
    instagram: social.instagram ?? null,
    facebook: social.facebook ?? null,
    tripadvisor: social.tripadvisor ?? null,
    managerName: manager?.name ?? null,
    managerEmail: manager?.email ?? null,
    managerNetwork: manager?.network ?? null,
    airportShuttle: facts.airportShuttle === undefined ? null : Number(facts.airportShuttle),
    legal: facts.legal ? JSON.stringify(facts.legal) : null,
    ownerLang: facts.ownerLang,
    calendarDomain: facts.calendarDomain,
  }
}
