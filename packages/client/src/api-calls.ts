// Written by `npm run calls` from the calls of the contract. A change here is lost.

import type { ApiCalls } from '@calm-rest/contract/api'
import type { Calls } from './calls.ts'
import { params } from './params.ts'

export const createApiCalls = ({ call, post, own }: Calls): ApiCalls => ({
  rooms: {
    list: (stay, options) => call('rooms/', { ...options, searchParams: params({ ...stay }) }),
    byId: (id, stay, options) =>
      call(`rooms/${encodeURIComponent(id)}`, { ...options, searchParams: params({ ...stay }) }),
    availability: (id, from, to, { guests, ...options } = {}) =>
      call(`rooms/${encodeURIComponent(id)}/availability`, {
        ...options,
        searchParams: params({ from, to, guests }),
      }),
  },
  offers: {
    list: (stay, options) => call('offers', { ...options, searchParams: params({ ...stay }) }),
    days: (from, to, { guests, ...options }) =>
      call('offers/days', { ...options, searchParams: params({ from, to, guests }) }),
  },
  hotel: { day: (options) => call('hotel/day', options) },
  reviews: {
    list: ({ page, limit, room, rating, writtenIn, roomType, sort, ...options } = {}) =>
      call('testimonials/', {
        ...options,
        searchParams: params({ page, limit, room, rating, writtenIn, roomType, sort }),
      }),
    summary: ({ room, rating, writtenIn, roomType, ...options } = {}) =>
      call('testimonials/summary', {
        ...options,
        searchParams: params({ room, rating, writtenIn, roomType }),
      }),
    create: (input, options) => post('testimonials/', input, options),
    stayByLink: (input, options) => post('testimonials/by-link', input, options),
    createByLink: (input, options) => post('testimonials/by-link/write', input, options),
  },
  messages: { create: (input, options) => post('messages', input, options) },
  partners: { byId: (id, options) => call(`partners/${encodeURIComponent(id)}`, options) },
  bookings: {
    create: (input, { idempotencyKey, ...options }) =>
      own.post('bookings', input, { ...options, headers: { 'Idempotency-Key': idempotencyKey } }),
    sendAddressCode: (input, options) => post('bookings/address-code', input, options),
    byLink: (input, options) => post('bookings/by-link', input, options),
    cancelByLink: (input, options) => post('bookings/by-link/cancel', input, options),
    find: (input, options) => post('bookings/find', input, options),
    quoteChangeByLink: (input, options) => post('bookings/by-link/quote', input, options),
    changeByLink: (input, options) => post('bookings/by-link/change', input, options),
    tellArrivalByLink: (input, options) => post('bookings/by-link/arrival', input, options),
    calendarByLink: (input, options) => post('bookings/by-link/calendar', input, options),
  },
  quotes: { create: (input, options) => post('quotes', input, options) },
  me: {
    bookings: (options) => own.call('me/bookings', options),
    cancelBooking: (reference, options) =>
      own.call(`me/bookings/${encodeURIComponent(reference)}/cancel`, { ...options, method: 'post' }),
    quoteChange: (reference, input, options) =>
      own.post(`me/bookings/${encodeURIComponent(reference)}/quote`, input, options),
    changeBooking: (reference, input, options) =>
      own.post(`me/bookings/${encodeURIComponent(reference)}/change`, input, options),
    read: (options) => own.call('me', options),
    change: (input, options) => own.call('me', { ...options, method: 'patch', json: input }),
    changePassword: (input, options) => own.post('me/password', input, options),
    sendConfirmation: (options) => own.call('me/confirmation', { ...options, method: 'post' }),
    data: (options) => own.call('me/data', options),
    remove: (input, options) => own.post('me/removal', input, options),
    backendConsents: (options) => own.call('me/backend-consents', options),
    endBackendConsent: (remote, options) =>
      own.call(`me/backend-consents/${encodeURIComponent(remote)}/end`, { ...options, method: 'post' }),
  },
  accounts: {
    providers: (options) => call('auth/providers', options),
    register: (input, options) => post('users', input, options),
    forgotPassword: (input, options) => post('auth/forgot', input, options),
    resetPassword: (input, options) => post('auth/reset', input, options),
    confirmEmail: (input, options) => own.post('auth/confirm', input, options),
  },
})
