import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'

/** What the errors of one call say beside the one error body, because its callers read that. */
export const failAs =
  (shape: (words: string) => Record<string, unknown>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    c.set('failureShape', shape)
    await next()
  }
