import { useHost } from '@calm-rest/federation/widget'
import { nextAttempt } from '../rules/attempt.ts'
import { chosenRoom } from '../rules/fit.ts'
import { newKey } from '../rules/new-key.ts'
import { quoteOf } from '../rules/quote.ts'
import { firstInvalid, validate } from '../rules/validate.ts'
import { useDesk } from './desk.ts'

/** Books what the form holds. A second press while a request is under way does nothing. */
export const useSubmit = () => {
  const { store, rooms, today, loadRoomsAgain } = useDesk()
  const { api, report } = useHost()
  return async () => {
    const { draft, phase, attempt: previous, ...events } = store.getState()
    if (phase.status === 'sending') return
    const room = chosenRoom(rooms, draft.roomId)
    const mistakes = validate(draft, { room, today })
    if (!room || firstInvalid(mistakes)) return events.mistakesFound(mistakes)

    const agreed = phase.status === 'refused' ? phase.total : undefined
    const total = quoteOf(room, draft, agreed)?.total ?? 0
    const attempt = nextAttempt(previous, draft, room, total, newKey)
    events.attemptSent(attempt)
    const result = await api.bookings.create(attempt.body, { idempotencyKey: attempt.key })
    if (!result.ok) {
      events.attemptFailed(result.failure)
      // the price list of this page is out of date
      if (result.failure.kind === 'api' && result.failure.code === 'price_changed') loadRoomsAgain()
      return
    }
    const { reference, totalPrice, nights } = result.value
    events.bookingAccepted(result.value, attempt.body.email)
    report({ type: 'booked', reference, total: totalPrice, currency: 'USD', nights })
  }
}
