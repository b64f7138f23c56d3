import type { Quote, QuoteInput } from '@calm-rest/contract/api'
import { addDays, nightsBetween } from '@calm-rest/contract/stay'

/** The API's quote for one room at one price a night, without any rates. */
export const aQuote = (
  { checkIn, checkOut, guests }: Pick<QuoteInput, 'checkIn' | 'checkOut' | 'guests'>,
  price = 128,
  change: Partial<Quote> = {},
  regularPrice?: number,
): Quote => {
  const nights = Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, i) => ({
    night: addDays(checkIn, i),
    price,
    ...(regularPrice !== undefined && { regularPrice }),
  }))
  const totalPrice = nights.length * price
  return {
    checkIn,
    checkOut,
    totalPrice,
    currency: 'USD',
    about: [],
    plan: 'standard',
    rooms: [
      {
        roomId: 'horizon-room',
        roomType: 'Horizon Room',
        guests,
        children: [],
        nights,
        lines: [],
        totalPrice,
      },
    ],
    plans: [{ id: 'standard', name: 'Standard rate', totalPrice, terms: freeForADay }],
    extras: [],
    asks: { children: false, promotionCode: false },
    validUntil: '2026-11-21T10:30:00.000Z',
    quote: 'signed',
    ...change,
  }
}

const freeForADay: Quote['plans'][number]['terms'] = {
  cancellation: { kind: 'hours_after_booking', hours: 24 },
  freeUntil: '2026-11-22T10:00:00.000Z',
}
