import type { Host } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { type BookingContextValue, useBookingContext } from '../context/booking-context.ts'
import { chosenRooms } from '../rules/availability.ts'
import { bookingQuoteOf } from '../rules/quote.ts'
import { firstInvalid, validate } from '../rules/validate.ts'
import { nextAttempt } from './attempt.ts'
import { newKey } from './keys.ts'

type SubmitContext = Pick<BookingContextValue, 'store' | 'rooms' | 'today' | 'loadRoomsAgain'>

/** Books what the form holds, and reports it to the host once. A second call while a request is under way does nothing. */
export const submitBooking = async (
  context: SubmitContext,
  { api, report }: Pick<Host, 'api' | 'report'>,
) => {
  const { draft, phase, attempt: previous, ...events } = context.store.getState()
  if (phase.status === 'sending') return
  const { rooms, today } = context
  const chosen = chosenRooms(rooms, draft)
  const mistakes = validate(draft, { rooms, today })
  if (firstInvalid(mistakes)) return events.mistakesFound(mistakes)

  const agreed = phase.status === 'refused' ? phase.total : undefined
  const total = bookingQuoteOf(chosen, draft, agreed)?.total ?? 0
  const attempt = nextAttempt(previous, draft, chosen, total, newKey)
  events.attemptSent(attempt)
  const result = await api.bookings.create(attempt.body, { idempotencyKey: attempt.key })
  if (!result.ok) {
    events.attemptFailed(result.failure)
    // the price list of this page is out of date
    if (result.failure.kind === 'api' && result.failure.code === 'price_changed') context.loadRoomsAgain()
    return
  }
  const { reference, totalPrice, nights } = result.value
  events.bookingAccepted(result.value, attempt.body.email)
  report({ type: 'booked', reference, total: totalPrice, currency: 'USD', nights })
}

export const useSubmit = () => {
  const context = useBookingContext()
  const host = useHost()
  return () => submitBooking(context, host)
}
