import { createApiClient } from '@calm-rest/client'
import type { WidgetEvent } from '@calm-rest/contract/widget'
import { sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { inDays, ownStays, type Stay } from '../../testing/own-stays.fixture.ts'
import { createBookingStore } from '../store/booking-store.ts'
import { submitBooking } from '../submit/submit-booking.ts'
import { bookingsFrom } from './stored.fixture.ts'

/** A form of the real API, without a page. */
const openDesk = async (stay: Stay) => {
  const api = createApiClient({ origin: new URL(sharedSite().url).origin, lang: () => 'en' })
  const rooms = await api.rooms.list()
  if (!rooms.ok) throw new Error('The API did not answer')
  const store = createBookingStore(stay)
  const { personTyped } = store.getState()
  personTyped('firstName', 'Ada')
  personTyped('lastName', 'Lovelace')
  personTyped('email', 'ada@example.com')
  const events: WidgetEvent[] = []
  const { room, ...dates } = stay
  const quote = await api.quotes.create({ ...dates, roomType: room, guests: 2 })
  if (!quote.ok) throw new Error('The API names no price')
  const context = {
    store,
    rooms: rooms.value,
    today: inDays(0),
    loadRoomsAgain: () => {},
    price: { status: 'quoted', quote: quote.value } as const,
    askPrice: async () => undefined,
    lastQuote: quote.value,
  }
  const submit = () =>
    submitBooking(context, { api, report: (event) => events.push(event), navigate: () => {} })
  return { store, events, submit }
}

it('reports a booking to the host once, without personal data, and reports no refusal', async () => {
  const stay = ownStays('submit')('mango-tree-bungalow', 3)
  const first = await openDesk(stay)
  await Promise.all([first.submit(), first.submit()])
  const [booking, ...others] = bookingsFrom(sharedSite(), stay.room, stay.checkIn)
  expect(others).toEqual([])
  const begun = { type: 'booking-begun', roomId: stay.room }
  expect(first.events).toEqual([
    begun,
    {
      type: 'booked',
      reference: booking?.reference,
      total: 684,
      currency: 'USD',
      nights: 3,
      roomId: stay.room,
      rooms: 1,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      guests: 2,
    },
  ])
  expect(first.store.getState().phase.status).toBe('booked')

  const second = await openDesk(stay)
  await second.submit()
  expect(second.store.getState().phase).toMatchObject({ status: 'refused', code: 'room_taken' })
  expect(second.events).toEqual([begun])
})
