import { roomPictureText, screenTitle, titleWith, toDescription } from '../../src/head/texts.ts'
import type { ContentApi } from '../content-api/content-api.ts'
import type { RoomPreviews } from '../social/room-previews.ts'
import { wordsOf } from '../words/words-in.ts'
import type { DescribedPage, Head, Page } from './head.ts'
import { roomData } from './structured/room.ts'

/** Head of a room's page. The general head stays if the room cannot be loaded. */
export const describeRoom = async (
  contentApi: ContentApi,
  previews: RoomPreviews,
  { pathname, lang, origin, facts }: Page,
  general: Head,
): Promise<DescribedPage> => {
  const t = wordsOf(facts, lang)
  const id = roomIdOf(pathname)
  const room = id === undefined ? ({ status: 'unknown' } as const) : await contentApi.findRoom(id, lang)
  if (room.status === 'unknown') {
    return { status: 404, head: { ...general, title: screenTitle(t, 'not-found'), addresses: undefined } }
  }
  if (room.status === 'unavailable') return { status: 200, head: general, isPartial: true }
  const preview = await previews.addressOf(room.value)
  const image = preview ? { url: origin + preview, text: roomPictureText(t, room.value.name) } : general.image
  const url = general.addresses?.canonical ?? origin
  return {
    status: 200,
    isPartial: !preview && room.value.images.length > 0,
    head: {
      ...general,
      title: titleWith(t, room.value.name),
      description: toDescription(room.value.description),
      image,
      data: roomData({ origin, room: room.value, url, image: image.url, property: facts }),
    },
  }
}

/** The last segment of the path; undefined if it is not canonical. */
const roomIdOf = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname.split('/')[2] ?? '')
  } catch {
    return undefined
  }
}
