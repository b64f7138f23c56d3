import { addressesOf } from '../../src/head/page-tags.ts'
import { pageTitle, propertyPictureText, screenDescription } from '../../src/head/texts.ts'
import type { ContentApi } from '../content-api/content-api.ts'
import { propertyPictureOf } from '../social/draw.ts'
import type { RoomPreviews } from '../social/room-previews.ts'
import { wordsOf } from '../words/words-in.ts'
import { describeRoom } from './describe-room.ts'
import type { DescribedPage, Head, Page } from './head.ts'
import { hotelData } from './structured/hotel.ts'

/** Number of newest reviews in the structured data; the page has them all. */
const describedReviews = 3

/** Renders the head of any page. If the API does not respond, the head is general. */
export const createDescribePage = (contentApi: ContentApi, previews: RoomPreviews) => {
  const dataOf = async ({
    screen,
    lang,
    origin,
    facts,
  }: Page): Promise<{ data?: object; isPartial?: boolean }> => {
    switch (screen.name) {
      case 'home': {
        const rooms = await contentApi.listRooms(lang)
        const isFound = rooms.status === 'found'
        return {
          data: hotelData({ origin, lang, facts, rooms: isFound ? rooms.value : [] }),
          isPartial: !isFound,
        }
      }
      case 'reviews': {
        // only this page shows the average with the number of reviews
        const [summary, newest] = await Promise.all([
          contentApi.readReviewSummary(),
          contentApi.listReviews(describedReviews),
        ])
        const data = hotelData({
          origin,
          lang,
          facts,
          reviews: summary.status === 'found' ? summary.value : undefined,
          newest: newest.status === 'found' ? newest.value : undefined,
        })
        return { data, isPartial: summary.status !== 'found' || newest.status !== 'found' }
      }
      case 'location':
      case 'contact':
        return { data: hotelData({ origin, lang, facts }) }
      default:
        return {}
    }
  }

  return async (page: Page): Promise<DescribedPage> => {
    const general = generalHead(page)
    if (page.screen.name === 'not-found') return { status: 404, head: general }
    if (page.screen.name === 'room') return describeRoom(contentApi, previews, page, general)
    const { data, isPartial = false } = await dataOf(page)
    return { status: 200, head: { ...general, data }, isPartial }
  }
}

export type DescribePage = ReturnType<typeof createDescribePage>

const generalHead = ({ screen, pathname, lang, origin, facts, texts }: Page): Head => {
  const t = wordsOf(facts, lang)
  return {
    siteName: facts.name,
    title: pageTitle(t, screen, { lang, home: texts.screens.home }),
    description: screen.route?.descriptions?.[lang] ?? screenDescription(screen, texts.screens),
    addresses: addressesOf({ screen, pathname, lang, origin, languages: facts.languages }),
    languages: facts.languages,
    image: { url: origin + propertyPictureOf(facts.look), text: propertyPictureText(texts.screens) },
    data: undefined,
  }
}
