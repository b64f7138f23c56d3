import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'
import { bearerOf, unauthorized } from './guard.ts'

/** Answers 401 without this bearer token. The comparison takes constant time. */
export const tokenOnly = (token: string): MiddlewareHandler<ApiEnv> => {
  const wanted = digest(token)
  return async (c, next) => {
    if (!timingSafeEqual(digest(bearerOf(c) ?? ''), wanted)) throw unauthorized()
    await next()
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
