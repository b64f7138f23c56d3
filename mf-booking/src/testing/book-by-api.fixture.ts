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

/** A guest books without a page: somebody else, or before a test looks at the booking. `token`: in an account. */
export const bookByApi = async (
  site: Pick<Site, 'url'>,
  { room: id, checkIn, checkOut }: Stay,
  { token, ...booker }: Partial<Booker> & { token?: string } = {},
): Promise<string> => {
  const authorize = async () => ({ ok: true, value: token }) as const
  const api = createApiClient({ origin: new URL(site.url).origin, lang: () => 'en', authorize })
  const room = await api.rooms.byId(id)
  if (!room.ok) throw new Error(`There is no room ${id}`)
  const stay = { checkIn, checkOut, guests: 1, roomType: room.value.name, specialRequest: '' }
  const input = { ...someone, ...booker, ...stay, totalPrice: stayTotal(room.value, checkIn, checkOut) }
  const booked = await api.bookings.create(input, { idempotencyKey: crypto.randomUUID() })
  if (!booked.ok) throw new Error(`The booking failed: ${JSON.stringify(booked.failure)}`)
  return booked.value.reference
}
