import type { BookingReceipt } from '@calm-rest/contract/api'
import type { Submitted } from '@calm-rest/contract/widget'
import { type Draft, emptyDraft, fromForm, isFieldName, roomField } from '../rules/draft.ts'
import { type FieldErrors, firstInvalid } from '../rules/validate.ts'
import { typedName } from '../submit/read-form.ts'
import { roomButtons } from '../submit/room-buttons.ts'
import { afterFailure } from './after-failure.ts'
import type { BookingState } from './booking-state.ts'

/** Initial state of the form on a page that responds to a submitted one. */
export const fromSubmitted = (
  initial: BookingState,
  { values, problems, toConfirm, result }: Submitted<BookingReceipt>,
): BookingState => {
  if (result?.ok) {
    const phase = { status: 'booked', receipt: result.value, email: values.email ?? '' } as const
    return { ...initial, draft: emptyDraft(), phase }
  }
  const typed: BookingState = {
    ...initial,
    draft: fromForm(values),
    typed: new Set(['firstName', 'lastName', 'email']),
    unread: { checkIn: values[typedName('checkIn')], checkOut: values[typedName('checkOut')] },
    formId: values.formId,
    addressCheck: values.addressCheck === 'sent' ? 'sent' : undefined,
    errors: errorsOf(problems),
    ...(toConfirm && { phase: { status: 'unconfirmed' } }),
  }
  // the page itself scrolls there, so the focus stays
  const state = result ? { ...typed, ...afterFailure(typed, result.failure), returns: 0 } : typed
  return { ...state, autoFocus: firstInvalid(state.errors) ?? newRoomOf(values, state.draft) ?? 'outcome' }
}

/** First field of the room that was added by sending the form. */
const newRoomOf = (values: Readonly<Record<string, string>>, { additionalRooms }: Draft) =>
  values[roomButtons.add] === undefined ? undefined : roomField(additionalRooms.length - 1, 'guests')

const errorsOf = (problems: Readonly<Record<string, string>> = {}): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, code]) => (isFieldName(field) ? [[field, { code }]] : [])),
  ) as FieldErrors
