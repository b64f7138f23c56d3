import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** A request that the site answered, without anything that its visitor sent. */
export interface AnsweredRequest {
  requestId: string
  method: string
  /** Of the screen, or the pattern of the route; never the address. */
  route: string
  status: number
  /** The set of releases that a page was composed of. */
  composition: string | undefined
  /** Until its first bytes were ready. */
  ms: number
  /** What was thrown: name, code and place; a message could repeat what was sent. */
  cause?: { name: string; code: unknown; at: string[] | undefined }
}

interface ToldVariables {
  screen?: string
  composition?: string
}

/** For whoever makes a page: what it was, for the line about it. */
export const noteScreen = (c: Context, screen: string, composition: string) => {
  c.set('screen', screen)
  c.set('composition', composition)
}

/** Tells of every request when it was answered. Outside of all that answers. */
export const tellAnswers =
  (tell: (answered: AnsweredRequest) => void): MiddlewareHandler<{ Variables: ToldVariables }> =>
  async (c, next) => {
    const startedMs = performance.now()
    const requestId = randomUUID()
    await next()
    // what others keep and hand on is no answer to one request
    if (!c.res.headers.get('Cache-Control')?.startsWith('public')) c.header('X-Request-Id', requestId)
    tell({
      requestId,
      method: c.req.method,
      route: c.get('screen') ?? patternOf(c),
      status: c.res.status,
      composition: c.get('composition'),
      ms: Math.round((performance.now() - startedMs) * 10) / 10,
      ...(c.error && { cause: causeOf(c.error) }),
    })
  }

/** Without what its parts may look like; none for an address that nothing answers. */
const patternOf = (c: Context) =>
  matchedRoutes(c)
    .find(({ method }) => method !== 'ALL')
    ?.path.replaceAll(/\{[^}]*\}/g, '') ?? 'none'

const causeOf = (cause: Error) => ({
  name: cause.name,
  code: 'code' in cause ? cause.code : undefined,
  at: cause.stack?.split('\n').filter((row) => row.trimStart().startsWith('at ')),
})
