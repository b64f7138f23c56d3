import type { Figure } from '../scenario.ts'
import { codeOf, faultsIn, freeCode, type Property } from './property.ts'

const address = '192.0.2.30'

/** Number 11: a stay that a promotion code makes free is booked, or refused in words; never 500. */
export const bookForNothing = async ({ ask, day }: Property): Promise<Figure[]> => {
  const stay = {
    checkIn: day(40),
    checkOut: day(42),
    roomType: 'coral-suite',
    guests: 2,
    promotionCode: freeCode,
  }
  const quoted = await ask(address, '/api/quotes', { method: 'POST', body: stay })
  const { totalPrice = 0, quote } = JSON.parse(quoted.body)
  const guest = { firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com' }
  const booked = await ask(address, '/api/bookings', {
    method: 'POST',
    body: { ...stay, ...guest, totalPrice, ...(quote && { quote }) },
  })
  const isRefused = quoted.status < 500 && quoted.status >= 400 && codeOf(quoted) !== undefined
  return [
    { what: '11: answers 5xx to a free stay', value: faultsIn([quoted, booked]), exactly: 0 },
    {
      what: '11: free stays that were booked, or refused by the quote, of 1',
      value: booked.status === 201 || isRefused ? 1 : 0,
      exactly: 1,
    },
  ]
}
