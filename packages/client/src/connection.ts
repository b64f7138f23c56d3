import type { ErrorBody, Failure, Result } from '@calm-rest/contract/api'
import ky, { isHTTPError } from 'ky'
import type { ClientOptions, RequestOptions } from './options.ts'

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'error' in value

/** Failure by its cause, as a value. An abort is told apart, so that nobody shows an error for it. */
const toFailure = (cause: unknown): Failure => {
  if (isHTTPError(cause)) {
    const { status } = cause.response
    const body = cause.data
    return isErrorBody(body) ? { kind: 'api', status, code: body.code, body } : { kind: 'unexpected', status }
  }
  if (cause instanceof Error && cause.name === 'AbortError') return { kind: 'aborted' }
  // a 200 whose body is not JSON: a proxy's page, not the API
  if (cause instanceof SyntaxError) return { kind: 'unexpected', status: 200 }
  return { kind: 'network' }
}

const timeoutMs = 15_000

/** A request needs a whole address, also where `fetch` is no way over the network and reads the path alone. */
const anyOrigin = 'http://localhost'

/** One call of the API, once it is known in which language. */
export type Send = <T>(path: string, options: RequestOptions) => Promise<Result<T>>

/** The way to the API and back. */
export const connect = ({ origin, headers, fetch }: ClientOptions): Send => {
  const http = ky.create({
    prefix: `${origin || (fetch ? anyOrigin : '')}/api`,
    ...(fetch && { fetch }),
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
  return async <T>(path: string, { lang, searchParams, signal, ...options }: RequestOptions) => {
    try {
      const value = await http(path, {
        ...options,
        searchParams: { ...searchParams, ...(lang && { lang }) },
        ...(signal && { signal }),
      }).json<T>()
      return { ok: true, value } as const
    } catch (cause) {
      return { ok: false, failure: toFailure(cause) } as const
    }
  }
}
