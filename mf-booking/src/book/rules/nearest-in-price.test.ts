import { expect, it } from 'vitest'
import { nearestInPrice } from './nearest-in-price.ts'

const offer = (roomId: string, totalPrice: number, more = {}) => ({
  roomId,
  roomType: roomId,
  totalPrice,
  unitsLeft: 1,
  ...more,
})
const offers = [
  offer('courtyard', 216),
  offer('horizon', 384, { unitsLeft: 0 }),
  offer('coral', 390),
  offer('loft', 420),
  offer('suite', 705),
  offer('attic', 384, { unitsLeft: 0 }),
]

it('offers at most three other bookable rooms, the nearest in price first', () => {
  const before = [...offers]
  expect(nearestInPrice(offers, 'horizon').map(({ roomId }) => roomId)).toEqual([
    'coral',
    'loft',
    'courtyard',
  ])
  expect(nearestInPrice(offers, undefined).map(({ roomId }) => roomId)).toEqual([
    'courtyard',
    'coral',
    'loft',
  ])
  expect(offers).toEqual(before)
})
