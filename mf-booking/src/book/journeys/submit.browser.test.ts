import { createApiClient } from '@calm-rest/client'
import type { WidgetEvent } from '@calm-rest/contract/widget'
import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { submitBooking } from '../desk/submit-booking.ts'
import { createBookingStore } from '../store/booking-store.ts'
import { inDays } from './booking-page.fixture.ts'
import { storedBookings } from './stored.fixture.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})

/** A form in front of the real API, without a page around it. */
const openDesk = async (from: number) => {
  const api = createApiClient({ origin: new URL(site.url).origin, lang: () => 'en' })
  const rooms = await api.rooms.list()
  if (!rooms.ok) throw new Error('The API did not answer')
  const store = createBookingStore({
    room: 'mango-tree-bungalow',
    checkIn: inDays(from),
    checkOut: inDays(from + 3),
  })
  const { personTyped } = store.getState()
  personTyped('firstName', 'Ada')
  personTyped('lastName', 'Lovelace')
  personTyped('email', 'ada@example.com')
  const events: WidgetEvent[] = []
  const desk = { store, rooms: rooms.value, today: inDays(0), loadRoomsAgain: () => {} }
  const submit = () => submitBooking(desk, { api, report: (event) => events.push(event) })
  return { store, events, submit }
}

it('tells the host once of a booking, with nothing personal in it', async () => {
  const { store, events, submit } = await openDesk(30)
  await Promise.all([submit(), submit()])
  const [booking] = storedBookings(site)
  expect(events).toEqual([
    { type: 'booked', reference: booking?.reference, total: 684, currency: 'USD', nights: 3 },
  ])
  expect(store.getState().phase.status).toBe('booked')
})

it('tells the host nothing of a refusal', async () => {
  const { store, events, submit } = await openDesk(31)
  await submit()
  expect(store.getState().phase).toMatchObject({ status: 'refused', code: 'room_taken' })
  expect(events).toEqual([])
})
