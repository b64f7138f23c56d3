import { addDays, type CalendarDate, dateInZone, nightsOf } from '@calm-rest/contract/stay'
import { rooms, type Wish } from './actions.ts'

const hourMs = 60 * 60 * 1000

/** A requested stay, in days of the calendar. */
export interface BookingRequest extends Wish {
  checkIn: CalendarDate
  checkOut: CalendarDate
}

interface Booking {
  asked: BookingRequest
  status: 'confirmed' | 'cancelled' | 'completed'
  bookedMs: number
  refund: 'full' | 'none' | null
}

/** Expected answer, with bookings numbered in the order of their creation. */
export type Outcome =
  | { booked: number }
  | { cancelled: number; refund: 'full' | 'none' | null }
  | { refused: string }

export interface Model {
  nowMs: number
  bookings: readonly Booking[]
  keys: ReadonlyMap<number, { asked: BookingRequest; booking: number; atMs: number }>
}

export const emptyModel = (nowMs: number): Model => ({ nowMs, bookings: [], keys: new Map() })

const today = ({ nowMs }: Model) => dateInZone(new Date(nowMs), 'Asia/Colombo')

/** Returns the sold nights: `room night`, once for each unit. The model does not know which unit a stay has. */
export const soldNights = ({ bookings }: Model): string[] =>
  bookings
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ asked }) =>
      nightsOf(asked.checkIn, asked.checkOut).map((night) => `${rooms[asked.room]?.id} ${night}`),
    )

const refusalOf = (
  model: Model,
  { checkIn, checkOut, nights, room, guests, isPriceRight }: BookingRequest,
) => {
  const isDateWrong = checkIn < today(model) || nights < 1 || nights > 90
  if (isDateWrong || checkOut > addDays(today(model), 730)) return 'invalid_request'
  if (guests > (rooms[room]?.guests ?? 0)) return 'capacity_exceeded'
  return isPriceRight ? undefined : 'price_changed'
}

/** Returns whether every night has a unit left: the only valid reason to refuse a guest. */
const hasRoom = (model: Model, { room, checkIn, checkOut }: BookingRequest) => {
  const sold = soldNights(model)
  const { id = '', units = 0 } = rooms[room] ?? {}
  return nightsOf(checkIn, checkOut).every(
    (night) => sold.filter((other) => other === `${id} ${night}`).length < units,
  )
}

/** Keys are stored for two days, and until retention runs. */
const youngKeys = ({ keys, nowMs }: Model) => [...keys].filter(([, { atMs }]) => atMs >= nowMs - 48 * hourMs)

export const book = (model: Model, asked: BookingRequest): [Model, Outcome] => {
  const known = asked.key === undefined ? undefined : model.keys.get(asked.key)
  if (known) {
    const isSame = JSON.stringify(known.asked) === JSON.stringify(asked)
    if (!isSame) return [model, { refused: 'idempotency_key_reused' }]
    const isCancelled = model.bookings[known.booking]?.status === 'cancelled'
    return [model, isCancelled ? { refused: 'booking_cancelled' } : { booked: known.booking }]
  }
  const refused = refusalOf(model, asked)
  if (refused) return [model, { refused }]
  if (!hasRoom(model, asked)) return [model, { refused: 'room_taken' }]
  const made: Booking = { asked, status: 'confirmed', bookedMs: model.nowMs, refund: null }
  const number = model.bookings.length
  const bookings = [...model.bookings, made]
  if (asked.key === undefined) return [{ ...model, bookings }, { booked: number }]
  const keys = new Map([...model.keys, [asked.key, { asked, booking: number, atMs: model.nowMs }]])
  return [{ ...model, bookings, keys }, { booked: number }]
}

export const cancel = (model: Model, number: number): [Model, Outcome] => {
  const booking = model.bookings[number]
  if (!booking) return [model, { refused: 'link_invalid' }]
  const { status, asked, bookedMs } = booking
  // the mailed link is valid until a month after the stay
  const linkEndsMs = Date.parse(addDays(asked.checkOut, 30))
  if (Math.floor(model.nowMs / 1000) >= linkEndsMs / 1000) return [model, { refused: 'link_invalid' }]
  if (status === 'cancelled') return [model, { cancelled: number, refund: booking.refund }]
  if (status !== 'confirmed' || today(model) > asked.checkIn) return [model, { refused: 'booking_closed' }]
  const refund = model.nowMs <= bookedMs + 24 * hourMs ? 'full' : 'none'
  const bookings = model.bookings.with(number, { ...booking, status: 'cancelled', refund })
  return [
    { ...model, bookings },
    { cancelled: number, refund },
  ]
}

/** Applies changes caused by time alone. */
export const applyRetention = (model: Model): Model => ({
  ...model,
  keys: new Map(youngKeys(model)),
  bookings: model.bookings.map((booking) =>
    booking.status === 'confirmed' && booking.asked.checkOut < today(model)
      ? { ...booking, status: 'completed' }
      : booking,
  ),
})
