import type { Api, CallOptions, Result, StayQuery } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import ky, { type KyInstance, type Options } from 'ky'
import { toFailure } from './to-failure.ts'

export interface ClientOptions {
  /** Origin of the API, without a path: `https://calmrest.example`. */
  origin: string
  /** Language of texts and errors, asked for at each call. */
  lang: () => Lang
  /** Further headers of each call: the token of the session, the composition of the page. */
  headers?: () => Record<string, string>
}

const timeoutMs = 15_000

type RequestOptions = Omit<Options, 'signal' | 'searchParams'> &
  CallOptions & { searchParams?: Record<string, string> }

/** The REST contract as functions. Shows nothing and throws nothing: a call answers a `Result`. */
export const createApiClient = ({ origin, lang, headers }: ClientOptions): Api => {
  const http = ky.create({
    prefix: `${origin}/api`,
    timeout: timeoutMs,
    retry: { limit: 1, methods: ['get'] },
    hooks: {
      beforeRequest: [
        ({ request }) => {
          for (const [name, value] of Object.entries(headers?.() ?? {})) request.headers.set(name, value)
        },
      ],
    },
  })
  const call = <T>(path: string, options: RequestOptions = {}) =>
    request<T>(http, path, { ...options, lang: options.lang ?? lang() })
  const post = <T>(path: string, json: unknown, options: RequestOptions = {}) =>
    call<T>(path, { ...options, method: 'post', json })
  return {
    mediaUrl: (path) => new URL(path, origin).href,
    rooms: {
      list: (stay, options) => call('rooms/', { ...options, searchParams: stayParams(stay) }),
      byId: (id, stay, options) =>
        call(`rooms/${encodeURIComponent(id)}`, { ...options, searchParams: stayParams(stay) }),
      availability: (id, from, to, options) =>
        call(`rooms/${encodeURIComponent(id)}/availability`, { ...options, searchParams: { from, to } }),
    },
    hotel: { day: (options) => call('hotel/day', options) },
    reviews: {
      list: (options) => call('testimonials/', options),
      create: (input, options) => post('testimonials/', input, options),
    },
    messages: { create: (input, options) => post('messages', input, options) },
    bookings: {
      create: (input, { idempotencyKey, ...options }) =>
        post('bookings', input, { ...options, headers: { 'Idempotency-Key': idempotencyKey } }),
    },
    accounts: {
      register: (input, options) => post('users', input, options),
      login: (input, options) => post('auth/login', input, options),
      google: (input, options) => post('auth/google', input, options),
    },
  }
}

const stayParams = (stay: StayQuery = {}) =>
  Object.fromEntries(Object.entries(stay).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >

const request = async <T>(
  http: KyInstance,
  path: string,
  { lang, searchParams, signal, ...options }: RequestOptions,
): Promise<Result<T>> => {
  try {
    const value = await http(path, {
      ...options,
      searchParams: { ...searchParams, ...(lang && { lang }) },
      ...(signal && { signal }),
    }).json<T>()
    return { ok: true, value }
  } catch (cause) {
    return { ok: false, failure: toFailure(cause) }
  }
}
