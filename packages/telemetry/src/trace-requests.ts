import type { Context, MiddlewareHandler } from 'hono'
import { attributes as names } from './attributes.ts'
import type { Attributes, Tracing } from './tracing.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The method as a label: a visitor could make up others. */
export const methodOf = (method: string): string => (methods.includes(method) ? method : '_OTHER')

interface Described {
  /** Pattern of the route that answered. */
  route: string
  /** Code of the error, if there is one. */
  code?: string | undefined
  attributes?: Attributes
}

/** A span for each request. `describe` is asked once the answer is known. Mount it before every other middleware. */
export const traceRequests =
  // biome-ignore lint/suspicious/noExplicitAny: apps have variables of their own
    (tracing: Tracing, server: 'api' | 'site', describe: (c: Context<any>) => Described): MiddlewareHandler =>
    (c, next) => {
      const method = methodOf(c.req.method)
      const begun = {
        name: method,
        kind: 'server',
        attributes: { [names.method]: method, [names.server]: server },
        traceparent: c.req.header('traceparent'),
      } as const
      return tracing.span(begun, async (span) => {
        await next()
        const { route, code, attributes } = describe(c)
        const { status } = c.res
        span.rename(`${method} ${route}`)
        span.set({ [names.route]: route, [names.status]: status, ...attributes })
        if (status >= 500) span.fail(code ?? String(status))
        else if (code !== undefined) span.set({ [names.errorType]: code })
      })
    }
