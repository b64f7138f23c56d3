import type { ShellBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import { ClientGone, clientGoneStatus, QueueFull, type RequestQueue } from '@calm-rest/server'
import type { Context, MiddlewareHandler } from 'hono'
import { contentPolicy } from '../document/headers.ts'
import type { SpokenLanguages } from '../languages/spoken-languages.ts'
import { busyPage, busyStyle } from './busy-page.ts'

/** Responds to requests that the queue refused; throws every other cause. */
const refusalOf = (
  cause: unknown,
  c: Context,
  refuse: (c: Context, full: QueueFull) => Response,
): Response => {
  if (cause instanceof ClientGone) return new Response(null, { status: clientGoneStatus })
  if (!(cause instanceof QueueFull)) throw cause
  c.header('Retry-After', String(cause.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  return refuse(c, cause)
}

const statusOf = ({ of }: QueueFull) => (of === 'network' ? 429 : 503)

/** Page in the language of the address, or in the main one of the property, with a link to retry. */
export const createRefusePage = (build: Pick<ShellBuild, 'start'>, spoken: SpokenLanguages) => {
  const policy = contentPolicy(build, { styles: [busyStyle] })
  return async (c: Context, answer: () => Promise<Response>): Promise<Response> => {
    try {
      return await answer()
    } catch (cause) {
      const { pathname, search, searchParams } = new URL(c.req.url)
      const lang = parseLang(searchParams.get('lang'), await spoken(pathname))
      return refusalOf(cause, c, (_, full) => {
        c.header('Content-Security-Policy', policy)
        const isForm = c.req.method === 'POST'
        return c.html(busyPage({ lang, address: pathname + search, isForm }), statusOf(full))
      })
    }
  }
}

/** Queues requests of the routes below it; a response costs `costMs` of processor time. */
export const inTurn =
  (queue: RequestQueue, costMs: number): MiddlewareHandler =>
  async (c, next) => {
    try {
      const turn = await queue.enter(c, costMs)
      try {
        await next()
      } finally {
        turn.end()
      }
    } catch (cause) {
      return refusalOf(cause, c, (_, full) =>
        c.text('This site is busy. Try again in a moment.', statusOf(full)),
      )
    }
  }
