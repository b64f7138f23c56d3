import type { StayChangeQuoteInput } from '@calm-rest/contract/staff'
import type { StayPlace } from '../units/unit-rows.ts'

/** What is different of a place, as the API takes it; undefined where nothing is. A number of a unit needs its type. */
export const changeTo = (now: StayPlace, wanted: StayPlace): StayChangeQuoteInput | undefined => {
  const isMoved = wanted.roomId !== now.roomId || wanted.unit !== now.unit
  const change: StayChangeQuoteInput = {
    ...(wanted.roomId !== now.roomId && { roomId: wanted.roomId }),
    ...(isMoved && { unit: wanted.unit }),
    ...(wanted.checkIn !== now.checkIn && { checkIn: wanted.checkIn }),
    ...(wanted.checkOut !== now.checkOut && { checkOut: wanted.checkOut }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}
