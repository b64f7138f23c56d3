import type { ReviewSummary, Room, Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { SiteFacts } from '../../src/site/site-facts.ts'
import type { PageTexts } from '../../src/texts/texts.ts'

/** The facts of a room that pages tell search engines and link previews. */
export type RoomFacts = Pick<
  Room,
  | '_id'
  | 'name'
  | 'description'
  | 'price'
  | 'discountPrice'
  | 'bed'
  | 'guests'
  | 'size'
  | 'images'
  | 'amenities'
>

export type Answer<T> =
  | { status: 'found'; value: T }
  /** The API responded that it does not exist. */
  | { status: 'unknown' }
  /** No response, a late one, or one that breaks the contract: the page is sent without it. */
  | { status: 'unavailable' }

/** soon: the property has not opened yet. paused: it takes no bookings. */
export type SiteStage = 'open' | 'soon' | 'paused'

/** The shell server's port for rooms, reviews, facts and texts of the property. The API stands behind it, in this process or elsewhere. */
export interface ContentApi {
  findRoom(id: string, lang: Lang): Promise<Answer<RoomFacts>>
  listRooms(lang: Lang): Promise<Answer<readonly RoomFacts[]>>
  /** Average and number of all published reviews. */
  readReviewSummary(): Promise<Answer<ReviewSummary>>
  /** The newest published reviews, at most this many. */
  listReviews(limit: number): Promise<Answer<readonly Testimonial[]>>
  /** Facts of the property and terms, as the owner has them. */
  readFacts(): Promise<Answer<SiteFacts>>
  /** Whether guests can book. Before the opening, and while no bookings are taken, they read so. */
  readStage(): Promise<Answer<SiteStage>>
  /** The owner's texts of every screen. */
  readTexts(lang: Lang): Promise<Answer<PageTexts>>
  /** A picture that a room named. */
  readPicture(path: string): Promise<Answer<Uint8Array>>
}

const away = async () => ({ status: 'unavailable' }) as const

/** Without an API every page shows general content. */
export const unavailableContentApi: ContentApi = {
  findRoom: away,
  listRooms: away,
  readReviewSummary: away,
  listReviews: away,
  readFacts: away,
  readStage: away,
  readTexts: away,
  readPicture: away,
}
