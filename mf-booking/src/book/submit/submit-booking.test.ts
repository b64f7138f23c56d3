import { createApiClient } from '@calm-rest/client'
import type { BookingInput, Quote, Result } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { aQuote } from '../rules/quote.fixture.ts'
import { createBookingStore } from '../store/booking-store.ts'
import { submitBooking } from './submit-booking.ts'

const stay = { room: 'horizon-room', checkIn: '2027-03-01', checkOut: '2027-03-04' }
const quoteOf = (nightly: number, change: Partial<Quote> = {}) =>
  aQuote({ ...stay, guests: 2 }, nightly, { quote: 'new', ...change })

interface Pressed {
  /** The quote that was shown before the choice changed. */
  lastQuote?: Quote | undefined
  /** The response to the request for the current price. */
  answer: Result<Quote> | undefined
  /** The guest's changes while the request is running. */
  meanwhile?: (store: ReturnType<typeof createBookingStore>) => void
}

/** Submits while the price is loading, to an API that records the booking and then fails. */
const press = async ({ lastQuote, answer, meanwhile }: Pressed) => {
  const sent: BookingInput[] = []
  const api = createApiClient({
    origin: 'https://api.example',
    lang: () => 'en',
    fetch: async (input) => {
      sent.push(await (input as Request).json())
      throw new TypeError('the line is cut')
    },
  })
  const store = createBookingStore(stay)
  const { personTyped } = store.getState()
  personTyped('firstName', 'Ada')
  personTyped('lastName', 'Lovelace')
  personTyped('email', 'ada@example.com')
  const askPrice = async () => {
    expect(store.getState().phase.status).toBe('sending')
    meanwhile?.(store)
    return answer
  }
  const page = { rooms: [aRoom()], today: '2026-11-21', loadRoomsAgain: () => {} }
  const context = { ...page, store, price: { status: 'asking' } as const, askPrice, lastQuote }
  await submitBooking(context, { api, report: () => {}, navigate: () => {} })
  return { sent, store, phase: store.getState().phase.status }
}

describe('R-book-rates: a submission while the price is loading', () => {
  it('waits for it, and books if it is the price that the guest has seen', async () => {
    const { sent } = await press({ lastQuote: quoteOf(128), answer: { ok: true, value: quoteOf(128) } })
    expect(sent).toMatchObject([{ totalPrice: 384, quote: 'new' }])
  })

  it.each<[string, Pressed]>([
    ['that nobody has seen', { answer: { ok: true, value: quoteOf(128) } }],
    ['that is another one', { lastQuote: quoteOf(128), answer: { ok: true, value: quoteOf(129) } }],
    [
      'under other terms',
      { lastQuote: quoteOf(128), answer: { ok: true, value: quoteOf(128, { plan: 'fixed' }) } },
    ],
    [
      'of a stay that was changed meanwhile',
      {
        lastQuote: quoteOf(128),
        answer: { ok: true, value: quoteOf(128) },
        meanwhile: (store) => store.getState().guestsChosen(1),
      },
    ],
  ])('books nothing at a price %s, and asks for another press', async (_, given) => {
    const { sent, phase } = await press(given)
    expect(sent).toEqual([])
    expect(phase).toBe('unconfirmed')
  })

  it('books nothing if it does not arrive, and shows why', async () => {
    const { sent, phase } = await press({ lastQuote: quoteOf(128), answer: undefined })
    expect(sent).toEqual([])
    expect(phase).toBe('failed')
  })
})
