import type { Room } from '@calm-rest/contract/api'

/** A room as the API returns it. */
export const aRoom = (change: Partial<Room> = {}): Room => ({
  _id: 'horizon-room',
  name: 'Horizon Room',
  category: 'sea view',
  price: 128,
  rating: 4.8,
  description: 'A window as wide as the bay.',
  bed: '1 king bed',
  guests: 2,
  size: 26,
  images: ['/media/scenes/horizon-room-1.svg'],
  features: [],
  amenities: [],
  amenityIcons: [],
  ...change,
})
