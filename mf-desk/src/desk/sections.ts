import { hasRight, type Role } from '@calm-rest/contract/staff'

/** Parts of the desk in the bar, in their order: what is needed most is nearest to the thumb. */
const all = [
  { name: 'today', right: 'read stays' },
  { name: 'chart', right: 'read stays' },
  { name: 'walk-in', right: 'change stays' },
] as const

export type BarSection = (typeof all)[number]['name']
/** Every part that has an address. */
export type Section = BarSection | 'stay'

/** What somebody with this role finds in the bar. */
export const sectionsFor = (role: Role): BarSection[] =>
  all.filter(({ right }) => hasRight(role, right)).map(({ name }) => name)

/** The part of an address; whatever is none is the first one. */
export const parseSection = (given: string): Section =>
  given === 'stay' ? given : (all.find(({ name }) => name === given)?.name ?? 'today')

interface Place {
  section: Section
  reference?: string
  room?: string
  unit?: number
  night?: string
}

/** Address of a part of the desk, with what is shown in it. */
export const pathOf = ({ section, ...query }: Place): string => {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `/desk/${section}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
}
