import type { Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { RoomAmenities } from '../room-amenities.ts'
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

type Described = Pick<Room, 'size' | 'bed'>

/** Not inside the room, or not of this room alone. */
const elsewhere = /\b(shared|common|communal|outside|outdoor|open-air|hall|garden)\b/i

/**
 * Facts for a plan of a room, read from its English texts; undefined where they do not say which beds there are: an
 * empty room would be an untrue plan.
 */
export const planOf = (
  room: Described,
  englishBed: string,
  { features, amenities }: RoomAmenities,
  lang: Lang,
): PlanFacts | undefined => {
  const [beds] = readBeds(englishBed) ?? []
  if (!beds) return undefined
  const inside = [...features, ...amenities].filter(({ names }) => !elsewhere.test(names.en))
  const terrace = inside.find(({ icon }) => icon === 'balcony')
  return {
    size: room.size,
    beds,
    bedText: room.bed,
    hasBath: inside.some(({ icon }) => icon === 'bathroom'),
    ...(terrace && { terrace: terrace.names[lang] }),
  }
}
