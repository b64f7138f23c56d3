import { type CalendarDate, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import type { FieldError } from '../../core/http/api-error.ts'
import { weekdayOf } from './night-price.ts'
import type { PromotionCode } from './rates.ts'

interface PromotedStay {
  checkIn: CalendarDate
  checkOut: CalendarDate
  /** Ids of the room types of all its rooms. */
  roomTypeIds: readonly string[]
}

/** Returns whether a code takes something off a room of this type. */
export const isForRoom = ({ roomTypes }: Pick<PromotionCode, 'roomTypes'>, roomTypeId: string): boolean =>
  roomTypes === undefined || roomTypes.includes(roomTypeId)

/**
 * Returns why a promotion code does not hold for a stay that is booked today; undefined if it does. The booking checks
 * how often it was used.
 */
export const promotionProblem = (
  promotion: PromotionCode,
  { checkIn, checkOut, roomTypeIds }: PromotedStay,
  today: CalendarDate,
): FieldError | undefined => {
  const { from, until, weekdays, bookUntil, minNights = 1 } = promotion
  const field = 'promotionCode'
  if (bookUntil !== undefined && bookUntil < today) return { field, code: 'code_over' }
  if (!roomTypeIds.some((id) => isForRoom(promotion, id))) return { field, code: 'code_other_room' }
  const isWithin = (from === undefined || from <= checkIn) && (until === undefined || checkOut <= until)
  const hasDays =
    weekdays === undefined ||
    nightsOf(checkIn, checkOut).every((night) => weekdays.includes(weekdayOf(night)))
  if (!isWithin || !hasDays) return { field, code: 'code_other_nights' }
  if (nightsBetween(checkIn, checkOut) < minNights)
    return { field, code: 'code_more_nights', nights: minNights }
  return undefined
}
