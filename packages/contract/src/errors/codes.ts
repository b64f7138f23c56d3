/**
 * Every error that the API answers, each with its HTTP status. A code never changes its meaning; a new
 * situation gets a new code. The words for people are in `words/`, by the same areas.
 */
export const errorStatus = {
  // the request as a whole
  invalid_json: 400,
  invalid_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  // rooms and bookings
  room_not_found: 404,
  room_taken: 409,
  price_changed: 409,
  capacity_exceeded: 422,
  stay_restricted: 422,
  rate_not_found: 404,
  promotion_invalid: 422,
  too_many_codes: 429,
  too_many_nights_from_network: 429,
  too_many_nights_for_mailbox: 429,
  too_many_nights_today: 429,
  idempotency_key_reused: 422,
  booking_not_found: 404,
  booking_closed: 409,
  booking_cancelled: 409,
  // reviews
  review_duplicate: 409,
  too_many_reviews: 429,
  review_exists: 409,
  review_closed: 409,
  // messages
  too_many_messages: 429,
  // who asks: partners, accounts, links
  partner_not_found: 404,
  origin_not_allowed: 403,
  invalid_credentials: 401,
  unauthorized: 401,
  cross_site: 403,
  google_proof_missing: 401,
  google_link_refused: 409,
  link_invalid: 410,
  // the front desk: the staff
  forbidden: 403,
  proof_required: 403,
  passkey_refused: 401,
  passkey_needed: 422,
  passkey_taken: 409,
  code_refused: 401,
  no_passkey: 409,
  member_not_found: 404,
  name_taken: 409,
  last_owner: 409,
  push_refused: 422,
  push_off: 409,
  // the front desk: stays, payments, blocks, messages
  changed_meanwhile: 409,
  stay_closed: 409,
  stay_has_begun: 409,
  too_early: 409,
  nothing_to_undo: 409,
  nights_sold: 409,
  night_over: 409,
  unit_taken: 409,
  out_of_order_too_long: 422,
  block_not_found: 404,
  payment_not_found: 404,
  payment_closed: 409,
  message_not_found: 404,
  message_answered: 409,
  review_not_found: 404,
  // the front desk: the house
  unit_not_found: 404,
  unit_in_use: 409,
  last_unit: 409,
  room_in_use: 409,
  room_incomplete: 409,
  room_never_offered: 409,
  room_not_offered: 409,
  room_not_draft: 409,
  room_was_offered: 409,
  amenity_not_found: 404,
  amenity_in_use: 409,
  photograph_not_found: 404,
  photograph_unreadable: 422,
  photograph_heic: 422,
  photograph_too_large: 413,
  photograph_too_small: 422,
  photograph_too_long: 422,
  photograph_exists: 409,
  last_photograph: 409,
  too_many_photographs: 409,
} as const

export type ErrorCode = keyof typeof errorStatus
export type ErrorStatus = (typeof errorStatus)[ErrorCode]

/** Whether a value is one of the codes that the API answers. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value)

/** Problems of one field of a request. */
export const fieldErrorCodes = [
  'required',
  'invalid_type',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'invalid_email',
  'invalid_phone',
  'invalid_date',
  'invalid_time',
  'time_not_after',
  'invalid_choice',
  'in_the_past',
  'too_far_ahead',
  'not_after_check_in',
  'stay_too_long',
  'stay_too_short',
  'closed_to_arrival',
  'closed_to_departure',
  'too_late_to_book',
  'common_password',
  'wrong_password',
  'wrong_email',
  'wrong_total',
  'taken',
  'unknown_field',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]
