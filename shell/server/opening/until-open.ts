import { blankFacts } from '@calm-rest/contract/hotel'
import type { ShellBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentApi, SiteStage } from '../content-api/content-api.ts'
import { noteBanner } from '../document/note-screen.ts'
import type { ContentVersion } from '../document/page-cache.ts'
import { isDesk } from '../languages/spoken-languages.ts'
import type { CallApi } from '../rendering/call-api.ts'
import { statusStyle } from '../status/status-style.ts'
import { type Closed, openingCss, openingPage } from './opening-page.ts'

interface UntilOpenDeps {
  build: Pick<ShellBuild, 'fonts'>
  contentApi: Pick<ContentApi, 'readFacts' | 'readStage'>
  /** Without it, the API is asked for every page. */
  contentVersion: ContentVersion | undefined
  callApi: CallApi
}

/** Pages of guests who have booked, and of the law: open while no bookings are taken. */
const openWhilePaused =
  /^\/(?:booking|profile|write-review|contact|privacy|terms|imprint|login|forgot-password|reset-password|confirm-email)\/?$/

/**
 * Until the property opens, guests get one page that says so, whatever they ask for, and search engines are told to list
 * nothing. While it takes no bookings, it is the same but for pages of guests who have booked, and of the law. Who is
 * signed in at the front desk sees the site as guests will see it.
 */
export const untilOpen = ({
  build,
  contentApi,
  contentVersion,
  callApi,
}: UntilOpenDeps): MiddlewareHandler => {
  const style = statusStyle(build, openingCss)
  const policy = `default-src 'none'; style-src '${style.integrity}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const stageNow = createStage(contentApi, contentVersion)

  const isStaff = async (c: Context): Promise<boolean> => {
    const cookie = c.req.header('Cookie')
    if (!cookie?.includes('calm-rest-staff=')) return false
    const call = { method: 'GET', path: '/api/staff/session', headers: { cookie } }
    return callApi(call, c).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const page = async (c: Context, stage: Closed) => {
    const asked = await contentApi.readFacts()
    const facts = asked.status === 'found' ? asked.value : blankFacts
    const lang = parseLang(c.req.query('lang') ?? c.req.header('Accept-Language'), facts.languages)
    c.header('Content-Security-Policy', policy)
    c.header('Content-Language', lang)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return c.html(openingPage({ stage, lang, css: style.text, facts }), isRead ? 200 : 409)
  }

  return async (c, next) => {
    if (isDesk(c.req.path)) return next()
    const stage = await stageNow()
    if (stage === 'open' || (stage === 'paused' && openWhilePaused.test(c.req.path))) return next()
    c.header('X-Robots-Tag', 'noindex')
    if (await isStaff(c)) {
      noteBanner(c, stage === 'paused' ? 'paused' : 'preparing')
      return next()
    }
    return c.req.path === '/sitemap.xml' ? c.notFound() : page(c, stage)
  }
}

/** Asks the API once for each version of the content. Without an answer it is as it was. */
const createStage = (
  { readStage }: Pick<ContentApi, 'readStage'>,
  contentVersion: ContentVersion | undefined,
) => {
  let last: SiteStage = 'open'
  let known: string | undefined
  return async (): Promise<SiteStage> => {
    const version = contentVersion?.now()
    if (version !== undefined && version === known) return last
    const answer = await readStage()
    if (answer.status !== 'found') return last
    last = answer.value
    known = version
    return last
  }
}
