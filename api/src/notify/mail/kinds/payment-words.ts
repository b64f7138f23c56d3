import { breakfastIn, planOrStandard } from '../../../property/index.ts'
import { breakfastOf, priceLinesOf, type StoredBooking } from '../../../stays/index.ts'
import type { Words } from '../words.ts'
import type { ComposeKit } from './compose-kit.ts'

/** When and how a guest pays, and what the total holds: as it was booked, of a changed stay by the rates of today. */
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

/** A tax that is in the total as a line of its own is not 'included' in prices. */
const hasAddedTax = (rooms: readonly StoredBooking[]) =>
  rooms.some((room) => priceLinesOf(room).some(({ kind, included }) => kind === 'tax' && !included))
