import type { BookingReceipt } from '@calm-rest/contract/api'
import type { StayDraft, SubmitInput, Submitted } from '@calm-rest/contract/widget'
import { loadBook } from '../load.ts'
import { chosenRooms } from '../rules/availability.ts'
import { fromForm } from '../rules/draft.ts'
import { quoteInputOf } from '../rules/quote.ts'
import { type FieldError, validate } from '../rules/validate.ts'
import { bodyOf, withCode } from './attempt.ts'
import { codeButton } from './code-button.ts'
import { keyOf } from './keys.ts'
import { readBookingForm } from './read-form.ts'
import { changedByButton } from './room-buttons.ts'

/**
 * Books a form that the browser submitted without a script; runs on the server. Nobody books at a price that
 * they have not seen: if dates were typed without a script, the form is shown with its total and submitted
 * again.
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
  if (values[codeButton] !== undefined) return sendCode(values, mistakes, input)
  if (mistakes.length > 0) {
    return {
      values,
      problems: Object.fromEntries(mistakes.map(([field, error]) => [field, error?.code ?? ''])),
    }
  }
  const asked = quoteInputOf(draft, chosen)
  if (!asked) return { values, toConfirm: true }
  const price = await api.quotes.create(asked, { lang, signal })
  if (!price.ok) return { values, result: price }
  const { totalPrice: total } = price.value
  if (values.shownTotal !== String(total)) return { values, toConfirm: true }
  const body = bodyOf(draft, chosen, { total })
  const idempotencyKey = await keyOf(JSON.stringify([values.formId, body]))
  const options = { idempotencyKey, lang, signal }
  return { values, result: await api.bookings.create(withCode(body, draft), options) }
}

/** Mails a code to the form's address and returns the form with a field for it. */
const sendCode = async (
  { [codeButton]: _pressed, ...values }: Record<string, string>,
  mistakes: readonly [string, FieldError | undefined][],
  { api, lang, signal }: Omit<SubmitInput<StayDraft>, 'form'>,
): Promise<Submitted<BookingReceipt>> => {
  const [, problem] = mistakes.find(([field]) => field === 'email') ?? []
  if (problem) return { values, problems: { email: problem.code } }
  const sent = await api.bookings.sendAddressCode({ email: (values.email ?? '').trim() }, { lang, signal })
  return sent.ok ? { values: { ...values, addressCheck: 'sent' } } : { values, result: sent }
}
