import { type DeskPlace, deskPath, hasRight, type Right, type Role } from '@calm-rest/contract/staff'
import type { To } from '@calm-rest/contract/widget'

/**
 * Sections with the right that they need; those of the bar in its order, with the most used nearest to the
 * thumb.
 */
const rightTo = {
  today: 'read stays',
  chart: 'read stays',
  'walk-in': 'change stays',
  rooms: 'keep rooms',
  messages: 'answer messages',
  prices: 'set prices',
  figures: 'read figures',
  property: 'change the property',
  texts: 'change the property',
  setup: 'change the property',
  stay: 'read stays',
  takings: 'decide money',
  staff: 'manage staff',
  me: 'own session',
  phone: 'own session',
} as const satisfies Record<string, Right>

export type Section = keyof typeof rightTo

/** Occasional sections, in the menu behind the member's name. */
const menu = [
  'takings',
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

const sections = Object.keys(rightTo) as Section[]
const isInBar = (name: Section): name is BarSection =>
  name !== 'stay' && !menu.some((elsewhere) => elsewhere === name)

/** Sections of a role in the bar. */
export const sectionsFor = (role: Role): BarSection[] =>
  sections.filter(isInBar).filter((name) => hasRight(role, rightTo[name]))

/** Sections of a role in the menu. */
export const menuFor = (role: Role): MenuSection[] => menu.filter((name) => hasRight(role, rightTo[name]))

/** The part of an address, as far as the role may go there; otherwise the first one of the role. */
export const sectionFor = (given: string | undefined, role: Role): Section => {
  const named = sections.find((name) => name === given)
  const [first = 'rooms'] = sectionsFor(role)
  return named && hasRight(role, rightTo[named]) ? named : first
}

/** Whether an address names a part that the role may not open. The app opens at `today` for every role. */
export const isDenied = (given: string | undefined, role: Role): boolean =>
  given !== 'today' && sections.some((name) => name === given) && sectionFor(given, role) !== given

/** Link to a section of the desk, with the item that it shows. */
export const toSection = (place: DeskPlace & { section: Section }): To => ({
  screen: 'remote-route',
  path: deskPath(place),
})
