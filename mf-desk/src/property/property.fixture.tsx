import type { ListedRoomType, RoomPhotographs, StaffAmenity, StaffRoomType } from '@calm-rest/contract/staff'
import { type Answers, mountInDesk } from '../testing/desk.fixture.tsx'
import { PropertyView } from './view.tsx'

export const texts = (name: string) => ({ name, bed: 'King bed', description: 'Sees the sea.' })

export const aRoom = (given: Partial<StaffRoomType> = {}): StaffRoomType => ({
  version: 'v1',
  roomId: 'sea',
  status: 'offered',
  category: 'sea view',
  guests: 2,
  size: 24.5,
  texts: { en: texts('Sea view'), de: texts('Meerblick'), zh: texts('海景') },
  features: ['wifi'],
  amenities: ['wifi', 'pool'],
  units: [
    { unit: 1, ahead: [] },
    { unit: 3, ahead: [] },
  ],
  missing: [],
  ...given,
})

export const anAmenity = (id: string, en: string, rooms: string[] = []): StaffAmenity => ({
  version: 'v1',
  id,
  icon: id as StaffAmenity['icon'],
  names: { en, de: `${en} de`, zh: `${en} zh` },
  rooms,
})

export const amenities = [
  anAmenity('wifi', 'Wi-Fi', ['sea', 'gone']),
  anAmenity('pool', 'Pool'),
  anAmenity('fan', 'Fan', ['sea']),
]

const listed: ListedRoomType[] = [
  {
    roomId: 'sea',
    roomType: 'Sea view',
    status: 'offered',
    isExample: true,
    category: 'sea view',
    guests: 2,
    units: 2,
    picture: null,
    missing: ['zh'],
  },
  {
    roomId: 'loft',
    roomType: 'Loft',
    status: 'draft',
    isExample: false,
    category: 'standard',
    guests: 3,
    units: 1,
    picture: null,
    missing: [],
  },
  {
    roomId: 'hut',
    roomType: 'Hut',
    status: 'ended',
    isExample: false,
    category: 'standard',
    guests: 1,
    units: 1,
    picture: null,
    missing: [],
  },
]

export const photograph = (id: number, position = id) => ({
  id,
  src: `/media/${id}.jpg`,
  width: 320,
  height: 240,
  position,
})

export const photographs: RoomPhotographs = {
  version: 'v1',
  roomId: 'sea',
  photographs: [photograph(1), photograph(2), photograph(3)],
  removed: [photograph(9, 2)],
}

export const mount = (room?: Partial<StaffRoomType>, answers: Answers = {}) =>
  mountInDesk(<PropertyView room={room && (room.roomId ?? 'sea')} />, {
    listRoomTypes: listed,
    listAmenities: amenities,
    readRoomType: aRoom(room),
    listPhotographs: photographs,
    ...answers,
  })
