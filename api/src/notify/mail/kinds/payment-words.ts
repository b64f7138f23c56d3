import { breakfastIn, planOrStandard } from '../../../property/index.ts'
import { breakfastOf, priceLinesOf, type StoredBooking } from '../../../stays/index.ts'
import type { Words } from '../words.ts'
import type { ComposeKit } from './compose-kit.ts'

/** When and how a guest pays, and what the total contains: as booked, or for a changed stay by today's rates. */
export const paymentWords = async (
  rooms: readonly StoredBooking[],
  t: Words,
  kit: Pick<ComposeKit, 'rates'>,
): Promise<string> => {
  const { rates } = await kit.rates.current()
  const hasBreakfast = (room: StoredBooking) =>
    breakfastOf(room) ?? breakfastIn(rates, planOrStandard(rates, room.ratePlan)) === 'included'
  const isWithBreakfast = rooms.every(hasBreakfast)
  if (hasAddedTax(rooms)) return t(isWithBreakfast ? 'confirmed.payWithTax' : 'confirmed.payTaxAlone')
  return t(isWithBreakfast ? 'confirmed.pay' : 'confirmed.payRoomAlone')
}

/** Returns whether a tax has its own line in the total, and so is not 'included' in prices. */
const hasAddedTax = (rooms: readonly StoredBooking[]) =>
  rooms.some((room) => priceLinesOf(room).some(({ kind, included }) => kind === 'tax' && !included))
