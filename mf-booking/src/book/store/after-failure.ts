import type { ErrorBody, Failure } from '@calm-rest/contract/api'
import { isPropertyClosed } from '../rules/closure.ts'
import { isFieldName } from '../rules/draft.ts'
import type { FieldErrors } from '../rules/validate.ts'
import type { BookingState } from './booking-state.ts'

/** Refusals of the key itself: under another one the same stay can be booked. */
const spentKey: ReadonlySet<string> = new Set(['idempotency_key_reused', 'booking_cancelled'])

/** Status of the refusals that a confirmed address lifts. */
const needsAddress = 428

/**
 * State after a failed attempt: all input stays, and so do the attempt and its key, unless the key itself is at
 * fault.
 */
export const afterFailure = (
  { returns, lostRooms, priceChanges, attempt, formId, addressCheck }: BookingState,
  failure: Failure,
): Partial<BookingState> => {
  // the page around said no before anything was sent, and has its reasons
  if (failure.kind === 'aborted') return { phase: { status: 'editing' } }
  if (failure.kind !== 'api') return { phase: { status: 'failed' }, returns: returns + 1 }
  const { code, body, status } = failure
  const isClosed = isPropertyClosed(body)
  return {
    phase: { status: 'refused', code, message: body.error, total: body.totalPrice },
    errors: fieldErrors(body),
    ...(spentKey.has(code) ? { attempt: undefined, formId: undefined } : { attempt, formId }),
    returns: returns + 1,
    addressCheck: addressCheck ?? (status === needsAddress ? 'wanted' : undefined),
    lostRooms: code === 'room_taken' || isClosed ? lostRooms + 1 : lostRooms,
    priceChanges: code === 'price_changed' || isClosed ? priceChanges + 1 : priceChanges,
  }
}

/** Errors of the form's fields, by the API. */
export const fieldErrors = ({ code, fields = [] }: ErrorBody): FieldErrors =>
  Object.fromEntries(
    fields
      .filter(({ field }) => isFieldName(field))
      .map(({ field, ...error }) => [
        field,
        code === 'capacity_exceeded' ? { code: 'over_capacity' as const } : error,
      ]),
  )
