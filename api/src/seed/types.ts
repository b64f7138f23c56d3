import type { Category, Icon } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { amenities } from './amenities.ts'

export type Texts = Record<Lang, string>

export interface AmenitySeed {
  icon: Icon
  name: Texts
}

export interface RoomSeed {
  id: string
  category: Category
  /** Dollars a night. */
  price: number
  discountPrice?: number
  guests: number
  sizeM2: number
  /** How many rooms of this type the house has. */
  units: number
  name: Texts
  bed: Texts
  description: Texts
  /** On the card. */
  features: readonly (keyof typeof amenities)[]
  /** On the page of the room; the card names the first three beside the features, so those are none of them. */
  amenities: readonly (keyof typeof amenities)[]
}

export interface ReviewSeed {
  name: string
  country: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  review: string
  nights: number
  /** Counted back from the day of seeding, so that a new house does not look abandoned. */
  daysAgo: number
}

/** Reviews by the room they are of. */
export type ReviewsByRoom = Record<string, readonly ReviewSeed[]>
