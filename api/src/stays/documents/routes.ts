import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { createDocuments } from './documents.ts'
import { documentPage, documentPolicy, goneDocumentPage } from './page/document-page.ts'
import { documentPath } from './stored-document.ts'

interface DocumentDeps {
  db: Database
  limit: MiddlewareHandler<ApiEnv>
}

/** Neither proxies nor search engines keep what a secret address shows. */
const secretHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** `26NOV_MIR1_1.pdf`; of a bill, the booking. */
const fileName = (name: string) => `${name.replace(/[^A-Za-z0-9_.-]+/g, '-')}.pdf`

const page = (
  c: Context<ApiEnv>,
  html: string,
  look: Parameters<typeof documentPolicy>[0],
  status: 200 | 404,
) =>
  c.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': documentPolicy(look),
    ...secretHeaders,
  })

/** A document for its guest: as a page, and as a PDF. Only holders of its address can read it. */
export const documentRoutes = ({ db, limit }: DocumentDeps) => {
  const documents = createDocuments(db)
  const find = async (secret: string) => {
    const found = await documents.bySecret(secret)
    if (!found) throw new ApiError('document_not_found')
    return found
  }
  /** One PDF at a time: each needs some 40 MB while it is written. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => {})
    return mine
  }

  return new Hono<ApiEnv>()
    .get('/:secret', limit, async (c) => {
      const secret = c.req.param('secret')
      const found = await documents.bySecret(secret)
      if (!found) return page(c, goneDocumentPage(c.get('lang')), { accent: null }, 404)
      const { text } = found.content
      return page(c, documentPage(text, `${documentPath(secret)}/pdf`), text, 200)
    })
    .get('/:secret/pdf', limit, async (c) => {
      const { content, issuedAt, number, reference } = await find(c.req.param('secret'))
      const pdf = await inTurn(async () => {
        // the library is large, and most processes never need it
        const { writePdf } = await import('./pdf/write-pdf.ts')
        return writePdf(content.text, issuedAt)
      })
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${fileName(number ?? reference)}"`,
        ...secretHeaders,
      })
    })
}
