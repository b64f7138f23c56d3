import { hotel } from '@calm-rest/contract/hotel'
import type { Composition, ShellBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import type { RequestOrigin } from '@calm-rest/server'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { formFailedText } from '../../src/head/texts.ts'
import { matchScreen } from '../../src/routes/screens.ts'
import type { DescribePage } from '../head/describe-page.ts'
import { describeRoute } from '../head/describe-route.ts'
import { sendPieces } from '../rendering/compress.ts'
import type { createPageBody, PageBody, Piece } from '../rendering/page-body.ts'
import type { ReadReleaseFile } from '../rendering/release-files.ts'
import type { SentForm } from '../rendering/requested-page.ts'
import { wordsIn } from '../words/words-in.ts'
import { contentPolicy, pageHeaders } from './headers.ts'
import { inlineStyles } from './inline-styles.ts'
import { noteScreen } from './note-screen.ts'
import { renderPage } from './render-page.ts'

interface AnswerPageOptions {
  build: ShellBuild
  compositionOf: (c: Context) => Composition
  describePage: DescribePage
  /** Nothing where no API is known: content then comes in the browser. */
  pageBody: ReturnType<typeof createPageBody> | undefined
  readFile: ReadReleaseFile
  originOf: RequestOrigin
  /** Origin of the local dev server, where there is one. */
  devOriginFor: (c: Context) => string | undefined
}

/** Answers a page; `form` is what it was sent with, by a browser without scripts or before they came. */
export const createAnswerPage =
  ({ build, compositionOf, describePage, pageBody, readFile, originOf, devOriginFor }: AnswerPageOptions) =>
  async (c: Context, form?: SentForm): Promise<Response> => {
    const dev = devOriginFor(c)
    for (const [name, value] of pageHeaders(build, dev)) c.header(name, value)
    const { pathname, search, searchParams } = new URL(c.req.url)
    const composition = compositionOf(c)
    const screen = matchScreen(pathname, composition.places)
    const lang = parseLang(searchParams.get('lang'))
    const origin = originOf(c)
    noteScreen(c, screen.path, composition.id)
    const styles = inlineStyles(screen, composition, readFile)
    c.header('Content-Security-Policy', contentPolicy(build, dev, styles))
    const [described, body] = await Promise.all([
      describePage({ screen, pathname, lang, origin }),
      pageBody?.({ screen, address: pathname + search, search, lang, origin, composition, form }),
    ])
    const { status, head } = await describeRoute(described, { screen, lang }, body)
    const page = { build, composition, screen, lang, head, styles }
    if (!form) return sendPieces(c, status, renderPage({ ...page, body }))
    // what one person typed is in it
    c.header('Cache-Control', 'no-store')
    const failed = String(html`<p role="alert">${formFailedText(wordsIn(lang), hotel)}</p>`)
    if (!body) return c.html(failed, 503)
    const answered = await answerOf(body, failed)
    return sendPieces(c, answered.status, renderPage({ ...page, body: answered.body }))
  }

/** The whole content, since its status comes first; a form that nobody could answer leaves nobody without a word. */
const answerOf = async (body: PageBody, failed: string) => {
  const pieces: Piece[] = await Promise.all(body.pieces)
  const status = pieces.find((piece) => piece.status !== undefined)?.status as
    | ContentfulStatusCode
    | undefined
  if (status !== undefined) return { status, body: { ...body, pieces } }
  const told = pieces.map((piece, place) => (place === 1 ? { html: failed } : piece))
  return { status: 503 as const, body: { ...body, pieces: told } }
}
