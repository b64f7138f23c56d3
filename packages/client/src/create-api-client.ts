import type { Api } from '@calm-rest/contract/api'
import { type Calls, createCalls } from './calls.ts'
import type { ClientOptions } from './options.ts'

/** The REST contract as functions. Shows nothing and throws nothing: a call answers a `Result`. */
export const createApiClient = (options: ClientOptions): Api =>
  createApi(createCalls(options), options.origin)

/** The same by other ways to call the API than the network; `origin` is that of pictures. */
export const createApi = ({ call, post, own }: Calls, origin: string): Api => {
  return {
    mediaUrl: (path) => (origin === '' ? path : new URL(path, origin).href),
    rooms: {
      list: (stay, options) => call('rooms/', { ...options, searchParams: params({ ...stay }) }),
      byId: (id, stay, options) =>
        call(`rooms/${encodeURIComponent(id)}`, { ...options, searchParams: params({ ...stay }) }),
      availability: (id, from, to, { guests, ...options } = {}) =>
        call(`rooms/${encodeURIComponent(id)}/availability`, {
          ...options,
          searchParams: { from, to, ...(guests !== undefined && { guests: String(guests) }) },
        }),
    },
    offers: {
      list: (stay, options) => call('offers', { ...options, searchParams: params({ ...stay }) }),
      days: (from, to, { guests, ...options }) =>
        call('offers/days', { ...options, searchParams: params({ from, to, guests }) }),
    },
    quotes: { create: (input, options) => post('quotes', input, options) },
    hotel: { day: (options) => call('hotel/day', options) },
    partners: { byId: (id, options) => call(`partners/${encodeURIComponent(id)}`, options) },
    reviews: {
      list: ({ page, limit, room, ...options } = {}) =>
        call('testimonials/', { ...options, searchParams: params({ page, limit, room }) }),
      summary: ({ room, ...options } = {}) =>
        call('testimonials/summary', { ...options, searchParams: params({ room }) }),
      create: (input, options) => post('testimonials/', input, options),
      stayByLink: (input, options) => post('testimonials/by-link', input, options),
      createByLink: (input, options) => post('testimonials/by-link/write', input, options),
    },
    messages: { create: (input, options) => post('messages', input, options) },
    bookings: {
      create: (input, { idempotencyKey, ...options }) =>
        own.post('bookings', input, { ...options, headers: { 'Idempotency-Key': idempotencyKey } }),
      sendAddressCode: (input, options) => post('bookings/address-code', input, options),
      byLink: (input, options) => post('bookings/by-link', input, options),
      cancelByLink: (input, options) => post('bookings/by-link/cancel', input, options),
      find: (input, options) => post('bookings/find', input, options),
      quoteChangeByLink: (input, options) => post('bookings/by-link/quote', input, options),
      changeByLink: (input, options) => post('bookings/by-link/change', input, options),
      calendarByLink: (input, options) => post('bookings/by-link/calendar', input, options),
      tellArrivalByLink: (input, options) => post('bookings/by-link/arrival', input, options),
    },
    accounts: {
      providers: (options) => call('auth/providers', options),
      register: (input, options) => post('users', input, options),
      forgotPassword: (input, options) => post('auth/forgot', input, options),
      resetPassword: (input, options) => post('auth/reset', input, options),
      confirmEmail: (input, options) => own.post('auth/confirm', input, options),
    },
    me: {
      read: (options) => own.call('me', options),
      change: (json, options) => own.call('me', { ...options, method: 'patch', json }),
      changePassword: (input, options) => own.post('me/password', input, options),
      sendConfirmation: (options) => own.call('me/confirmation', { ...options, method: 'post' }),
      bookings: (options) => own.call('me/bookings', options),
      cancelBooking: (reference, options) =>
        own.call(`me/bookings/${encodeURIComponent(reference)}/cancel`, { ...options, method: 'post' }),
      quoteChange: (reference, input, options) =>
        own.post(`me/bookings/${encodeURIComponent(reference)}/quote`, input, options),
      changeBooking: (reference, input, options) =>
        own.post(`me/bookings/${encodeURIComponent(reference)}/change`, input, options),
      data: (options) => own.call('me/data', options),
      remove: (input, options) => own.post('me/removal', input, options),
    },
    desk: {
      read: (input, options) => post('desk/link', input, options),
      use: (input, options) => post('desk/link/use', input, options),
    },
  }
}

/** Parameters of an address; those that are not given are left out. */
const params = (given: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
