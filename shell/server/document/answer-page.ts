import type { Composition, ShellBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import type { RequestOrigin, RequestQueue } from '@calm-rest/server'
import type { Tracing } from '@calm-rest/telemetry'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { formFailedText } from '../../src/head/texts.ts'
import { matchScreen, writtenScreen } from '../../src/routes/screens.ts'
import { createRefusePage } from '../busy/in-turn.ts'
import { beginPageTurn, type PageTurn } from '../busy/page-turn.ts'
import type { DocumentCompositions } from '../composition/document-compositions.ts'
import type { ReadFacts } from '../content-api/current-facts.ts'
import type { ReadTexts } from '../content-api/current-texts.ts'
import { createOfFacts } from '../content-api/of-facts.ts'
import type { DescribePage } from '../head/describe-page.ts'
import { describeRoute } from '../head/describe-route.ts'
import type { SpokenLanguages } from '../languages/spoken-languages.ts'
import type { ReadLook } from '../look/page-look.ts'
import {
  type createPageBody,
  isCacheable,
  isRepeatable,
  type PageBody,
  type Piece,
} from '../rendering/page-body.ts'
import type { ReadReleaseFile } from '../rendering/release-files.ts'
import type { SentForm } from '../rendering/requested-page.ts'
import { wordsOf } from '../words/words-in.ts'
import { bannerStyle } from './banner.ts'
import { contentPolicy, needsOfPage, pageHeaders } from './headers.ts'
import { inlineStyles } from './inline-styles.ts'
import { menuStyles } from './menu-style.ts'
import { bannerNoted, noteScreen } from './note-screen.ts'
import { type ContentVersion, cacheKeyOf, createPageCache, pageKeyOf } from './page-cache.ts'
import { pageSearch } from './page-search.ts'
import { createPageTags } from './page-tags.ts'
import { isApart, renderPage } from './render-page.ts'
import { sendCached, sendPieces, sendUnchanged } from './send-page.ts'

interface AnswerPageOptions {
  build: ShellBuild
  compositionOf: (c: Context) => Composition
  documents: Pick<DocumentCompositions, 'of'>
  describePage: DescribePage
  readFacts: ReadFacts
  spoken: SpokenLanguages
  readTexts: ReadTexts
  readLook: ReadLook
  /** Undefined if no API is known: the browser then loads the content. */
  pageBody: ReturnType<typeof createPageBody> | undefined
  readFile: ReadReleaseFile
  originOf: RequestOrigin
  /** Origin of the local dev server, if there is one. */
  devOriginFor: (c: Context) => string | undefined
  /** Origin of the files of releases; undefined if it is the page's. */
  releasesOrigin: string | undefined
  /** Without it, every page is rendered for each request. */
  contentVersion: ContentVersion | undefined
  /** Whether the next page view reports web vitals. */
  isSampled: () => boolean
  /** Traces of the process; pages of a sampled trace report to it. */
  tracing: Tracing | undefined
  /** Whether every page says that all guests are invented. */
  isDemonstration: boolean
  /** Queue for pages that are not cached. */
  queue: RequestQueue
}

/** Responds with a page; `form` was submitted without scripts, or before they ran. */
export const createAnswerPage = ({
  build,
  compositionOf,
  documents,
  describePage,
  readFacts,
  spoken,
  readTexts,
  readLook,
  pageBody,
  readFile,
  originOf,
  devOriginFor,
  releasesOrigin,
  contentVersion,
  isSampled,
  tracing,
  isDemonstration,
  queue,
}: AnswerPageOptions) => {
  const cache = contentVersion && createPageCache(contentVersion)
  const tags = contentVersion && createPageTags(contentVersion)
  const orRefuse = createRefusePage(build, spoken)
  const readWritten = createOfFacts(readFacts, contentVersion, ({ unwritten }) => ({ unwritten }))

  /** Names the page's span for the browser; a document with it in its text would be another for each guest. */
  const traced = (): string => {
    const span = tracing?.current()
    return span?.isSampled ? `, traceparent;desc="${span.traceparent}"` : ''
  }

  const answer = async (c: Context, turn: PageTurn, form?: SentForm): Promise<Response> => {
    const dev = devOriginFor(c)
    for (const [name, value] of pageHeaders(build, dev)) c.header(name, value)
    const { pathname, search: given, searchParams } = new URL(c.req.url)
    const composition = compositionOf(c)
    const screen = writtenScreen(matchScreen(pathname, composition.places), await readWritten())
    const search = pageSearch({ screen, search: given, composition })
    const lang = parseLang(searchParams.get('lang'), await spoken(pathname))
    const origin = originOf(c)
    noteScreen(c, screen.path, composition.id)
    const look = await readLook()
    // the desk keeps its colours: they say what a stay is
    const colours = isApart({ screen, composition }) ? undefined : look.style
    const banner = isDemonstration ? 'demonstration' : bannerNoted(c)
    const styles = [
      ...(colours ? [colours] : []),
      ...inlineStyles(screen, composition, readFile),
      ...menuStyles(composition),
      ...(banner ? [bannerStyle] : []),
    ]
    // a widget in a frame of /releases/compare is no page view, and reports nothing
    const isFramed = screen.name === 'widget-page' && searchParams.has('alone')
    const trace = tracing && !isFramed ? build.trace : undefined
    c.header(
      'Content-Security-Policy',
      contentPolicy(build, {
        dev,
        releases: releasesOrigin,
        styles,
        trace: trace?.start.integrity,
        needs: needsOfPage(composition),
        isFramed,
      }),
    )
    if (!isFramed) {
      c.header('Server-Timing', `view;desc="${composition.view}"${isSampled() ? ', vitals' : ''}${traced()}`)
    }

    const render = async () => {
      const [{ facts, isCurrent: hasFacts }, { texts, isCurrent: hasTexts }] = await Promise.all([
        readFacts(),
        readTexts(lang),
      ])
      const shown = { screen, lang, origin, facts, texts }
      const [page, body] = await Promise.all([
        describePage({ ...shown, pathname }),
        pageBody?.({ ...shown, address: pathname + search, search, composition, form }),
      ])
      const described = await describeRoute(page, { screen, lang, facts }, body)
      return {
        described,
        body,
        isCurrent: hasFacts && hasTexts,
        page: {
          build,
          composition,
          inDocument: documents.of(composition, screen),
          screen,
          lang,
          head: described.head,
          styles,
          look,
          facts,
          texts,
          trace,
          banner,
        },
      }
    }
    type Rendered = Awaited<ReturnType<typeof render>>
    /** The content if it is complete. */
    const wholeBody = ({ described, body, isCurrent }: Rendered) =>
      described.status === 200 && isCurrent && !described.isPartial ? body : undefined
    const read = async (rendered: Rendered) => {
      const body = wholeBody(rendered)
      return body && (await isCacheable(body)) ? textOf(renderPage({ ...rendered.page, body })) : undefined
    }
    const key = cacheKeyOf({ origin, pathname, search, lang, composition })
    const tagKey = pageKeyOf({ origin, pathname, search, lang, composition })
    const tagRendered = async (tagKey: string, before: string, rendered: Rendered) => {
      const body = wholeBody(rendered)
      // the tag of a cached page is a hash of its content
      if (tagKey === key && body && (await isCacheable(body))) return
      tags?.rendered(tagKey, { before, isRepeatable: body !== undefined && (await isRepeatable(body)) })
    }
    if (!form) {
      const findCached = () => (key === undefined ? undefined : cache?.get(key))
      let cached = findCached()
      if (!cached) {
        const tag = tagKey && tags?.get(tagKey)
        const unchanged = tag && sendUnchanged(c, tag)
        if (unchanged) return unchanged
        await turn.take()
        // another request may have rendered it meanwhile
        cached = findCached()
      }
      if (cache && cached) return sendCached(c, cached)
      const before = contentVersion?.now() ?? ''
      const rendered = await (cache && key ? cache.render(key, render, read) : render())
      if (tagKey) void tagRendered(tagKey, before, rendered)
      const { described, body, page } = rendered
      if (body) turn.lastsFor(Promise.all(body.pieces))
      return sendPieces(c, described.status, renderPage({ ...page, body }))
    }
    // the state contains one person's input
    c.header('Cache-Control', 'no-store')
    await turn.take()
    const { body, page } = await render()
    const failed = String(html`<p role="alert">${formFailedText(wordsOf(page.facts, lang), page.facts)}</p>`)
    if (!body) return c.html(failed, 503)
    const answered = await answerOf(body, failed)
    return sendPieces(c, answered.status, renderPage({ ...page, body: answered.body }))
  }

  return (c: Context, form?: SentForm): Promise<Response> =>
    orRefuse(c, async () => {
      const turn = await beginPageTurn(queue, c)
      try {
        return await answer(c, turn, form)
      } finally {
        turn.end()
      }
    })
}

const textOf = async (pieces: AsyncIterable<string>) => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/** The whole content, since its status is sent first; a form that could not be handled gets a message. */
const answerOf = async (body: PageBody, failed: string) => {
  const pieces: Piece[] = await Promise.all(body.pieces)
  const status = pieces.find((piece) => piece.status !== undefined)?.status as
    | ContentfulStatusCode
    | undefined
  if (status !== undefined) return { status, body: { ...body, pieces } }
  const told = pieces.map((piece, place) => (place === 1 ? { html: failed } : piece))
  return { status: 503 as const, body: { ...body, pieces: told } }
}
