import type { Lang } from '@calm-rest/contract/widget'
import { awayHouse, type House, type RoomFacts } from './house/house.ts'

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

const names: Record<Lang, string> = { en: aRoom.name, de: 'Horizont-Zimmer', zh: '海平线房' }

export const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#0f4c5c"/></svg>'

/** A house with one room and three reviews; parts of it can be another. */
export const aHouse = (parts: Partial<House> = {}): House => ({
  ...awayHouse,
  findRoom: async (id, lang) =>
    id === aRoom._id ? { status: 'found', value: { ...aRoom, name: names[lang] } } : { status: 'unknown' },
  listRooms: async () => ({
    status: 'found',
    value: [aRoom, { ...aRoom, _id: 'loft', price: 210, discountPrice: undefined }],
  }),
  listRatings: async () => ({ status: 'found', value: [5, 5, 4] }),
  readPicture: async () => ({ status: 'found', value: new TextEncoder().encode(scene) }),
  ...parts,
})
