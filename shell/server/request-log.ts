import { randomUUID } from 'node:crypto'
import { causeOf } from '@calm-rest/server'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { PageVariables } from './document/note-screen.ts'

/** One line of the request log. It contains no input of the visitor. */
export interface AnsweredRequest {
  requestId: string
  method: string
  /** Path of the screen, or pattern of the route; never the address itself. */
  route: string
  status: number
  /** The set of releases that a page was composed of. */
  composition: string | undefined
  /** Milliseconds until its first bytes were ready. */
  ms: number
  /** The thrown error: name, code and place; a message could repeat a visitor's input. */
  cause?: { name: string; code: unknown; at: string[] | undefined }
}

/** Calls back after every response. Mount it before every other middleware. */
export const logRequests =
  (onAnswer: (answered: AnsweredRequest) => void): MiddlewareHandler<{ Variables: PageVariables }> =>
  async (c, next) => {
    const startedMs = performance.now()
    const requestId = randomUUID()
    await next()
    // a response from a shared cache does not belong to one request
    if (!c.res.headers.get('Cache-Control')?.startsWith('public')) c.header('X-Request-Id', requestId)
    onAnswer({
      requestId,
      method: c.req.method,
      ...describeRequest(c),
      status: c.res.status,
      ms: Math.round((performance.now() - startedMs) * 10) / 10,
      ...(c.error && { cause: causeOf(c.error) }),
    })
  }

/** Path of the screen or pattern of the route of a request, and what its page was composed of. */
export const describeRequest = (c: Context<{ Variables: PageVariables }>) => ({
  route: c.get('screen') ?? patternOf(c),
  composition: c.get('composition'),
})

/** Route pattern of a request, without its parameters; 'none' for an unknown address. */
const patternOf = (c: Context) =>
  matchedRoutes(c)
    .find(({ method }) => method !== 'ALL')
    ?.path.replaceAll(/\{[^}]*\}/g, '') ?? 'none'
