import { decimalsOf } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'

/** Smallest amount that can be paid, which is also the step of a field for one: 1 of a yen, 0.01 of a euro. */
export const amountStep = (): number => (decimalsOf(hotel.currency) === 0 ? 1 : 0.01)
