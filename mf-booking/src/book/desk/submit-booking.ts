import type { Host } from '@calm-rest/contract/widget'
import { nextAttempt } from '../rules/attempt.ts'
import { chosenRoom } from '../rules/fit.ts'
import { newKey } from '../rules/new-key.ts'
import { quoteOf } from '../rules/quote.ts'
import { firstInvalid, validate } from '../rules/validate.ts'
import type { Desk } from './desk.ts'

type SubmitDesk = Pick<Desk, 'store' | 'rooms' | 'today' | 'loadRoomsAgain'>

/** Books what the form holds, and tells the host once. A second call while a request is under way does nothing. */
export const submitBooking = async (desk: SubmitDesk, { api, report }: Pick<Host, 'api' | 'report'>) => {
  const { draft, phase, attempt: previous, ...events } = desk.store.getState()
  if (phase.status === 'sending') return
  const room = chosenRoom(desk.rooms, draft.roomId)
  const mistakes = validate(draft, { room, today: desk.today })
  if (!room || firstInvalid(mistakes)) return events.mistakesFound(mistakes)

  const agreed = phase.status === 'refused' ? phase.total : undefined
  const total = quoteOf(room, draft, agreed)?.total ?? 0
  const attempt = nextAttempt(previous, draft, room, total, newKey)
  events.attemptSent(attempt)
  const result = await api.bookings.create(attempt.body, { idempotencyKey: attempt.key })
  if (!result.ok) {
    events.attemptFailed(result.failure)
    // the price list of this page is out of date
    if (result.failure.kind === 'api' && result.failure.code === 'price_changed') desk.loadRoomsAgain()
    return
  }
  const { reference, totalPrice, nights } = result.value
  events.bookingAccepted(result.value, attempt.body.email)
  report({ type: 'booked', reference, total: totalPrice, currency: 'USD', nights })
}
