import type { Room } from '@calm-rest/contract/api'
import { languageOf } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { RoomAmenities } from '../room-amenities.ts'
import { type Beds, readBeds } from './read-beds.ts'

/** Contents of a plan. Facts that the room does not state are omitted. */
export interface PlanFacts {
  /** Square metres. */
  size: number
  /** As the room is made up, or in the first of its variants. */
  beds: readonly Beds[]
  /** Beds in the words of the room. */
  bedText: string
  hasBath: boolean
  /** Name of the balcony, veranda or terrace. */
  terrace?: string
}

type Described = Pick<Room, 'size' | 'bed'>

/** Matches words for places outside of the room, or shared with others. */
const elsewhere = /\b(shared|common|communal|outside|outdoor|open-air|hall|garden)\b/i

/**
 * Reads the facts for a plan from a room's English texts; undefined if they do not name the beds, because an empty room
 * would be a wrong plan.
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
    ...(terrace && { terrace: terrace.names[languageOf(terrace.names, lang) ?? lang] }),
  }
}
