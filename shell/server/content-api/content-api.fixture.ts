import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { seededTexts } from '@calm-rest/testing'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import type { ScreenTexts } from '../../src/texts/texts.ts'
import { type ContentApi, type RoomFacts, unavailableContentApi } from './content-api.ts'

export const aRoom: RoomFacts = {
  _id: 'horizon-room',
  name: 'Horizon Room',
  description: 'A wide window, and in it nothing but the sea.',
  price: 148,
  discountPrice: 128,
  bed: '1 king-size bed',
  guests: 2,
  size: 26,
  images: ['/media/scenes/horizon-room-1.svg'],
  amenities: ['Free Wi-Fi'],
}

const rooms = [aRoom, { ...aRoom, _id: 'loft', name: 'Loft', price: 210, discountPrice: undefined }]
const germanNames: Record<string, string> = { 'Horizon Room': 'Horizont-Zimmer' }

const aReview = (given: Partial<Testimonial>): Testimonial => ({
  _id: 'one',
  name: 'Mei',
  country: 'China',
  rating: 5,
  roomType: 'sea view',
  stayDuration: 2,
  reviewTitle: '安静',
  review: '早餐很好。',
  createdAt: '2027-01-31T20:00:00.000Z',
  verified: true,
  lang: 'zh',
  ...given,
})

const inLang = (room: RoomFacts, lang: Lang): RoomFacts =>
  lang === 'de' ? { ...room, name: germanNames[room.name] ?? room.name } : room

export const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#0f4c5c"/></svg>'

/** Two rooms and three reviews; `other` replaces single functions. */
export const aContentApi = (other: Partial<ContentApi> = {}): ContentApi => ({
  ...unavailableContentApi,
  findRoom: async (id, lang) => {
    const room = rooms.find(({ _id }) => _id === id)
    return room ? { status: 'found', value: inLang(room, lang) } : { status: 'unknown' }
  },
  listRooms: async (lang) => ({ status: 'found', value: rooms.map((room) => inLang(room, lang)) }),
  readReviewSummary: async () => ({ status: 'found', value: { count: 3, average: 14 / 3, unverified: 1 } }),
  listReviews: async () => ({ status: 'found', value: [aReview({}), aReview({ _id: 'two', lang: '' })] }),
  readTexts: async (lang) => ({
    status: 'found',
    value: { lang, version: 'v1', screens: seededTexts(lang) as ScreenTexts },
  }),
  readFacts: async () => ({ status: 'found', value: siteFacts }),
  readStage: async () => ({ status: 'found', value: 'open' }),
  readPicture: async () => ({ status: 'found', value: new TextEncoder().encode(scene) }),
  ...other,
})
