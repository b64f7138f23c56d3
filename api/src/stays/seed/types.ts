import type { Category } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { amenities } from './amenities.ts'

export type Texts = Record<Lang, string>

export interface RoomSeed {
  id: string
  category: Category
  /** Dollars a night. */
  price: number
  discountPrice?: number
  guests: number
  sizeM2: number
  /** Number of units of this type. */
  units: number
  name: Texts
  bed: Texts
  description: Texts
  /** Shown on the card. */
  features: readonly (keyof typeof amenities)[]
  /** Shown on the page of the room. The card shows the first three after the features, so they must not repeat those. */
  amenities: readonly (keyof typeof amenities)[]
}

export interface ReviewSeed {
  name: string
  country: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  review: string
  nights: number
  /** Counted back from the day of seeding, so that a new site does not look abandoned. */
  daysAgo: number
}

/** Reviews by their room. */
export type ReviewsByRoom = Record<string, readonly ReviewSeed[]>
