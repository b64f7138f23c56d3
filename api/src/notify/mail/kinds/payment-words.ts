import { breakfastIn, isBreakfast, planOrStandard } from '../../../property/index.ts'
import { breakfastOf, extraIdsOf, priceLinesOf, type StoredBooking } from '../../../stays/index.ts'
import type { Words } from '../words.ts'
import type { ComposeKit } from './compose-kit.ts'

/** When and how a guest pays, and what the total contains: as booked, or for a changed stay by today's rates. */
export const paymentWords = async (
  rooms: readonly StoredBooking[],
  t: Words,
  kit: Pick<ComposeKit, 'rates'>,
): Promise<string> => {
  const { rates } = await kit.rates.current()
  const isInPrice = (room: StoredBooking) =>
    breakfastIn(rates, planOrStandard(rates, room.ratePlan)) === 'included'
  const isWithBreakfast = rooms.every((room) => breakfastOf(room) ?? isInPrice(room))
  const breakfasts = new Set(rates.extras.filter(isBreakfast).map(({ id }) => id))
  const isBought = (room: StoredBooking) =>
    !isInPrice(room) && extraIdsOf(room).some((id) => breakfasts.has(id))
  if (isWithBreakfast && rooms.some(isBought)) return t('confirmed.payWithBought')
  if (hasAddedTax(rooms)) return t(isWithBreakfast ? 'confirmed.payWithTax' : 'confirmed.payTaxAlone')
  return t(isWithBreakfast ? 'confirmed.pay' : 'confirmed.payRoomAlone')
}

/** Returns whether a tax has its own line in the total, and so is not 'included' in prices. */
const hasAddedTax = (rooms: readonly StoredBooking[]) =>
  rooms.some((room) => priceLinesOf(room).some(({ kind, included }) => kind === 'tax' && !included))
