import type { Composition } from '@calm-rest/contract/releases'
import { type Context, Hono } from 'hono'

/**
 * The composition as JSON, for pages that replace a release or begin a preview. `page` is the path of the
 * page, since isolated remotes have other releases than guests' pages.
 */
export const compositionRoutes = (compositionOf: (c: Context, pathname?: string) => Composition) =>
  new Hono().get('/composition.json', (c) => {
    // only HTML gets a signed page view: a client that fetches this alone shows no page, and may report
    // nothing
    const { view: _view, ...composition } = compositionOf(c, c.req.query('page'))
    c.header('Cache-Control', 'no-store')
    return c.json(composition)
  })
