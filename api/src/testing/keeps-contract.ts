import { isDeepStrictEqual } from 'node:util'
import { errorStatus, isErrorCode } from '@calm-rest/contract/errors'
import { type Call, calls } from '@calm-rest/contract/openapi'
import { type StaffCall, staffCalls } from '@calm-rest/contract/staff-calls'
import type { Hono } from 'hono'
import type { z } from 'zod'
import type { ApiEnv } from '../core/http/env.ts'

interface Promised {
  method: string
  path: string
  pattern: RegExp
  status: number
  answer: z.ZodType
  /** Codes of its errors; undefined where those of all calls hold. */
  errors?: readonly string[]
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)

/** Addresses without parameters first: they would match those with one, too. */
const promised: readonly Promised[] = [
  ...Object.values<Call>(calls).map(({ success, errors, method, path }) => ({
    method,
    path,
    pattern: patternOf(path),
    status: success.status,
    answer: success.schema,
    errors,
  })),
  ...Object.values<StaffCall>(staffCalls).map(({ answer, status = 200, method, path }) => ({
    method,
    path,
    pattern: patternOf(path),
    status,
    answer,
  })),
].toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

/** What any call may answer before its route is asked. */
const general = [
  'address_too_long',
  'cross_site',
  'internal',
  'method_not_allowed',
  'not_found',
  'origin_not_allowed',
  'too_many_requests',
  'unauthorized',
  'unavailable',
]

/**
 * Throws if an answer differs from what the contract says of its call: another status, a field that is missing, of
 * another type or not declared, or an error that the call does not name. An address without a call is not looked at.
 */
const assertKeepsContract = async (method: string, path: string, answer: Response) => {
  const call = promised.find((one) => one.method === method.toLowerCase() && one.pattern.test(path))
  const { headers } = answer
  const isText =
    headers.get('content-type')?.startsWith('application/json') && !headers.has('content-encoding')
  if (!call || !isText) return
  const body = await answer.clone().json()
  const fault = answer.ok
    ? faultOfSuccess(call, answer.status, body)
    : faultOfError(call, answer.status, body)
  if (fault) throw new Error(`${method} ${path} breaks the contract: ${fault}`)
}

const faultOfSuccess = (call: Promised, status: number, body: unknown): string | undefined => {
  if (status !== call.status) return `it answers ${status}, and promises ${call.status}`
  const parsed = call.answer.safeParse(body)
  if (!parsed.success) return parsed.error.message
  return isDeepStrictEqual(parsed.data, body)
    ? undefined
    : `it promises no more than ${JSON.stringify(parsed.data)}`
}

const faultOfError = (call: Promised, status: number, body: unknown): string | undefined => {
  const { code } = body as { code?: string }
  if (code === undefined || !isErrorCode(code)) return `it has no known code: ${code}`
  if (status !== errorStatus[code])
    return `${code} has the status ${status}, and promises ${errorStatus[code]}`
  const isNamed = !call.errors || call.errors.includes(code) || general.includes(code)
  return isNamed ? undefined : `it does not name ${code}`
}

/** Has every answer to a test compared with the contract. */
export const watchContract = (app: Hono<ApiEnv>) => {
  const ask = app.request
  app.request = async (input, init, ...more) => {
    const answer = await ask(input, init, ...more)
    const isRequest = input instanceof Request
    const { pathname } = new URL(isRequest ? input.url : String(input), 'http://localhost')
    await assertKeepsContract(isRequest ? input.method : (init?.method ?? 'GET'), pathname, answer)
    return answer
  }
}
