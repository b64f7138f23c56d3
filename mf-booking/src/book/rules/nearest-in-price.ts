import type { Offers } from '@calm-rest/contract/api'

type Offer = Offers['offers'][number]

/** More would be a second room list. */
const most = 3

/** Offers of other rooms that can be booked, the nearest in price to the chosen one first. */
export const nearestInPrice = (offers: readonly Offer[], chosenId: string | undefined): Offer[] => {
  const price = offers.find(({ roomId }) => roomId === chosenId)?.totalPrice ?? 0
  const distance = ({ totalPrice }: Offer) => Math.abs(totalPrice - price)
  return offers
    .filter(({ roomId, unitsLeft }) => roomId !== chosenId && unitsLeft > 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
}
