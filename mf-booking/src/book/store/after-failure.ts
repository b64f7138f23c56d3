import type { ErrorBody, Failure } from '@calm-rest/contract/api'
import { isPropertyClosed } from '../rules/closure.ts'
import { isFieldName } from '../rules/draft.ts'
import type { FieldErrors } from '../rules/validate.ts'
import type { BookingState } from './booking-state.ts'

/** Refusals of the idempotency key: with a new key the same stay can be booked. */
const spentKey: ReadonlySet<string> = new Set(['idempotency_key_reused', 'booking_cancelled'])

/** Status of refusals that a confirmed address lifts. */
const needsAddress = 428

/** State after a failed attempt: input, attempt and key stay, unless the key itself was refused. */
export const afterFailure = (
  { returns, lostRooms, priceChanges, attempt, formId, addressCheck }: BookingState,
  failure: Failure,
): Partial<BookingState> => {
  // the partner's page prevented the request, and has its reasons
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

/** API errors of the form's fields. */
export const fieldErrors = ({ code, fields = [] }: ErrorBody): FieldErrors =>
  Object.fromEntries(
    fields
      .filter(({ field }) => isFieldName(field))
      .map(({ field, ...error }) => [
        field,
        code === 'capacity_exceeded' ? { code: 'over_capacity' as const } : error,
      ]),
  )
