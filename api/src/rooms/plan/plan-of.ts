import type { Room } from '@calm-rest/contract/api'
import { type Beds, readBeds } from './read-beds.ts'

/** What a plan shows. What the facts of the room do not say is missing from it. */
export interface PlanFacts {
  /** Square metres. */
  size: number
  /** As the room is made up, or in the first of its ways. */
  beds: readonly Beds[]
  /** Its beds in the words of the room. */
  bedText: string
  hasBath: boolean
  /** Name of the balcony, veranda or terrace. */
  terrace?: string
}

type Described = Pick<Room, 'size' | 'bed' | 'amenities' | 'amenityIcons' | 'features'>

/** Not inside the room, or not of this room alone. */
const elsewhere = /\b(shared|common|communal|outside|outdoor|open-air|hall|garden)\b/i

/** Icons and names in one order, which is the same in every language. */
const namedOf = ({ amenities, amenityIcons, features }: Described) => [
  ...features,
  ...amenities.map((name, i) => ({ icon: amenityIcons[i], name })),
]

/**
 * Facts for a plan of a room, read from its English texts; undefined where they do not say which beds there are: an
 * empty room would be an untrue plan.
 */
export const planOf = (room: Described, english: Described): PlanFacts | undefined => {
  const [beds] = readBeds(english.bed) ?? []
  if (!beds) return undefined
  const known = namedOf(english)
  const bath = known.some(({ icon, name }) => icon === 'bathroom' && !elsewhere.test(name))
  const terrace = known.findIndex(({ icon, name }) => icon === 'balcony' && !elsewhere.test(name))
  const terraceName = namedOf(room)[terrace]?.name ?? known[terrace]?.name
  return {
    size: room.size,
    beds,
    bedText: room.bed,
    hasBath: bath,
    ...(terraceName && { terrace: terraceName }),
  }
}
