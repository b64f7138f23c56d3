import type { Result } from '@calm-rest/contract/api'
import type { Send } from './connection.ts'
import type { ClientOptions, RequestOptions } from './options.ts'

/** The ways to call the API, each answering a `Result`. */
export const createCalls = (options: ClientOptions) => {
  const { lang, authorize } = options
  let connected: Promise<Send> | undefined
  /** Comes with the first call: a page that has its content in its HTML asks for nothing at first. */
  const connection = () => {
    connected ??= import(/* webpackChunkName: "api-connection" */ './connection.ts').then(({ connect }) =>
      connect(options),
    )
    connected.catch(() => {
      connected = undefined
    })
    return connected
  }
  const call = async <T>(path: string, request: RequestOptions = {}): Promise<Result<T>> => {
    const send = await connection().catch(() => undefined)
    if (!send) return { ok: false, failure: { kind: 'network' } }
    return send<T>(path, { ...request, lang: request.lang ?? lang() })
  }
  const asMember = async <T>(path: string, options: RequestOptions = {}): Promise<Result<T>> => {
    if (!authorize) return call<T>(path, options)
    const first = await authorize()
    if (!first.ok) return first
    const result = await call<T>(path, withToken(options, first.value))
    if (first.value === undefined || !isUnauthorized(result)) return result
    const second = await authorize(first.value)
    return second.ok ? call<T>(path, withToken(options, second.value)) : second
  }
  const posting =
    (make: typeof call) =>
    <T>(path: string, json: unknown, options: RequestOptions = {}) =>
      make<T>(path, { ...options, method: 'post', json })

  return {
    call,
    post: posting(call),
    /** With the token of the signed-in guest. */
    own: { post: posting(asMember), call: asMember },
  }
}

/** Ways to call the API, as a client uses them. */
export type Calls = ReturnType<typeof createCalls>

const withToken = (options: RequestOptions, token: string | undefined): RequestOptions =>
  token === undefined
    ? options
    : {
        ...options,
        headers: { ...(options.headers as Record<string, string>), Authorization: `Bearer ${token}` },
      }

const isUnauthorized = (result: Result<unknown>) =>
  !result.ok && result.failure.kind === 'api' && result.failure.code === 'unauthorized'
