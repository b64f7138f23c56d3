import { createApiClient } from '@calm-rest/client'
import { stayTotal } from '@calm-rest/contract/stay'
import type { Site } from '@calm-rest/testing'
import type { Stay } from './own-stays.fixture.ts'

interface Booker {
  firstName: string
  lastName: string
  email: string
}

const someone: Booker = { firstName: 'Amara', lastName: 'Perera', email: 'someone@example.com' }

interface BookOptions extends Partial<Booker> {
  /** Access token of a session: books for its account. */
  token?: string
  /** Further rooms for the same nights. */
  also?: readonly string[]
}

/** Books by the API, as another guest or before a test looks at the booking. */
export const bookByApi = async (
  site: Pick<Site, 'url'>,
  { room: id, checkIn, checkOut }: Stay,
  { token, also = [], ...booker }: BookOptions = {},
): Promise<string> => {
  const authorize = async () => ({ ok: true, value: token }) as const
  const api = createApiClient({ origin: new URL(site.url).origin, lang: () => 'en', authorize })
  const rooms = await Promise.all([id, ...also].map((one) => api.rooms.byId(one)))
  let totalPrice = 0
  for (const room of rooms) {
    if (!room.ok) throw new Error(`One of these is no room: ${[id, ...also].join(', ')}`)
    totalPrice += stayTotal(room.value, checkIn, checkOut)
  }
  const stay = { checkIn, checkOut, guests: 1, roomType: id, specialRequest: '', totalPrice }
  const additionalRooms = also.map((roomType) => ({ roomType, guests: 1 }))
  const input = { ...someone, ...booker, ...stay, additionalRooms }
  const booked = await api.bookings.create(input, { idempotencyKey: crypto.randomUUID() })
  if (!booked.ok) throw new Error(`The booking failed: ${JSON.stringify(booked.failure)}`)
  return booked.value.reference
}
