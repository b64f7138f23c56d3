import { addressesOf } from '../../src/head/page-tags.ts'
import { pageTitle, propertyPictureText, screenDescription } from '../../src/head/texts.ts'
import type { ContentApi } from '../content-api/content-api.ts'
import { propertyPicture } from '../social/draw.ts'
import type { RoomPreviews } from '../social/room-previews.ts'
import { wordsIn } from '../words/words-in.ts'
import { describeRoom } from './describe-room.ts'
import type { DescribedPage, Head, Page } from './head.ts'
import { hotelData } from './structured/hotel.ts'

/** Writes the head of any page. Where the API does not answer, the page says what holds for all. */
export const createDescribePage = (contentApi: ContentApi, previews: RoomPreviews) => {
  const dataOf = async ({ screen, lang, origin }: Page) => {
    switch (screen.name) {
      case 'home': {
        const rooms = await contentApi.listRooms(lang)
        return hotelData({ origin, lang, rooms: rooms.status === 'found' ? rooms.value : [] })
      }
      case 'reviews': {
        // the one page that shows their mean with their number
        const reviews = await contentApi.readReviewSummary()
        return hotelData({ origin, lang, reviews: reviews.status === 'found' ? reviews.value : undefined })
      }
      case 'location':
      case 'contact':
        return hotelData({ origin, lang })
      default:
        return undefined
    }
  }

  return async (page: Page): Promise<DescribedPage> => {
    const general = generalHead(page)
    if (page.screen.name === 'not-found') return { status: 404, head: general }
    if (page.screen.name === 'room') return describeRoom(contentApi, previews, page, general)
    return { status: 200, head: { ...general, data: await dataOf(page) } }
  }
}

export type DescribePage = ReturnType<typeof createDescribePage>

const generalHead = ({ screen, pathname, lang, origin }: Page): Head => {
  const t = wordsIn(lang)
  return {
    title: pageTitle(t, screen, lang),
    description: screen.route?.descriptions?.[lang] ?? screenDescription(t, screen),
    addresses: addressesOf({ screen, pathname, lang, origin }),
    image: { url: origin + propertyPicture, text: propertyPictureText(t) },
    data: undefined,
  }
}
