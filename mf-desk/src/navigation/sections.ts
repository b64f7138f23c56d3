import { type DeskPlace, deskPath, type Right } from '@calm-rest/contract/staff'
import type { To } from '@calm-rest/contract/widget'

/**
 * Sections with the rights of which they need one; those of the bar in its order, with the most used nearest
 * to the thumb.
 */
const rightsTo = {
  today: ['read stays'],
  chart: ['read stays'],
  'walk-in': ['change stays'],
  rooms: ['keep rooms'],
  messages: ['answer messages', 'judge reviews'],
  prices: ['set prices'],
  figures: ['read figures'],
  property: ['change the property'],
  texts: ['change the property'],
  setup: ['change the property'],
  stay: ['read stays'],
  till: ['read takings'],
  takings: ['read takings'],
  books: ['export'],
  staff: ['manage staff'],
  me: ['own session'],
  phone: ['own session'],
} as const satisfies Record<string, readonly Right[]>

export type Section = keyof typeof rightsTo

/** Occasional sections, in the menu behind the member's name. */
const menu = [
  'till',
  'takings',
  'books',
  'property',
  'texts',
  'setup',
  'staff',
  'me',
  'phone',
] as const satisfies readonly Section[]
export type MenuSection = (typeof menu)[number]

/** A part that has an entry in the bar: a stay is found by the others. */
export type BarSection = Exclude<Section, 'stay' | MenuSection>

const sections = Object.keys(rightsTo) as Section[]
const isInBar = (name: Section): name is BarSection =>
  name !== 'stay' && !menu.some((elsewhere) => elsewhere === name)

const isOpenTo = (held: readonly Right[], name: Section) =>
  rightsTo[name].some((right) => held.includes(right))

/** Sections in the bar, for a session with these rights. */
export const sectionsFor = (held: readonly Right[]): BarSection[] =>
  sections.filter(isInBar).filter((name) => isOpenTo(held, name))

/** Sections in the menu, for a session with these rights. */
export const menuFor = (held: readonly Right[]): MenuSection[] => menu.filter((name) => isOpenTo(held, name))

/** The part of an address, as far as these rights go; otherwise the first one in the bar, or the own access. */
export const sectionFor = (given: string | undefined, held: readonly Right[]): Section => {
  const named = sections.find((name) => name === given)
  const [first = 'me'] = sectionsFor(held)
  return named && isOpenTo(held, named) ? named : first
}

/** Whether an address names a part that these rights do not open. The app opens at `today` for everybody. */
export const isDenied = (given: string | undefined, held: readonly Right[]): boolean =>
  given !== 'today' && sections.some((name) => name === given) && sectionFor(given, held) !== given

/** Link to a section of the desk, with the item that it shows. */
export const toSection = (place: DeskPlace & { section: Section }): To => ({
  screen: 'remote-route',
  path: deskPath(place),
})
