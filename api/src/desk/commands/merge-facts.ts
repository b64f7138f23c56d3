import type { staffCalls } from '@calm-rest/contract/staff-calls'
import { defaultLang } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import { invalidFields } from '../../core/http/api-error.ts'
import { formatPhone, parsePhone } from '../../core/phone-numbers/guest-phone.ts'
import { countryNameIn } from '../../core/place-names.ts'
import type { StoredFacts } from '../../property/index.ts'

/** A change as the schema returns it: null removes an optional fact, and what is missing stays. */
type ParsedChange = Omit<z.output<typeof staffCalls.changeFacts.body>, 'version'>

/** The facts after a change. An address, the networks and the manager are replaced as a whole. */
export const mergeFacts = (before: StoredFacts, change: ParsedChange): StoredFacts => {
  const address = change.address ?? before.address
  const country = address.countryCode
  const numberOf = phonesIn(country)
  const after: StoredFacts = {
    name: change.name ?? before.name,
    kind: change.kind ?? before.kind,
    languages: change.languages ?? before.languages,
    email: change.email ?? before.email,
    currency: change.currency ?? before.currency,
    timeZone: change.timeZone ?? before.timeZone,
    isCurrencyChosen: before.isCurrencyChosen || change.currency !== undefined,
    isTimeZoneChosen: before.isTimeZoneChosen || change.timeZone !== undefined,
    phone: numberOf('phone', change.phone) ?? before.phone,
    managerPhone: numberOf('managerPhone', change.managerPhone) ?? before.managerPhone,
    checkInFrom: change.checkInFrom ?? before.checkInFrom,
    checkOutUntil: change.checkOutUntil ?? before.checkOutUntil,
    breakfastFrom: change.breakfastFrom ?? before.breakfastFrom,
    breakfastUntil: change.breakfastUntil ?? before.breakfastUntil,
    address: { ...address, country: countryNameIn(defaultLang, country) },
    townNames: change.townNames ? withoutNull(change.townNames) : before.townNames,
    social: change.social ? withoutNull(change.social) : before.social,
    ownerLang: change.ownerLang ?? before.ownerLang,
    calendarDomain: before.calendarDomain,
  }
  const whatsapp = change.whatsapp === null ? null : numberOf('whatsapp', change.whatsapp)
  const optional = {
    whatsapp: whatsapp === undefined ? before.whatsapp : whatsapp,
    geo: change.geo === undefined ? before.geo : change.geo,
    listingUrl: change.listingUrl === undefined ? before.listingUrl : change.listingUrl,
    airportShuttle: change.airportShuttle ?? before.airportShuttle,
    legal: change.legal === undefined ? before.legal : change.legal && withoutNull(change.legal),
    manager: change.manager ? withoutNull(change.manager) : managerAfter(before, change),
  }
  return Object.assign(after, withoutNull(optional))
}

const managerAfter = (before: StoredFacts, { manager }: ParsedChange) =>
  manager === null ? undefined : before.manager

/** The same without what is null or undefined. */
const withoutNull = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], null | undefined>
  }

/** International format; keeps the typed groups of digits if it has the country code. */
const phonesIn = (country: string) => (field: string, typed: string | undefined) => {
  if (typed === undefined || typed === '') return typed
  const number = parsePhone(typed, country)
  if (number === undefined) throw invalidFields({ field, code: 'invalid_phone' })
  return typed.replaceAll(' ', '') === number ? typed : formatPhone(number)
}
