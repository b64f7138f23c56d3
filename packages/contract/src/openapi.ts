import type { z } from 'zod'
import type { ErrorCode } from './errors/codes.ts'
import * as s from './schemas/index.ts'

/** One call of the REST contract: what the server checks, what the document shows. */
export interface Call {
  method: 'get' | 'post'
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  headers?: readonly ('Idempotency-Key' | 'If-None-Match')[]
  success: { status: 200 | 201; schema: z.ZodType; description: string }
  errors: readonly ErrorCode[]
}

/** Every body can be broken in these ways. */
const bodyErrors = [
  'invalid_json',
  'invalid_request',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
] as const satisfies readonly ErrorCode[]

/** The nine calls of the specification, §7, and ours beyond. Paths answer with and without the trailing slash. */
export const calls = {
  listRooms: {
    method: 'get',
    path: '/api/rooms',
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
    summary: 'Nights in which a room is taken',
    params: s.roomParams,
    query: s.availabilityQuery,
    success: { status: 200, schema: s.availabilitySchema, description: 'At most 366 days.' },
    errors: ['invalid_request', 'room_not_found'],
  },
  readHotelDay: {
    method: 'get',
    path: '/api/hotel/day',
    summary: 'The date at the house',
    success: { status: 200, schema: s.hotelDaySchema, description: 'Today in the time zone of the house.' },
    errors: [],
  },
  listTestimonials: {
    method: 'get',
    path: '/api/testimonials',
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
  createTestimonial: {
    method: 'post',
    path: '/api/testimonials',
    summary: 'Write a review',
    body: s.reviewInput,
    success: { status: 201, schema: s.reviewReceipt, description: 'Stored.' },
    errors: bodyErrors,
  },
  createMessage: {
    method: 'post',
    path: '/api/messages',
    summary: 'Send a message to the house',
    body: s.messageInput,
    success: { status: 201, schema: s.receipt, description: 'Stored.' },
    errors: bodyErrors,
  },
  createBooking: {
    method: 'post',
    path: '/api/bookings',
    summary: 'Book a stay',
    body: s.bookingInput,
    headers: ['Idempotency-Key'],
    success: { status: 201, schema: s.bookingReceipt, description: 'Confirmed; its nights are taken.' },
    errors: [
      ...bodyErrors,
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
    summary: 'Sign in with e-mail and password',
    body: s.loginInput,
    success: { status: 200, schema: s.loginReceipt, description: 'Signed in.' },
    errors: [...bodyErrors, 'invalid_credentials', 'unavailable'],
  },
  loginWithGoogle: {
    method: 'post',
    path: '/api/auth/google',
    summary: 'Sign in after Google confirmed it',
    body: s.googleInput,
    success: { status: 200, schema: s.loginReceipt, description: 'Signed in.' },
    errors: [...bodyErrors, 'google_proof_missing'],
  },
  register: {
    method: 'post',
    path: '/api/users',
    summary: 'Create an account',
    body: s.registerInput,
    success: { status: 201, schema: s.receipt, description: 'Created.' },
    errors: [...bodyErrors, 'unavailable'],
  },
  readHealth: {
    method: 'get',
    path: '/api/health',
    summary: 'Whether the service answers',
    success: { status: 200, schema: s.healthSchema, description: 'The database answers.' },
    errors: ['unavailable'],
  },
} as const satisfies Record<string, Call>
