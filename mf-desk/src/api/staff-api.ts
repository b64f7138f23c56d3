import type { ErrorBody, Failure, Result } from '@calm-rest/contract/api'
import {
  type StaffAnswer,
  type StaffInput,
  type StaffRouteName,
  staffRoutes,
} from '@calm-rest/contract/staff'
import { sendFile } from './send-file.ts'

const timeoutMs = 15_000

interface StaffApiOptions {
  /** Language of names and error texts, read at each call. */
  lang: () => string
  /** Uses the member's passkey again; resolves whether it succeeded, or why it could not. */
  prove: (call: StaffCall) => Promise<boolean | Failure>
  /** Called if a response means that nobody is signed in. */
  onSignedOut: () => void
  /** Called if a response says that the resource of a write has changed. */
  onStale: () => void
  /** Wraps each write, and returns its result. */
  holdWhile: <Answer>(write: Promise<Answer>) => Promise<Answer>
}

interface CallOptions {
  headers?: Record<string, string>
  /** Aborts a read whose response is no longer needed. */
  signal?: AbortSignal
  /** The body of a route that takes a file. */
  file?: Blob
  /** Reports the sent part of the file, from 0 to 1. */
  onSent?: (share: number) => void
}

/** Calls a route of the staff API by its name. Throws nothing, like the client of the site. */
export type StaffCall = <N extends StaffRouteName>(
  name: N,
  input: StaffInput<N>,
  options?: CallOptions,
) => Promise<Result<StaffAnswer<N>>>

/**
 * The staff API as one function. The session is a cookie that no script can read. Only the API knows whether
 * an act needs a recent passkey: it is then requested here, and the call is repeated.
 */
export const createStaffApi = ({
  lang,
  prove,
  onSignedOut,
  onStale,
  holdWhile,
}: StaffApiOptions): StaffCall => {
  const request: StaffCall = async (name, input, { headers = {}, signal, file, onSent } = {}) => {
    const { method, path } = staffRoutes[name]
    const { params = {}, query = {}, body } = input as Parts
    try {
      const address = addressOf(path, params, query)
      const allHeaders = {
        'Accept-Language': lang(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      }
      const response = file
        ? await sendFile(address, file, { headers: allHeaders, onSent })
        : await fetch(address, {
            method: method.toUpperCase(),
            headers: allHeaders,
            body: body === undefined ? null : JSON.stringify(body),
            signal: limited(signal),
          })
      const answer: unknown = await response.json()
      if (response.ok) return { ok: true, value: answer as StaffAnswer<typeof name> }
      return { ok: false, failure: failureOf(response.status, answer) }
    } catch (cause) {
      // a response that is not JSON came from a proxy between us and the API
      const isProxy = cause instanceof SyntaxError
      return { ok: false, failure: isProxy ? { kind: 'unexpected', status: 200 } : { kind: 'network' } }
    }
  }
  // an upload takes too long to hold events back
  const send: StaffCall = (name, input, options) => {
    const answer = request(name, input, options)
    return staffRoutes[name].method === 'get' || options?.file ? answer : holdWhile(answer)
  }
  const afterProof = async <Answer>(refused: Result<Answer>, again: () => Promise<Result<Answer>>) => {
    const proof = await prove(send)
    if (typeof proof === 'object') return { ok: false as const, failure: proof }
    return proof ? again() : refused
  }
  /** Number of ended sessions: a response to a call of an earlier session says nothing about this one. */
  let ended = 0
  return async (name, input, options) => {
    const before = ended
    const first = await send(name, input, options)
    const result = isFailure(first, 'proof_required')
      ? await afterProof(first, () => send(name, input, options))
      : first
    const isSignedOut = isFailure(result, 'unauthorized') && ended === before
    if (isSignedOut || (name === 'signOut' && result.ok)) ended += 1
    if (isSignedOut) onSignedOut()
    if (isFailure(result, 'changed_meanwhile')) onStale()
    return result
  }
}

/** AbortSignal.any is missing before 2024: there an unneeded read continues and its response is ignored. */
const limited = (signal: AbortSignal | undefined) => {
  const limit = AbortSignal.timeout(timeoutMs)
  return signal && 'any' in AbortSignal ? AbortSignal.any([limit, signal]) : limit
}

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
}

const addressOf = (path: string, params: Record<string, string | number>, query: Parts['query'] = {}) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}

const failureOf = (status: number, body: unknown): Failure =>
  typeof body === 'object' && body !== null && 'code' in body
    ? { kind: 'api', status, code: (body as ErrorBody).code, body: body as ErrorBody }
    : { kind: 'unexpected', status }

/** Whether a call failed with this code of the contract. */
export const isFailure = (result: Result<unknown>, code: ErrorBody['code']): boolean =>
  !result.ok && result.failure.kind === 'api' && result.failure.code === code

/** Whether a failure is temporary: a lost connection, a busy server, or a rate limit. */
export const isPassing = (failure: Failure): boolean =>
  failure.kind !== 'api' || failure.status === 429 || failure.status >= 500
