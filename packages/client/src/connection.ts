import type { Result } from '@calm-rest/contract/api'
import ky from 'ky'
import type { ClientOptions, RequestOptions } from './options.ts'
import { toFailure } from './to-failure.ts'

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
