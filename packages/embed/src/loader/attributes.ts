import { isCalendarDate } from '@calm-rest/contract/stay'
import type { EmbedKind } from '../protocol.ts'
import { warnOnce } from './warn-once.ts'

type Reader = (value: string) => boolean

const matching =
  (pattern: RegExp): Reader =>
  (value) =>
    pattern.test(value)
const slug = matching(/^[a-z0-9-]{1,64}$/)

/** Accepted values by attribute. Of those with a list of words, the first is what holds where it is not given. */
const common: Record<string, Reader> = {
  partner: slug,
  campaign: matching(/^[\w.-]{1,80}$/),
  theme: matching(/^(auto|light|dark)$/),
  loading: matching(/^(visible|eager)$/),
  isolation: matching(/^(normal|strict)$/),
  // empty: known to be none
  lang: () => true,
  'check-in': isCalendarDate,
  'check-out': isCalendarDate,
  guests: matching(/^[1-8]$/),
  'child-ages': matching(/^\d{1,2}(,\d{1,2}){0,6}$/),
}

export const attributes: Record<EmbedKind, Record<string, Reader>> = {
  booking: {
    ...common,
    room: slug,
  },
  search: common,
  rooms: {
    ...common,
    // empty: it is there, as HTML writes it
    search: matching(/^(false|true)?$/),
    category: (value) => value.length < 80,
    limit: matching(/^([1-9]|1\d|2[0-4])$/),
    layout: matching(/^(grid|list)$/),
    'booking-for': (value) => value !== '',
  },
}

/** Attributes for the element alone, or the language, which is always known; all others are in the query of the request. */
const ofElement = ['lang', 'theme', 'loading', 'isolation', 'booking-for']

/** Name of the property for an attribute: `checkIn` for `check-in`. */
export const propertyOf = (attribute: string) =>
  attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** Name of the query parameter for an attribute, as the site's pages have it: `children` is taken on every element. */
export const parameterOf = (attribute: string) =>
  attribute === 'child-ages' ? 'children' : propertyOf(attribute)

/** The value of an attribute; nothing where it is not given, or is none that it may have, which the console hears. */
export const readAttribute = (element: Element, kind: EmbedKind, name: string): string | undefined => {
  const value = element.getAttribute(name)
  if (value === null || attributes[kind][name]?.(value)) return value ?? undefined
  warnOnce(`<${element.localName} ${name}="${value}">: not a known value, left out.`)
  return undefined
}

/** Query parameters of an element, by the names that the site knows. */
export const readQuery = (element: Element, kind: EmbedKind): Record<string, string> => {
  const query: Record<string, string> = {}
  for (const name of Object.keys(attributes[kind])) {
    const value = ofElement.includes(name) ? undefined : readAttribute(element, kind, name)
    if (value !== undefined) query[parameterOf(name)] = value
  }
  return query
}
