import { calls } from '@calm-rest/contract/openapi'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'

type Shape = NonNullable<ApiEnv['Variables']['failureShape']>

/** What the errors of two calls say beside the one error body, because their callers read that. */
const shapes: Record<string, Shape> = {
  [calls.createBooking.path]: () => ({ success: false }),
  [calls.login.path]: (message) => ({ ok: false, message }),
}

/** Before all that can refuse a request. */
export const failureShape: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const shape = shapes[c.req.path.replace(/\/$/, '')]
  if (shape) c.set('failureShape', shape)
  await next()
}
