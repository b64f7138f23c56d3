import type { Room } from '@calm-rest/contract/api'

export const aRoom = (given: Partial<Room> = {}): Room => ({
  _id: 'horizon-room',
  name: 'Horizon Room',
  category: 'sea view',
  price: 128,
  rating: 4.6,
  description: 'The bed faces a window as wide as the wall.',
  bed: '1 king bed',
  guests: 2,
  size: 26,
  images: ['/media/scenes/horizon-room-1.svg', '/media/scenes/horizon-room-2.svg'],
  features: [{ icon: 'sea', name: 'Sea view' }],
  amenities: ['Free Wi-Fi', 'Ceiling fan', 'Ceylon tea tray', 'In-room safe', 'Free parking'],
  amenityIcons: ['wifi', 'fan', 'tea', 'security', 'parking'],
  ...given,
})
