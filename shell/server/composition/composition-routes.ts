import type { Composition } from '@calm-rest/contract/releases'
import { type Context, Hono } from 'hono'
import { sendForever } from '../document/send-page.ts'
import type { DocumentCompositions } from './document-compositions.ts'

/**
 * The composition as JSON. Without `content` that of now, for pages that replace a release or begin a preview; `page` is
 * the path of the page, since isolated remotes have other releases than guests' pages. With `content`, a hash, the one
 * that a document has a part of: it never changes. Where this process does not know it, it is that of now.
 */
export const compositionRoutes = (
  compositionOf: (c: Context, pathname?: string) => Composition,
  documents: Pick<DocumentCompositions, 'read'>,
) =>
  new Hono().get('/composition.json', async (c) => {
    const known = documents.read(c.req.query('content') ?? '')
    if (known) return sendForever(c, known)
    // only HTML gets a signed page view: a client that fetches this alone shows no page, and may report
    // nothing
    const { view: _view, ...composition } = compositionOf(c, c.req.query('page'))
    c.header('Cache-Control', 'no-store')
    return c.json(composition)
  })
