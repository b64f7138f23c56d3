import { isCalendarDate } from '@calm-rest/contract/stay'
import type { EmbedKind } from '../protocol.ts'
import { warnOnce } from './warn-once.ts'

/** Tests the value of an attribute: a pattern, or an object of the same shape. */
type Rule = Pick<RegExp, 'test'>

const slug = /^[a-z0-9-]{1,64}$/
const date: Rule = { test: isCalendarDate }

/** Accepted values by attribute. The first word of a list is the default. */
const common: Record<string, Rule> = {
  partner: slug,
  campaign: /^[\w.-]{1,80}$/,
  theme: /^(auto|light|dark)$/,
  loading: /^(visible|eager)$/,
  isolation: /^(normal|strict)$/,
  // an empty value means an unknown language
  lang: /^/,
  'check-in': date,
  'check-out': date,
  guests: /^[1-8]$/,
  'child-ages': /^\d{1,2}(,\d{1,2}){0,6}$/,
}

export const attributes: Record<EmbedKind, Record<string, Rule>> = {
  booking: {
    ...common,
    room: slug,
  },
  search: common,
  rooms: {
    ...common,
    // an empty value means that it is set, as in HTML
    search: /^(false|true)?$/,
    // as in the contract, whose schemas are too large to load
    category: /^(standard|sea view|Air Conditioned|family)$/,
    limit: /^([1-9]|1\d|2[0-4])$/,
    layout: /^(grid|list)$/,
    'booking-for': /./,
  },
}

/**
 * Attributes that stay in the element, and the language, which is always known; all others are sent with the
 * request.
 */
const ofElement = ['lang', 'theme', 'loading', 'isolation', 'booking-for']

/** Name of the property for an attribute: `checkIn` for `check-in`. */
export const propertyOf = (attribute: string) =>
  attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** Query parameter of an attribute, as on the site's pages: every element accepts `children`. */
export const parameterOf = (attribute: string) =>
  attribute === 'child-ages' ? 'children' : propertyOf(attribute)

/**
 * The value of an attribute; undefined if it is missing or invalid. Invalid values are reported in the
 * console.
 */
export const readAttribute = (element: Element, kind: EmbedKind, name: string): string | undefined => {
  const value = element.getAttribute(name)
  if (value === null || attributes[kind][name]?.test(value)) return value ?? undefined
  warnOnce(`<${element.localName} ${name}="${value}">: not a known value, left out.`)
  return undefined
}

/** Query parameters of an element. Invalid values are reported in the console. */
export const readQuery = (element: Element, kind: EmbedKind): Record<string, string> => {
  const query: Record<string, string> = {}
  for (const name of Object.keys(attributes[kind])) {
    const value = readAttribute(element, kind, name)
    if (value !== undefined && !ofElement.includes(name)) query[parameterOf(name)] = value
  }
  return query
}
