import type { BookingReceipt } from '@calm-rest/contract/api'
import type { StayDraft, SubmitInput, Submitted } from '@calm-rest/contract/widget'
import { loadBook } from '../load.ts'
import { chosenRooms } from '../rules/availability.ts'
import { fromForm } from '../rules/draft.ts'
import { bookingQuoteOf } from '../rules/quote.ts'
import { validate } from '../rules/validate.ts'
import { bodyOf } from './attempt.ts'
import { keyOf } from './keys.ts'
import { readBookingForm } from './read-form.ts'
import { changedByButton } from './room-buttons.ts'

/**
 * Books what a form holds that the browser sent by itself; on the server. Nobody books at a price that they have not
 * seen: where dates were typed without a script, the form comes back with its total and is sent once more.
 */
export const submitForm = async ({
  form,
  ...input
}: SubmitInput<StayDraft>): Promise<Submitted<BookingReceipt>> => {
  const { api, lang, signal } = input
  const values = readBookingForm(form, lang)
  const loaded = await loadBook(input)
  if (!loaded.ok) return { values, result: loaded }
  const { rooms, today } = loaded.value
  const draft = fromForm(values)
  const changed = changedByButton(values, draft)
  if (changed) return { values: changed }
  const chosen = chosenRooms(rooms, draft)
  const mistakes = Object.entries(validate(draft, { rooms, today }))
  if (mistakes.length > 0) {
    return {
      values,
      problems: Object.fromEntries(mistakes.map(([field, error]) => [field, error?.code ?? ''])),
    }
  }
  const total = bookingQuoteOf(chosen, draft)?.total ?? 0
  if (Number(values.shownTotal) !== total) return { values, toConfirm: true }
  const body = bodyOf(draft, chosen, total)
  const idempotencyKey = await keyOf(JSON.stringify([values.formId, body]))
  return { values, result: await api.bookings.create(body, { idempotencyKey, lang, signal }) }
}
