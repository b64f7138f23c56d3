import { calls } from '@calm-rest/contract/openapi'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'

type Shape = NonNullable<ApiEnv['Variables']['failureShape']>

/** Properties of the errors of two calls beside the common error body, which their clients read. */
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
