import { blankFacts } from '@calm-rest/contract/hotel'
import type { ShellBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentApi } from '../content-api/content-api.ts'
import { noteBanner } from '../document/note-screen.ts'
import type { ContentVersion } from '../document/page-cache.ts'
import { isDesk } from '../languages/spoken-languages.ts'
import type { CallApi } from '../rendering/call-api.ts'
import { statusStyle } from '../status/status-style.ts'
import { openingCss, openingPage } from './opening-page.ts'

interface UntilOpenDeps {
  build: Pick<ShellBuild, 'fonts'>
  contentApi: Pick<ContentApi, 'readFacts' | 'readOpensSoon'>
  /** Without it, the API is asked for every page. */
  contentVersion: ContentVersion | undefined
  callApi: CallApi
}

/**
 * Until the property opens, guests get one page that says so, whatever they ask for, and search engines are told to list
 * nothing. Who is signed in at the front desk sees the site as it will be.
 */
export const untilOpen = ({
  build,
  contentApi,
  contentVersion,
  callApi,
}: UntilOpenDeps): MiddlewareHandler => {
  const style = statusStyle(build, openingCss)
  const policy = `default-src 'none'; style-src '${style.integrity}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const opensSoon = createOpensSoon(contentApi, contentVersion)

  const isStaff = async (c: Context): Promise<boolean> => {
    const cookie = c.req.header('Cookie')
    if (!cookie?.includes('calm-rest-staff=')) return false
    const call = { method: 'GET', path: '/api/staff/session', headers: { cookie } }
    return callApi(call, c).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const page = async (c: Context) => {
    const asked = await contentApi.readFacts()
    const facts = asked.status === 'found' ? asked.value : blankFacts
    const lang = parseLang(c.req.query('lang') ?? c.req.header('Accept-Language'), facts.languages)
    c.header('Content-Security-Policy', policy)
    c.header('Content-Language', lang)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return c.html(openingPage({ lang, css: style.text, facts }), isRead ? 200 : 409)
  }

  return async (c, next) => {
    if (isDesk(c.req.path) || !(await opensSoon())) return next()
    c.header('X-Robots-Tag', 'noindex')
    if (await isStaff(c)) {
      noteBanner(c, 'preparing')
      return next()
    }
    return c.req.path === '/sitemap.xml' ? c.notFound() : page(c)
  }
}

/** Asks the API once for each version of the content. Without an answer it is as it was. */
const createOpensSoon = (
  { readOpensSoon }: Pick<ContentApi, 'readOpensSoon'>,
  contentVersion: ContentVersion | undefined,
) => {
  let last = false
  let known: string | undefined
  return async (): Promise<boolean> => {
    const version = contentVersion?.now()
    if (version !== undefined && version === known) return last
    const answer = await readOpensSoon()
    if (answer.status !== 'found') return last
    last = answer.value
    known = version
    return last
  }
}
