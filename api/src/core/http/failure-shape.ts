import { calls } from '@calm-rest/contract/openapi'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'

type Shape = NonNullable<ApiEnv['Variables']['failureShape']>

/** Extra properties in the errors of two calls, which their clients read. */
const shapes: Record<string, Shape> = {
  [calls.createBooking.path]: () => ({ success: false }),
  [calls.login.path]: (message) => ({ ok: false, message }),
}

/** Register it before everything that can refuse a request. */
export const failureShape: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const shape = shapes[c.req.path.replace(/\/$/, '')]
  if (shape) c.set('failureShape', shape)
  await next()
}
