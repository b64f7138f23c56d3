import type { z } from 'zod'
import type { ErrorCode } from './errors/codes.ts'
import * as s from './schemas/index.ts'

/**
 * Who may call: anyone · guest: whoever is signed in, and then only about their own · link: whoever holds a link
 * from a mail · machine: a program on the machine itself, and nobody through a proxy. A route of the API without a
 * rule here does not answer.
 */
export type Access = 'anyone' | 'guest' | 'link' | 'machine'

/**
 * Pages of which other origins a browser lets call it, never with a cookie or a token: every · partners: those that
 * an active partner has registered. Without it, only our own.
 */
export type Origins = 'every' | 'partners'

/** One call of the REST contract: what the server checks, what the document shows. */
export interface Call {
  method: 'get' | 'post' | 'patch'
  path: string
  access: Access
  origins?: Origins
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  headers?: readonly ('Idempotency-Key' | 'If-None-Match')[]
  success: { status: 200 | 201 | 202; schema: z.ZodType; description: string }
  errors: readonly ErrorCode[]
}

/** Every body can be broken in these ways. */
const inputErrors = [
  'invalid_json',
  'invalid_request',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
] as const satisfies readonly ErrorCode[]

/** And be sent by another site, where the call is our own pages' alone. */
const bodyErrors = [...inputErrors, 'cross_site'] as const satisfies readonly ErrorCode[]

/** The nine calls of the specification, §7, and ours beyond. Paths answer with and without the trailing slash. */
export const calls = {
  listRooms: {
    method: 'get',
    path: '/api/rooms',
    access: 'anyone',
    origins: 'every',
    summary: 'All rooms',
    query: s.roomQuery,
    headers: ['If-None-Match'],
    success: {
      status: 200,
      schema: s.roomSchema.array(),
      description: 'Rooms: one of each category in turn, the cheapest of each first.',
    },
    errors: ['invalid_request'],
  },
  readRoom: {
    method: 'get',
    path: '/api/rooms/{id}',
    access: 'anyone',
    origins: 'every',
    summary: 'One room',
    params: s.roomParams,
    query: s.roomQuery,
    headers: ['If-None-Match'],
    success: { status: 200, schema: s.roomSchema, description: 'The room.' },
    errors: ['invalid_request', 'room_not_found'],
  },
  readAvailability: {
    method: 'get',
    path: '/api/rooms/{id}/availability',
    access: 'anyone',
    origins: 'every',
    summary: 'Nights in which a room is taken',
    params: s.roomParams,
    query: s.availabilityQuery,
    headers: ['If-None-Match'],
    success: { status: 200, schema: s.availabilitySchema, description: 'At most 366 days.' },
    errors: ['invalid_request', 'room_not_found'],
  },
  readHotelDay: {
    method: 'get',
    path: '/api/hotel/day',
    access: 'anyone',
    origins: 'every',
    summary: 'The date at the house',
    success: { status: 200, schema: s.hotelDaySchema, description: 'Today in the time zone of the house.' },
    errors: [],
  },
  listTestimonials: {
    method: 'get',
    path: '/api/testimonials',
    access: 'anyone',
    origins: 'every',
    summary: 'Reviews, newest first',
    query: s.reviewsQuery,
    headers: ['If-None-Match'],
    success: {
      status: 200,
      schema: s.testimonialSchema.array(),
      description: 'The next page is in the Link header.',
    },
    errors: ['invalid_request'],
  },
  readPartner: {
    method: 'get',
    path: '/api/partners/{id}',
    access: 'anyone',
    origins: 'every',
    summary: 'What a page has to know about a partner',
    params: s.partnerParams,
    success: {
      status: 200,
      schema: s.partnerSchema,
      description: 'The partner, and whether the page that asks may book.',
    },
    errors: ['invalid_request', 'partner_not_found'],
  },
  createTestimonial: {
    method: 'post',
    path: '/api/testimonials',
    access: 'anyone',
    summary: 'Write a review',
    body: s.reviewInput,
    success: { status: 201, schema: s.reviewReceipt, description: 'Stored.' },
    errors: bodyErrors,
  },
  createMessage: {
    method: 'post',
    path: '/api/messages',
    access: 'anyone',
    summary: 'Send a message to the house',
    body: s.messageInput,
    success: { status: 201, schema: s.receipt, description: 'Stored.' },
    errors: bodyErrors,
  },
  createBooking: {
    method: 'post',
    path: '/api/bookings',
    access: 'anyone',
    origins: 'partners',
    summary: 'Book a stay',
    body: s.bookingInput,
    headers: ['Idempotency-Key'],
    success: { status: 201, schema: s.bookingReceipt, description: 'Confirmed; its nights are taken.' },
    errors: [
      ...inputErrors,
      'origin_not_allowed',
      'room_not_found',
      'room_taken',
      'price_changed',
      'capacity_exceeded',
      'idempotency_key_reused',
      'idempotency_in_flight',
      'unavailable',
    ],
  },
  login: {
    method: 'post',
    path: '/api/auth/login',
    access: 'anyone',
    summary: 'Sign in with e-mail and password',
    body: s.loginInput,
    success: { status: 200, schema: s.loginReceipt, description: 'Signed in.' },
    errors: [...bodyErrors, 'invalid_credentials', 'unavailable'],
  },
  loginWithGoogle: {
    method: 'post',
    path: '/api/auth/google',
    access: 'anyone',
    summary: 'Sign in after Google confirmed it',
    body: s.googleInput,
    success: { status: 200, schema: s.loginReceipt, description: 'Signed in.' },
    errors: [...bodyErrors, 'google_proof_missing', 'google_link_refused'],
  },
  readProviders: {
    method: 'get',
    path: '/api/auth/providers',
    access: 'anyone',
    summary: 'Ways to sign in beside the password',
    success: { status: 200, schema: s.providersSchema, description: 'What is configured.' },
    errors: [],
  },
  refreshSession: {
    method: 'post',
    path: '/api/auth/refresh',
    access: 'anyone',
    summary: 'A new access token for the refresh token in the cookie, which is replaced',
    success: { status: 200, schema: s.loginReceipt, description: 'Still signed in.' },
    errors: ['unauthorized', 'cross_site', 'too_many_requests'],
  },
  signOut: {
    method: 'post',
    path: '/api/auth/sign-out',
    access: 'anyone',
    summary: 'End the session: its cookie, its refresh token and all its access tokens',
    success: { status: 200, schema: s.receipt, description: 'Signed out, also where nobody was signed in.' },
    errors: ['cross_site'],
  },
  forgotPassword: {
    method: 'post',
    path: '/api/auth/forgot',
    access: 'anyone',
    summary: 'Ask for a link to choose a new password',
    body: s.forgotPasswordInput,
    success: { status: 202, schema: s.receipt, description: 'The same whether the address is known or not.' },
    errors: bodyErrors,
  },
  resetPassword: {
    method: 'post',
    path: '/api/auth/reset',
    access: 'link',
    summary: 'Choose a new password by the link; ends every session and confirms the address',
    body: s.resetPasswordInput,
    success: { status: 200, schema: s.receipt, description: 'Changed.' },
    errors: [...bodyErrors, 'link_invalid', 'unavailable'],
  },
  confirmEmail: {
    method: 'post',
    path: '/api/auth/confirm',
    access: 'link',
    summary: 'Confirm an e-mail address by the link',
    body: s.confirmEmailInput,
    success: { status: 200, schema: s.receipt, description: 'Confirmed.' },
    errors: [...bodyErrors, 'link_invalid'],
  },
  readAccount: {
    method: 'get',
    path: '/api/me',
    access: 'guest',
    summary: 'The account of the signed-in guest',
    success: { status: 200, schema: s.accountSchema, description: 'The account.' },
    errors: ['unauthorized'],
  },
  changeAccount: {
    method: 'patch',
    path: '/api/me',
    access: 'guest',
    summary: 'Change name and country',
    body: s.accountChange,
    success: { status: 200, schema: s.accountSchema, description: 'As it is now.' },
    errors: [...bodyErrors, 'unauthorized'],
  },
  changePassword: {
    method: 'post',
    path: '/api/me/password',
    access: 'guest',
    summary: 'Change the password, or set a first one; ends every other session',
    body: s.changePasswordInput,
    success: { status: 200, schema: s.receipt, description: 'Changed.' },
    errors: [...bodyErrors, 'unauthorized', 'unavailable'],
  },
  sendConfirmation: {
    method: 'post',
    path: '/api/me/confirmation',
    access: 'guest',
    summary: 'Send the link that confirms the e-mail address once more',
    success: { status: 202, schema: s.receipt, description: 'On its way, where it was not confirmed yet.' },
    errors: ['unauthorized', 'cross_site', 'too_many_requests'],
  },
  listOwnBookings: {
    method: 'get',
    path: '/api/me/bookings',
    access: 'guest',
    summary: "The guest's bookings, by check-in, latest first",
    success: {
      status: 200,
      schema: s.guestBooking.array(),
      description:
        'Made in this account, and, once its address is confirmed, all that were made with that address.',
    },
    errors: ['unauthorized'],
  },
  cancelOwnBooking: {
    method: 'post',
    path: '/api/me/bookings/{reference}/cancel',
    access: 'guest',
    summary: "Cancel one of the guest's bookings; its nights are free again",
    params: s.referenceParams,
    success: { status: 200, schema: s.guestBooking, description: 'Cancelled, now or before.' },
    errors: ['invalid_request', 'unauthorized', 'booking_not_found', 'booking_closed', 'cross_site'],
  },
  exportOwnData: {
    method: 'get',
    path: '/api/me/data',
    access: 'guest',
    summary: 'All that the house keeps of the guest',
    success: { status: 200, schema: s.guestData, description: 'To keep as a file.' },
    errors: ['unauthorized'],
  },
  removeAccount: {
    method: 'post',
    path: '/api/me/removal',
    access: 'guest',
    summary: 'Delete the account; stays of the past lose the name, those to come after check-out',
    body: s.removeAccountInput,
    success: { status: 200, schema: s.receipt, description: 'Deleted and signed out.' },
    errors: [...bodyErrors, 'unauthorized', 'unavailable'],
  },
  readLinkedBooking: {
    method: 'post',
    path: '/api/bookings/by-link',
    access: 'link',
    summary: 'A booking by the signed link of its mail',
    body: s.linkInput,
    success: { status: 200, schema: s.guestBooking, description: 'The booking.' },
    errors: [...bodyErrors, 'link_invalid'],
  },
  cancelLinkedBooking: {
    method: 'post',
    path: '/api/bookings/by-link/cancel',
    access: 'link',
    summary: 'Cancel a booking by the signed link of its mail',
    body: s.linkInput,
    success: { status: 200, schema: s.guestBooking, description: 'Cancelled, now or before.' },
    errors: [...bodyErrors, 'link_invalid', 'booking_closed'],
  },
  readDeskLink: {
    method: 'post',
    path: '/api/desk/link',
    access: 'link',
    summary: "What a signed link in the owner's mail is about; changes nothing",
    body: s.linkInput,
    success: { status: 200, schema: s.deskLink, description: 'What it is about, and what can be done.' },
    errors: [...bodyErrors, 'link_invalid'],
  },
  useDeskLink: {
    method: 'post',
    path: '/api/desk/link/use',
    access: 'link',
    summary: "Do what a signed link in the owner's mail is for",
    body: s.deskAction,
    success: { status: 200, schema: s.deskLink, description: 'Done, now or before.' },
    errors: [...bodyErrors, 'link_invalid', 'booking_closed'],
  },
  register: {
    method: 'post',
    path: '/api/users',
    access: 'anyone',
    summary: 'Create an account',
    body: s.registerInput,
    success: { status: 201, schema: s.receipt, description: 'Created.' },
    errors: [...bodyErrors, 'unavailable'],
  },
  readHealth: {
    method: 'get',
    path: '/api/health',
    access: 'anyone',
    summary: 'Whether the service answers',
    success: { status: 200, schema: s.healthSchema, description: 'The database answers.' },
    errors: ['unavailable'],
  },
  readLiveness: {
    method: 'get',
    path: '/api/health/live',
    access: 'anyone',
    summary: 'Whether the process answers at all; one that does not has to be started anew',
    success: { status: 200, schema: s.healthSchema, description: 'It does.' },
    errors: [],
  },
  readReadiness: {
    method: 'get',
    path: '/api/health/ready',
    access: 'anyone',
    summary: 'Whether guests may be sent here; one that is not ready has to be left alone for a while',
    success: { status: 200, schema: s.readinessSchema, description: 'They may.' },
    errors: ['unavailable'],
  },
} as const satisfies Record<string, Call>

/** What the API answers beside its calls: pages and files for a person's browser, and calendars. */
export const pages = {
  startGoogle: { method: 'get', path: '/api/auth/google/start', access: 'anyone' },
  endGoogle: { method: 'get', path: '/api/auth/google/callback', access: 'anyone' },
  endGoogleScript: { method: 'get', path: '/api/auth/google/end.js', access: 'anyone' },
  endGoogleStyle: { method: 'get', path: '/api/auth/google/end.css', access: 'anyone' },
  /** The address is a secret, which a booking portal has. */
  readCalendar: { method: 'get', path: '/api/calendars/{file}', access: 'anyone' },
  readDocument: { method: 'get', path: '/api/openapi.json', access: 'anyone' },
  readDocs: { method: 'get', path: '/api/docs', access: 'anyone' },
  readDocsScript: { method: 'get', path: '/api/docs/init.js', access: 'anyone' },
  readSwaggerScript: { method: 'get', path: '/api/docs/swagger-ui-bundle.js', access: 'anyone' },
  readSwaggerStyle: { method: 'get', path: '/api/docs/swagger-ui.css', access: 'anyone' },
  readMetrics: { method: 'get', path: '/api/metrics', access: 'machine' },
} as const satisfies Record<string, Pick<Call, 'method' | 'path' | 'access'>>
