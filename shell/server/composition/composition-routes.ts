import type { Composition } from '@calm-rest/contract/releases'
import { type Context, Hono } from 'hono'

/** The composition by itself, for pages that replace a release or begin a preview. */
export const compositionRoutes = (compositionOf: (c: Context) => Composition) =>
  new Hono().get('/composition.json', (c) => {
    // only HTML gets a signed page view: a client that fetches this alone shows no page, and may report nothing
    const { view: _view, ...composition } = compositionOf(c)
    c.header('Cache-Control', 'no-store')
    return c.json(composition)
  })
