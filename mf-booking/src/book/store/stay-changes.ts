import { limits } from '@calm-rest/contract/limits'
import type { DateChoice } from '../dates/stay-dates.ts'
import { type Draft, type FieldName, roomField } from '../rules/draft.ts'
import type { BookingState, Phase } from './booking-state.ts'

type PricedFields = Pick<
  Draft,
  | 'checkIn'
  | 'checkOut'
  | 'guests'
  | 'children'
  | 'roomId'
  | 'additionalRooms'
  | 'plan'
  | 'promotionCode'
  | 'extras'
>

const roomIndexes = Array.from({ length: limits.rooms.max - 1 }, (_, i) => i)

/** Errors that a change of each field clears: another room may be large enough, too. */
const mends: Record<keyof PricedFields, readonly FieldName[]> = {
  checkIn: ['checkIn', 'checkOut'],
  checkOut: ['checkOut'],
  guests: ['guests', 'children'],
  children: ['children'],
  plan: ['plan'],
  promotionCode: ['promotionCode'],
  extras: [],
  roomId: ['roomType', 'guests'],
  // clears errors of all further rooms: removing one renumbers those after it
  additionalRooms: roomIndexes.flatMap((i) => [
    roomField(i, 'roomType'),
    roomField(i, 'guests'),
    roomField(i, 'children'),
  ]),
}

/** Another stay than the quoted one: the server's response no longer applies. */
export const stayChanged = (
  { draft, errors, phase }: BookingState,
  change: Partial<PricedFields>,
): Partial<BookingState> => {
  const next = { ...draft, ...change }
  const changed = (Object.keys(mends) as (keyof PricedFields)[]).filter((key) => next[key] !== draft[key])
  const mended = changed.flatMap((key) => mends[key].map((field) => [field, undefined]))
  return {
    draft: next,
    errors: { ...errors, ...Object.fromEntries(mended) },
    phase: changed.length > 0 ? settled(phase) : phase,
  }
}

export const dateChosen = (
  state: BookingState,
  { dates, outOfOrder }: DateChoice,
): Partial<BookingState> => ({
  ...stayChanged(state, { checkIn: dates.checkIn, checkOut: dates.checkOut }),
  dateOrderWarning: outOfOrder,
})

/** A change ends neither a running request nor a shown confirmation. */
const settled = (phase: Phase): Phase =>
  phase.status === 'sending' || phase.status === 'booked' ? phase : { status: 'editing' }
