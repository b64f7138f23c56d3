import type { Context, Hono } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers an address without a route: 405 with `Allow` if another method exists, otherwise 404. */
export const notFound = (app: Hono<ApiEnv>) => (c: Context<ApiEnv>) => {
  const allowed = methods.filter((method) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  )
  if (allowed.length === 0) throw new ApiError('not_found')
  if (allowed.includes('GET')) allowed.push('HEAD')
  throw new ApiError('method_not_allowed', { headers: { Allow: allowed.join(', ') } })
}
